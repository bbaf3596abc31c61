/** Renders films; called by hand, not by a build. */
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { encodeFilm } from "./encode-film.ts";
import { type Film, frameCount, paintFrame } from "./film.ts";

export { requireFfmpeg } from "./encode-film.ts";
export { FILM_BYTES, FILM_HEIGHT, FILM_WIDTH, frameCount, paintFrame, type Film } from "./film.ts";

export type RenderFilmOptions = {
  /** Output folder for `<name>.webm` and `<name>.mp4`. */
  folder: string;
  /** Progress callback, called many times a second. */
  onStep: (step: string) => void;
  /** Called for every file written. */
  onFile: (file: string, bytes: number, quality: number) => void;
};

/** Frames in flight: some are rasterised while another is written. */
const FRAMES_AT_ONCE = 3;

async function* framesOf(film: Film, onFrame: (frame: number) => void): AsyncGenerator<Buffer> {
  const count = frameCount(film);
  const painting: Promise<Buffer>[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    painting.push(paintFrame(film, frame));
    if (painting.length === FRAMES_AT_ONCE) yield await painting.shift()!;
    onFrame(frame + 1);
  }
  for (const last of painting) yield await last;
}

/** Renders one film. Needs ffmpeg; throws when no quality fits the size limit. */
export async function renderFilm(
  name: string,
  film: Film,
  { folder, onStep, onFile }: RenderFilmOptions,
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "film-"));
  try {
    const count = frameCount(film);
    const frames = framesOf(film, (frame) => onStep(`${name}: frame ${frame} of ${count}`));
    await mkdir(folder, { recursive: true });
    await encodeFilm(
      { frames, seconds: film.seconds },
      work,
      name,
      async (file, bytes, quality) => {
        await copyFile(file, join(folder, basename(file)));
        onFile(basename(file), bytes, quality);
      },
    );
  } finally {
    await rm(work, { recursive: true });
  }
}
