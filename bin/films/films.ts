/** A hero film: a picture slot whose painting moves. */
export type Film = {
  /** The slot whose picture stands still before the film, and under it. */
  slot: string;
  /** 6 to 12. */
  seconds: number;
};

/** Films of the site by name: public/films/<name>.webm and .mp4. */
export const FILMS: Record<string, Film> = {
  home: { slot: "home-hero-wide-dawn", seconds: 12 },
  "home-night": { slot: "home-hero-wide-night", seconds: 12 },
};

export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
export const FRAMES_PER_SECOND = 25;
/** So much a visitor's connection is asked for, in bytes. */
export const FILM_BYTES = 600_000;
