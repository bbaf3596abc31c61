import type { Film } from "@long-way-home/painter/films";
import { readSlots } from "./site-build/draw-pictures.ts";

type FilmOfSlot = {
  /** The slot whose picture stands still before the film, and under it. */
  slot: string;
  /** 6 to 12. */
  seconds: number;
};

/** Films of the site by name: public/films/<name>.webm and .mp4. */
export const FILMS: Record<string, FilmOfSlot> = {
  home: { slot: "home-hero-wide-dawn", seconds: 12 },
  "home-night": { slot: "home-hero-wide-night", seconds: 12 },
  about: { slot: "about-opening", seconds: 12 },
  media: { slot: "media-opening", seconds: 12 },
  "green-builds": { slot: "green-builds-opening", seconds: 8 },
  comalapa: { slot: "comalapa-opening", seconds: 12 },
  schools: { slot: "schools-opening", seconds: 10 },
};

/** A film by its name, with the picture it moves. */
export async function readFilm(name: string): Promise<Film> {
  const film = FILMS[name];
  if (!film)
    throw new Error(`There is no film "${name}": name one of ${Object.keys(FILMS).join(", ")}.`);
  const { slot, ...rest } = film;
  const found = (await readSlots()).find((each) => each.name === slot);
  if (!found)
    throw new Error(`The film "${name}" moves the picture "${slot}", which is not there.`);
  return { ...rest, description: found.description };
}
