/** Films of moving pictures, for whoever renders them by hand. */
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { paint } from "../painting/paint.ts";
import { encodeFilm } from "./encode-film.ts";
import { type Film, FRAMES_PER_SECOND } from "./film.ts";
import { takeFrames } from "./frames.ts";

export { requireFfmpeg } from "./encode-film.ts";
export { FILM_BYTES, FILM_HEIGHT, FILM_WIDTH, type Film } from "./film.ts";
export { motionSheet } from "./motion.ts";

export type RenderFilmOptions = {
  /** A Chromium; it stays open. */
  browser: Browser;
  /** Where `<name>.webm` and `<name>.mp4` go. */
  folder: string;
  /** Told how far it is, many times a second. */
  onStep: (step: string) => void;
  /** Told of every file. */
  onFile: (file: string, bytes: number, quality: number) => void;
};

/** Renders one film. Needs ffmpeg; throws when a file cannot be made small enough. */
export async function renderFilm(
  name: string,
  film: Film,
  { browser, folder, onStep, onFile }: RenderFilmOptions,
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "film-"));
  try {
    const count = film.seconds * FRAMES_PER_SECOND;
    await takeFrames(browser, paint(film.description, film), film.seconds, async (frame, png) => {
      await writeFile(join(work, `${String(frame).padStart(4, "0")}.png`), png);
      onStep(`${name}: frame ${frame + 1} of ${count}`);
    });
    onStep(`${name}: encoding`);
    await encodeFilm(join(work, "%04d.png"), join(work, name), (file, bytes, quality) =>
      onFile(file.slice(work.length + 1), bytes, quality),
    );
    await mkdir(folder, { recursive: true });
    for (const file of await readdir(work)) {
      if (/\.(webm|mp4)$/.test(file)) await copyFile(join(work, file), join(folder, file));
    }
  } finally {
    await rm(work, { recursive: true });
  }
}
