import type { Canvas } from "../canvas/canvas.ts";
import type { Colour } from "../canvas/palette.ts";
import { round } from "../canvas/path.ts";
import { line, rectangle, ROUND } from "../canvas/svg.ts";

/** Below this height the weave and the seam would not be seen. */
const SMALL = 9;

/** One earthbag, seen from the side; (x, y) is its upper left corner. Usually 3.5 : 1. */
export function bag(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
  colour: Colour = "sand",
): string {
  const dark = canvas.shaded(colour, -0.1, depth);
  const light = canvas.shaded(colour, 0.06, depth);
  const h = height;
  const top = `M${round(x + h * 0.4)} ${round(y + h * 0.24)}H${round(x + width - h * 0.5)}`;
  const foot = `M${round(x + h * 0.4)} ${round(y + h * 0.8)}H${round(x + width - h * 0.4)}`;
  let svg = rectangle(x, y, width, h, h * 0.44, canvas.colour(colour, depth));
  svg += line(top, light, h * 0.12, ROUND) + line(foot, dark, h * 0.1, `${ROUND} opacity=".7"`);
  if (h <= SMALL) return svg;
  let weave = "";
  for (let i = 0; i < 4; i++)
    weave += `M${round(x + width * (0.22 + i * 0.18))} ${round(y + h * 0.38)}l${round(h * 0.12)} ${round(h * 0.28)}`;
  const seam = `M${round(x + width - h * 0.34)} ${round(y + h * 0.22)}q${round(h * 0.16)} ${round(h * 0.28)} 0 ${round(h * 0.56)}`;
  svg += line(weave, dark, Math.max(0.8, h * 0.05), `opacity=".55" ${ROUND}`);
  const stitches = `stroke-dasharray="${round(h * 0.1)} ${round(h * 0.08)}"`;
  return svg + line(seam, dark, Math.max(0.8, h * 0.07), stitches);
}
