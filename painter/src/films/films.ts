/** Films of moving pictures, for whoever renders them by hand. */
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { encodeFilm, keepFrames } from "./encode-film.ts";
import type { Film } from "./film.ts";
import { frameCount, paintFrame } from "./frames.ts";

export { requireFfmpeg } from "./encode-film.ts";
export { FILM_BYTES, FILM_HEIGHT, FILM_WIDTH, type Film } from "./film.ts";
export { frameCount, paintFrame } from "./frames.ts";

export type RenderFilmOptions = {
  /** Where `<name>.webm` and `<name>.mp4` go. */
  folder: string;
  /** Told how far it is, many times a second. */
  onStep: (step: string) => void;
  /** Told of every file. */
  onFile: (file: string, bytes: number, quality: number) => void;
};

async function* framesOf(film: Film, onFrame: (frame: number) => void): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < frameCount(film); frame += 1) {
    onFrame(frame);
    yield paintFrame(film, frame);
  }
}

/** Renders one film. Needs ffmpeg; throws when a file cannot be made small enough. */
export async function renderFilm(
  name: string,
  film: Film,
  { folder, onStep, onFile }: RenderFilmOptions,
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "film-"));
  try {
    const count = frameCount(film);
    const frames = framesOf(film, (frame) => onStep(`${name}: frame ${frame + 1} of ${count}`));
    const kept = join(work, "frames.mkv");
    await keepFrames(frames, kept);
    onStep(`${name}: encoding`);
    await mkdir(folder, { recursive: true });
    await encodeFilm(kept, join(work, name), async (file, bytes, quality) => {
      await copyFile(file, join(folder, basename(file)));
      onFile(basename(file), bytes, quality);
    });
  } finally {
    await rm(work, { recursive: true });
  }
}
