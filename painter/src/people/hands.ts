/**
 * Hands close up: fingers are tapered capsules with one crease, the forearm leaves the frame, and a
 * sleeve ends in four woven lines (design 11.4). A finger is about 20 units thick at scale 1.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { type Point, round, taper } from "../canvas/path.ts";
import { line, path, place, rectangle, ROUND } from "../canvas/svg.ts";
import {
  alongSleeve,
  armShade,
  type HandOptions,
  lined,
  skinOf,
  type Sleeve,
  sleeveCloth,
  type SleeveShape,
} from "./forearm.ts";

/**
 * A hand gripping a shaft that runs along x through (x, y); the arm comes from below. Turned by
 * `degrees` it grips shafts of any direction.
 */
export function fist(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  skin: ColourName,
  sleeve: Sleeve | null,
  options: HandOptions = {},
): string {
  const { plain, dark, light } = skinOf(canvas, skin, -0.055);
  const arm = options.arm || 150;
  const forearm: readonly Point[] = [
    [0, 18],
    [-6, 60],
    [-16, arm],
  ];
  const halfWidths = [22, 23, 29];
  let svg = path(taper(forearm, halfWidths), plain) + armShade(forearm, halfWidths, -1, dark);
  if (sleeve) {
    const shape: SleeveShape = {
      from: [-11, arm * 0.56],
      to: [-20, arm * 1.25],
      halfWidths: [30, 36],
    };
    svg += sleeveCloth(canvas, shape, sleeve);
    sleeve.bands.forEach((band, i) => {
      const at = alongSleeve(shape, i * 0.13);
      const d = `M${round(at.x - at.half)} ${round(at.y + 5)}L${round(at.x + at.half)} ${round(at.y + 8)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="6 4"' : "";
      svg += line(d, canvas.colour(band), i % 2 ? 4 : 7, stitched);
    });
  }
  const back =
    "M-34 -4C-38 18-26 40-6 42C16 44 33 34 35 12C36 -2 34 -12 30 -14H-28C-32 -14-33.4 -10-34 -4Z";
  svg += path(back, plain);
  [-27, -9, 9, 27].forEach((across, i) => {
    const inner = i === 1 || i === 2;
    svg += rectangle(
      across - 9.6,
      -24 - (inner ? 3 : 0),
      19.2,
      inner ? 46 : 42,
      9.4,
      i % 2 ? plain : light,
    );
    svg += line(`M${round(across - 5)} -17q5 -4.5 10 0`, dark, 1.6, `${ROUND} opacity=".7"`);
    if (i) svg += line(`M${round(across - 9)} -18V14`, dark, 1.8, ROUND);
  });
  const thumb: Point[] = [
    [-30, 24],
    [-16, 16],
    [4, 15],
    [17, 16],
  ];
  svg +=
    path(taper(thumb, [12, 10.5, 9.4, 8]), plain) +
    line("M-22 27C-10 24 4 25 16 24.6", dark, 1.8, ROUND) +
    path("M8 10.5C14 9.5 20 11 22 15C20 18 14 18 9 17Z", light, 'opacity=".8"');
  const heel = "M-34 6C-36 22 -26 40 -6 42C0 42 6 41 12 39C-4 38 -22 30 -34 6Z";
  svg += path(heel, dark, 'opacity=".5"');
  return place(x, y, lined(canvas, svg, scale), [options.flip ? -scale : scale, scale], degrees);
}

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
    svg += sleeveCloth(canvas, shape, sleeve);
    sleeve.bands.forEach((band, i) => {
      const at = alongSleeve(shape, 0.03 + i * 0.17);
      const d = `M${round(at.x + 5)} ${round(at.y - at.half)}L${round(at.x - 5)} ${round(at.y + at.half)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="7 5"' : "";
      svg += line(d, canvas.colour(band), i % 2 ? 5 : 8, stitched);
    });
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
  return place(x, y, lined(canvas, svg, scale), [options.flip ? -scale : scale, scale], degrees);
}
