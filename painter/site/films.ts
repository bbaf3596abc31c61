import { renderFilm, requireFfmpeg, type Film } from "../src/films/films.ts";
import type { Slot } from "./slots.ts";

type FilmOfSlot = {
  /** Slot of the still picture, the film's first frame. */
  slot: string;
  /** Duration, 6 to 12. */
  seconds: number;
};

/** The site's films by name: public/films/<name>.webm and .mp4. */
export const FILMS: Record<string, FilmOfSlot> = {
  home: { slot: "home-hero-wide-dawn", seconds: 12 },
  "home-night": { slot: "home-hero-wide-night", seconds: 12 },
  about: { slot: "about-opening", seconds: 12 },
  media: { slot: "media-opening", seconds: 12 },
  "green-builds": { slot: "green-builds-opening", seconds: 8 },
  comalapa: { slot: "comalapa-opening", seconds: 12 },
  schools: { slot: "schools-opening", seconds: 10 },
};

/** The film of this name with the description of its picture. */
export function findFilm(name: string, slots: readonly Slot[]): Film {
  const film = FILMS[name];
  if (!film)
    throw new Error(`There is no film "${name}": name one of ${Object.keys(FILMS).join(", ")}.`);
  const { slot, ...rest } = film;
  const found = slots.find((each) => each.name === slot);
  if (!found)
    throw new Error(`The film "${name}" moves the picture "${slot}", which is not there.`);
  return { ...rest, description: found.description };
}

function logProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
}

/**
 * Renders films into public/films/, all of them if no name is passed. Needs ffmpeg and about a minute per film; the
 * output is committed.
 */
export async function renderFilms(
  wanted: readonly string[],
  slots: readonly Slot[],
): Promise<void> {
  await requireFfmpeg();
  for (const name of wanted.length > 0 ? wanted : Object.keys(FILMS)) {
    await renderFilm(name, findFilm(name, slots), {
      folder: "public/films",
      onStep: logProgress,
      onFile(file, bytes, quality) {
        logProgress("");
        console.log(`${file}  ${bytes} bytes, quality ${quality}`);
      },
    });
  }
}
