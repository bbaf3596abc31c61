/** Hands that hold something: a thing between two fingers, another hand. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, round, smooth, taper } from "../canvas/path.ts";
import { line, path, place, ROUND } from "../canvas/svg.ts";
import {
  alongSleeve,
  finger,
  type HandOptions,
  lined,
  skinOf,
  type Sleeve,
  sleeveCloth,
  type SleeveShape,
} from "./forearm.ts";

/**
 * Thumb and forefinger meeting at (x, y) around something thin, such as a pencil, a thread or a seed;
 * the arm comes from the lower right.
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
    svg += sleeveCloth(canvas, shape, sleeve);
    sleeve.bands.forEach((band, i) => {
      const middle = alongSleeve(shape, 0.06 + i * 0.15);
      const dx = 0.57 * middle.half;
      const dy = 0.82 * middle.half;
      const d = `M${round(middle.x - dx)} ${round(middle.y + dy)}L${round(middle.x + dx)} ${round(middle.y - dy)}`;
      const stitched = i % 3 === 1 ? 'stroke-dasharray="8 5"' : "";
      svg += line(d, canvas.colour(band), i % 2 ? 5 : 8, stitched);
    });
  }
  svg += finger(
    [
      [84, 66],
      [46, 78],
      [34, 64],
    ],
    [15, 12, 9.6],
    dark,
  );
  svg += finger(
    [
      [82, 50],
      [36, 60],
      [20, 44],
    ],
    [15, 12, 9.6],
    plain,
  );
  svg += finger(
    [
      [80, 32],
      [30, 40],
      [10, 24],
    ],
    [15, 12, 9.6],
    light,
  );
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
  return place(x, y, lined(canvas, svg, scale), [options.flip ? -scale : scale, scale], degrees);
}

/** Two right hands that shake at (x, y): the arms come from left and right. */
export function handshake(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  left: { skin: ColourName; sleeve: Sleeve },
  right: { skin: ColourName; sleeve: Sleeve },
): string {
  const arm = (side: 1 | -1, { skin, sleeve }: { skin: ColourName; sleeve: Sleeve }): string => {
    const { plain, dark } = skinOf(canvas, skin, -0.06);
    const shape: SleeveShape = {
      from: [side * 118, 10],
      to: [side * 330, 60],
      halfWidths: [46, 62],
    };
    const bands = sleeve.bands
      .map((band, i) => {
        const at = alongSleeve(shape, 0.05 + i * 0.12);
        const d = `M${round(at.x + side * 8)} ${round(at.y - at.half)}L${round(at.x - side * 8)} ${round(at.y + at.half)}`;
        const stitched = i % 3 === 1 ? 'stroke-dasharray="9 6"' : "";
        return line(d, canvas.colour(band), i % 2 ? 6 : 10, stitched);
      })
      .join("");
    const forearm: readonly Point[] = [
      [side * 30, 0],
      [side * 90, 6],
      [side * 150, 16],
    ];
    return (
      path(taper(forearm, [33, 30, 35]), plain) +
      line(`M${side * 44} 26L${side * 120} 36`, dark, 10, `${ROUND} opacity=".45"`) +
      sleeveCloth(canvas, shape, sleeve) +
      bands
    );
  };
  const near = skinOf(canvas, left.skin, -0.06);
  const far = skinOf(canvas, right.skin, -0.06);
  let svg = arm(1, right);
  // The far hand: its fingers show below the near hand, its thumb above.
  svg += path("M44 -34C8 -40 -30 -28 -44 -8C-50 22 -14 44 24 38Z", far.plain);
  svg += arm(-1, left);
  svg += path("M-44 -34C-10 -42 26 -32 42 -12C52 16 30 40 -20 38C-40 36 -50 20 -50 4Z", near.plain);
  [0, 1, 2, 3].forEach((i) => {
    const fy = -18 + i * 16;
    svg += finger(
      [
        [8, fy + 2],
        [44, fy + 6],
        [62 - i * 4, fy + 12],
      ],
      [9.6, 9, 8],
      i % 2 ? near.light : near.plain,
    );
    svg += line(`M10 ${fy + 11}L50 ${fy + 14}`, near.dark, 1.8, `${ROUND} opacity=".6"`);
  });
  [0, 1, 2].forEach((i) => {
    svg += finger(
      [
        [-46 + i * 22, 36],
        [-42 + i * 22, 46],
        [-30 + i * 22, 52],
      ],
      [9, 9, 7.6],
      i % 2 ? far.light : far.plain,
    );
  });
  svg += finger(
    [
      [60, -24],
      [26, -42],
      [-10, -40],
    ],
    [14, 12, 9],
    far.plain,
  );
  svg += finger(
    [
      [-58, -22],
      [-26, -46],
      [6, -46],
    ],
    [14, 12, 9.4],
    near.light,
  );
  svg += line("M-40 -26C-28 -38 -14 -40 0 -38", near.dark, 2, `${ROUND} opacity=".6"`);
  return place(x, y, lined(canvas, svg, scale), scale);
}
