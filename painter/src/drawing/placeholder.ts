import { type Lab, toLab, rgbToHex } from "../canvas/colour.ts";
import { type Placeholder, placeholders } from "./manifest.ts";
import type { Pixels } from "./rasterise.ts";

const grounds = Object.entries(placeholders).map(
  ([name, colour]) => [name as keyof typeof placeholders, toLab(colour)] as const,
);

const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Every seventh pixel is sampled. */
const SAMPLE_STEP = 7;

/** Background nearest to the mean colour of the upper half (a sky or a wall); `clear` for a cut-out. */
export function placeholderOf({ data, info: { width, height, channels } }: Pixels): Placeholder {
  const sums = [0, 0, 0, 0];
  const end = width * Math.ceil(height / 2) * channels;
  let count = 0;
  for (let i = 0; i < end; i += SAMPLE_STEP * channels, count += 1)
    for (let channel = 0; channel < channels; channel += 1) sums[channel]! += data[i + channel]!;
  const [red, green, blue, alpha] = sums.map((sum) => Math.round(sum / count));
  if (channels === 4 && alpha! < 255) return "clear";
  const colour = toLab(rgbToHex([red! / 255, green! / 255, blue! / 255]));
  const nearest = grounds.toSorted(([, a], [, b]) => distance(a, colour) - distance(b, colour));
  return nearest[0]![0];
}
