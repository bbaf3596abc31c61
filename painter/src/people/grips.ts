/** Hands holding something: an object between two fingers, another hand. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, smooth, taper } from "../canvas/path.ts";
import { line, path, place, ROUND } from "../canvas/svg.ts";
import {
  finger,
  type HandOptions,
  withLine,
  skinOf,
  type Sleeve,
  wovenSleeve,
  type SleeveShape,
} from "./forearm.ts";

/**
 * Thumb and forefinger meeting at (x, y) around something thin (pencil, thread, seed); the arm comes from the lower
 * right.
 */
export function pinch(
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
  const length = options.arm || 190;
  const elbow: Point = [96 + length * 0.86, 62 + length * 0.6];
  const wrist: Point = [104, 62];
  const forearm: readonly Point[] = [wrist, [150, 96], elbow];
  let svg = path(taper(forearm, [31, 29, 37]), plain);
  svg += line(
    smooth([
      [96, 80],
      [136, 110],
      [elbow[0] - 16, elbow[1] + 14],
    ]),
    dark,
    13,
    `${ROUND} opacity=".4"`,
  );
  if (sleeve) {
    const at = (t: number): Point => [lerp(150, elbow[0], t), lerp(96, elbow[1], t)];
    const shape: SleeveShape = { from: at(0.5), to: at(1.5), halfWidths: [40, 50] };
    svg += wovenSleeve(canvas, shape, sleeve);
  }
  for (const [[x0, y0], dy, fill] of [
    [[84, 66], 0, dark],
    [[82, 50], -20, plain],
    [[80, 32], -40, light],
  ] as const) {
    const reach = dy * 0.6;
    const line: Point[] = [
      [x0, y0],
      [46 + reach / 1.5, 78 + dy],
      [34 + reach, 64 + dy],
    ];
    svg += finger(line, [15, 12, 9.6], fill);
  }
  svg += path("M52 -30C84 -46 122 -6 132 40C134 74 112 100 88 96C60 90 44 30 52 -30Z", plain);
  svg += path("M74 88C100 98 128 84 132 48C124 70 104 84 74 88Z", dark, 'opacity=".45"');
  svg += finger(
    [
      [78, -10],
      [42, -34],
      [3, -5],
    ],
    [16, 12, 8.6],
    light,
  );
  svg += line("M49 -36q6 7 3 14M22 -22q5 5 4 10", dark, 1.8, `${ROUND} opacity=".7"`);
  svg += finger(
    [
      [98, 44],
      [56, 26],
      [4, 5],
    ],
    [17, 13, 8.8],
    plain,
  );
  svg += path("M6 -1C14 -3 24 3 26 9C20 13 10 11 5 7Z", light, 'opacity=".9"');
  svg += line("M94 60C78 52 62 42 44 32", dark, 2, `${ROUND} opacity=".7"`);
  return place(x, y, withLine(canvas, svg, scale), [options.flip ? -scale : scale, scale], degrees);
}
