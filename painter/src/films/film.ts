import { paintPixels } from "../drawing/paint-pixels.ts";
import type { PictureDescription } from "../painting/description.ts";

/** A film: a painting with one action. */
export type Film = {
  /** The still picture, shown before and beneath the film: its first frame. */
  description: PictureDescription;
  /** Duration of one loop. */
  seconds: number;
};

export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
/** Animated "on twos": 12 drawings per second, each shown for two cinema frames. */
export const FRAMES_PER_SECOND = 12;
/** Limit per file in bytes. */
export const FILM_BYTES = 600_000;

const FRAME_BYTES = FILM_WIDTH * FILM_HEIGHT * 3;

export const frameCount = ({ seconds }: Film): number => seconds * FRAMES_PER_SECOND;

/**
 * Paints one frame with the same brush texture as the still picture.
 * @returns RGB, FILM_WIDTH × FILM_HEIGHT px; a taller picture is cropped to its bottom
 */
export async function paintFrame(film: Film, frame: number): Promise<Buffer> {
  const { data } = await paintPixels(film.description, FILM_WIDTH, frame / frameCount(film));
  return data.subarray(data.length - FRAME_BYTES);
}
