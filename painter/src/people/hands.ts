/**
 * Hands close up: fingers are tapered capsules with one crease, the forearm runs to the picture's edge, and a sleeve
 * ends in four woven lines (design 11.4). A finger is about 20 units thick at scale 1.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { type Point, round, taper } from "../canvas/path.ts";
import { line, path, place, ROUND } from "../canvas/svg.ts";
import {
  type HandOptions,
  withLine,
  skinOf,
  type Sleeve,
  wovenSleeve,
  type SleeveShape,
} from "./forearm.ts";

/** A flat hand reaching in from the right, palm down: smoothing plaster, feeling a wall. */
export function openHand(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  skin: ColourName,
  sleeve: Sleeve | null,
  options: HandOptions = {},
): string {
  const { plain, dark, light } = skinOf(canvas, skin, -0.06);
  const forearm: Point[] = [
    [0, 0],
    [70, 8],
    [170, 22],
  ];
  let svg = path(taper(forearm, [30, 25, 32]), plain);
  svg += line("M44 22C70 24 90 28 112 32", dark, 9, `${ROUND} opacity=".4"`);
  if (sleeve) {
    const shape: SleeveShape = { from: [120, 15], to: [215, 28], halfWidths: [37, 44] };
    svg += wovenSleeve(canvas, shape, sleeve);
  }
  svg += path(
    "M54 -19C30 -28 6 -38 -22 -34C-34 -30 -42 -20 -44 -6C-44 12 -40 24 -32 28C-12 38 24 34 54 31Z",
    plain,
  );
  const fingers: readonly { root: Point; knuckle: Point; tip: Point; widths: number[] }[] = [
    { root: [-26, -24], knuckle: [-66, -34], tip: [-96, -34], widths: [10.4, 9, 7.6] },
    { root: [-32, -9], knuckle: [-78, -13], tip: [-113, -11], widths: [10.8, 9.6, 8] },
    { root: [-32, 7], knuckle: [-76, 8], tip: [-108, 11], widths: [10.6, 9.4, 7.8] },
    { root: [-26, 22], knuckle: [-62, 27], tip: [-88, 31], widths: [9.8, 8.4, 7] },
  ];
  fingers.forEach(({ root, knuckle, tip, widths }, i) => {
    const side = i < 2 ? 1 : -1;
    const crease = `M${round(root[0] - 10)} ${round(root[1] + side * 9)}L${round(knuckle[0])} ${round(knuckle[1] + side * 9.4)}`;
    svg += path(taper([root, knuckle, tip], widths), i % 2 ? light : plain);
    svg += line(crease, dark, 1.5, `${ROUND} opacity=".5"`);
  });
  const thumb: Point[] = [
    [24, -22],
    [-8, -50],
    [-42, -58],
  ];
  svg += path(taper(thumb, [17, 12, 8.4]), plain);
  svg += line("M26 -8C10 -22 -2 -34 -14 -40", dark, 1.8, `${ROUND} opacity=".5"`);
  const nails = "M-90 -37q-7 1 -8 5M-106 -15q-8 1 -8 6M-101 6q-7 2 -7 7M-82 28q-6 1 -6 5";
  svg += line(nails, light, 4, `${ROUND} opacity=".8"`);
  return place(x, y, withLine(canvas, svg, scale), [options.flip ? -scale : scale, scale], degrees);
}
