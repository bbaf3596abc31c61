import { brushed } from "../drawing/rasterise.ts";
import { paint } from "../painting/paint.ts";
import { type Film, FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND } from "./film.ts";

const FRAME_BYTES = FILM_WIDTH * FILM_HEIGHT * 3;

export const frameCount = ({ seconds }: Film): number => seconds * FRAMES_PER_SECOND;

/**
 * Paints one frame as a still picture is painted, with the same marks of the brush at the same places.
 * @returns red, green and blue of FILM_WIDTH × FILM_HEIGHT pixels: the picture's foot, if it is higher
 */
export async function paintFrame(film: Film, frame: number): Promise<Buffer> {
  const svg = paint(film.description, frame / frameCount(film));
  const [, , w, h] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(" ").map(Number);
  const height = Math.round(FILM_WIDTH * (h! / w!));
  const { data } = await brushed(Buffer.from(svg), { width: FILM_WIDTH, height });
  return data.subarray(data.length - FRAME_BYTES);
}
