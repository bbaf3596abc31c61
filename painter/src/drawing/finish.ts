import { brushFor, FIXED_ONE, PERIOD } from "./brush.ts";

/** Raw pixels without alpha: red, green, blue, and any further channels. */
export type OpaquePixels = {
  data: Uint8Array;
  info: { width: number; height: number; channels: number };
};

const CHANNELS = 3;
/** Interpolation reads the right and lower neighbour, which the last row and column lack. */
const EDGE = 1;

/**
 * Applies the brush texture (`brush.ts`) to flat areas: displaces edges and varies lightness. One pass over the
 * pixels, twenty times faster than SVG filters. Deterministic.
 * @param place offset on the brush tile, an integer
 * @returns pixels of red, green and blue
 */
export function applyBrushTexture({ data, info }: OpaquePixels, place = 0): Buffer {
  const { width, height, channels } = info;
  const { side, right, down, lightness } = brushFor(width, height);
  const offset = Math.round((place % PERIOD) * (side / PERIOD)) % side;
  const output = Buffer.allocUnsafe(width * height * CHANNELS);
  const stride = width * channels;
  const farthestX = (width - 1) * FIXED_ONE - EDGE;
  const farthestY = (height - 1) * FIXED_ONE - EDGE;
  let target = 0;
  for (let y = 0; y < height; y += 1) {
    // Rows count from the bottom, where a film's frame and its still picture are aligned.
    const row = ((height - 1 - y + offset) % side) * side;
    for (let x = 0, column = offset; x < width; x += 1, target += CHANNELS) {
      const i = row + column;
      column += 1;
      if (column === side) column = 0;
      let fromX = x * FIXED_ONE + right[i]!;
      if (fromX < 0) fromX = 0;
      else if (fromX > farthestX) fromX = farthestX;
      let fromY = y * FIXED_ONE + down[i]!;
      if (fromY < 0) fromY = 0;
      else if (fromY > farthestY) fromY = farthestY;
      const u = fromX & 255;
      const v = fromY & 255;
      const above = (fromY >> 8) * stride + (fromX >> 8) * channels;
      const nextAbove = above + channels;
      const below = above + stride;
      const nextBelow = below + channels;
      const light = lightness[i]!;
      const upperRight = u * (256 - v);
      const lowerRight = u * v;
      const lowerLeft = 256 * v - lowerRight;
      const upperLeft = 65_536 - 256 * v - upperRight;
      const red =
        ((data[above]! * upperLeft +
          data[nextAbove]! * upperRight +
          data[below]! * lowerLeft +
          data[nextBelow]! * lowerRight) >>
          10) *
        light;
      const green =
        ((data[above + 1]! * upperLeft +
          data[nextAbove + 1]! * upperRight +
          data[below + 1]! * lowerLeft +
          data[nextBelow + 1]! * lowerRight) >>
          10) *
        light;
      const blue =
        ((data[above + 2]! * upperLeft +
          data[nextAbove + 2]! * upperRight +
          data[below + 2]! * lowerLeft +
          data[nextBelow + 2]! * lowerRight) >>
          10) *
        light;
      // The value has 6 fractional bits of interpolation and 8 of lightness; adding half rounds it.
      output[target] = red > 4_177_919 ? 255 : (red + 8192) >> 14;
      output[target + 1] = green > 4_177_919 ? 255 : (green + 8192) >> 14;
      output[target + 2] = blue > 4_177_919 ? 255 : (blue + 8192) >> 14;
    }
  }
  return output;
}
