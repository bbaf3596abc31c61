import type { Sharp } from "sharp";
import { type Lab, lab, rgbToHex } from "../canvas/colour.ts";
import { type Placeholder, placeholders } from "./manifest.ts";

const grounds = Object.entries(placeholders).map(
  ([name, colour]) => [name as keyof typeof placeholders, lab(colour)] as const,
);

const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/**
 * The ground nearest to the upper half of a picture: its sky, or the wall of a room. `clear` for a
 * cut-out.
 */
export async function placeholderOf(
  image: Sharp,
  size: { width: number; height: number },
): Promise<Placeholder> {
  const upper = { left: 0, top: 0, width: size.width, height: Math.ceil(size.height / 2) };
  const mean = image
    .extract(upper)
    .toColourspace("srgb")
    .ensureAlpha()
    .resize(1, 1, { fit: "fill" });
  const [red, green, blue, alpha] = await mean.raw().toBuffer();
  if (alpha! < 255) return "clear";
  const colour = lab(rgbToHex([red! / 255, green! / 255, blue! / 255]));
  const nearest = grounds.toSorted(([, a], [, b]) => distance(a, colour) - distance(b, colour));
  return nearest[0]![0];
}
