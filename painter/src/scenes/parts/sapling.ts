/** A young pine near us, as it comes from the nursery. */
import type { Canvas } from "../../canvas/canvas.ts";
import { type Point, round } from "../../canvas/path.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { outlined } from "./close-face.ts";

const WHORLS = 6;

/** Long soft needles in whorls around one stem, which stands at (x, y). */
export function sapling(canvas: Canvas, [x, y]: Point, height: number): string {
  let dark = "";
  let bright = "";
  for (let whorl = 0; whorl < WHORLS; whorl++) {
    const t = whorl / WHORLS;
    const at = y - height * (0.26 + 0.66 * t);
    const reach = height * (0.34 - 0.2 * t);
    for (let i = 0; i < 9; i++) {
      const angle = ((i - 4) / 4) * 1.34 - Math.PI / 2;
      const end: Point = [
        round(x + Math.cos(angle) * reach),
        round(at + Math.sin(angle) * reach * 0.8 + Math.abs(i - 4) * reach * 0.1),
      ];
      const needle = `M${x} ${round(at)}Q${round(x + (end[0] - x) * 0.6)} ${round(at - reach * 0.34)} ${end[0]} ${end[1]}`;
      if (i % 2) bright += needle;
      else dark += needle;
    }
  }
  return (
    line(dark, "#2a1416", height * 0.05, `${ROUND} opacity=".5"`) +
    line(`M${x} ${y}V${round(y - height * 0.88)}`, canvas.colour("wood"), height * 0.045, ROUND) +
    line(dark, canvas.colour("green"), height * 0.034, ROUND) +
    line(
      `M${x} ${round(y - height * 0.84)}V${round(y - height)}`,
      canvas.colour("lime"),
      height * 0.03,
      ROUND,
    ) +
    line(bright, canvas.colour("lime"), height * 0.03, ROUND)
  );
}

/** The black bag a sapling grows up in, filled with soil, the middle of its top at (x, y). */
export const nurseryBag = (canvas: Canvas, [x, y]: Point, width: number): string =>
  path(
    `M${x - width / 2} ${y}Q${x - width * 0.46} ${y + width} ${x - width * 0.36} ${y + width * 1.1}H${x + width * 0.36}Q${x + width * 0.46} ${y + width} ${x + width / 2} ${y}Z`,
    canvas.colour("rubber"),
    outlined(2.6),
  ) +
  ellipse(x, y, width / 2, width * 0.15, canvas.colour("soil"), outlined(2.6)) +
  line(
    `M${x + width * 0.24} ${y + width * 0.3}L${x + width * 0.2} ${y + width * 0.9}`,
    canvas.colour("rubberLight"),
    5,
    ROUND,
  );
