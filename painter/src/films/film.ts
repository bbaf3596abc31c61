import { paintPixels } from "../drawing/paint-pixels.ts";
import type { PictureDescription } from "../painting/description.ts";

/** A film: a painting with a deed in it. */
export type Film = {
  /** The picture that stands still before the film, and under it: the film's first frame. */
  description: PictureDescription;
  /** How long it runs before it begins again. */
  seconds: number;
};

export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
/** On twos, as painted films are made: twelve drawings a second, each held for two of a cinema's frames. */
export const FRAMES_PER_SECOND = 12;
/** So much a visitor's connection is asked for, in bytes. */
export const FILM_BYTES = 600_000;

const FRAME_BYTES = FILM_WIDTH * FILM_HEIGHT * 3;

export const frameCount = ({ seconds }: Film): number => seconds * FRAMES_PER_SECOND;

/**
 * Paints one frame as a still picture is painted, with the same marks of the brush at the same places.
 * @returns red, green and blue of FILM_WIDTH × FILM_HEIGHT pixels: the picture's foot, if it is higher
 */
export async function paintFrame(film: Film, frame: number): Promise<Buffer> {
  const { data } = await paintPixels(film.description, FILM_WIDTH, frame / frameCount(film));
  return data.subarray(data.length - FRAME_BYTES);
}
