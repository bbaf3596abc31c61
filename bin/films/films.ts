import type { Crossing } from "#painter/scene.ts";

/** A hero film: a picture slot whose painting moves, and what crosses it if it is a scene. */
export type Film = Crossing & {
  /** The slot whose picture stands still before the film, and under it. */
  slot: string;
  /** 6 to 12. */
  seconds: number;
};

/** Films of the site by name: public/films/<name>.webm and .mp4. */
export const FILMS: Record<string, Film> = {
  home: { slot: "home-hero-wide-dawn", seconds: 12 },
  "home-night": { slot: "home-hero-wide-night", seconds: 12 },
  about: { slot: "about-opening", seconds: 8, birds: 190 },
  media: { slot: "media-opening", seconds: 8 },
  "mission-vision": { slot: "mission-vision-opening", seconds: 8, birds: 220 },
  volunteer: { slot: "volunteer-opening", seconds: 8, birds: 230 },
  "green-builds": { slot: "green-builds-opening", seconds: 8, birds: 250 },
  comalapa: { slot: "comalapa-opening", seconds: 8, birds: 200 },
  schools: { slot: "schools-opening", seconds: 8, birds: 230 },
};

export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
export const FRAMES_PER_SECOND = 25;
/** So much a visitor's connection is asked for, in bytes. */
export const FILM_BYTES = 600_000;
