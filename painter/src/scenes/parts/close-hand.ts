/**
 * Hands of people close up. Units are 62 to a head; the forearm comes from the left and ends at the
 * wrist, (-10, 0); the thumb is above.
 */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round } from "../../canvas/path.ts";
import { line, path, place, ROUND } from "../../canvas/svg.ts";
import { finger, EDGE, PALM, type Skin } from "./close-finger.ts";
import { bowl, hold, open, rest, rim } from "./close-hold.ts";

/**
 * `grip` is closed around something thin, `wrap` lies around something thick, `flat` lies on something
 * or waves, `point` shows the way, `pinch` holds a pen, a thread or a seed between two finger tips,
 * 38 units before the wrist. `rim` has its fingers over an edge in front and the thumb behind it, `hold` its
 * thumb in front of a sheet, a plate or a board and the fingers behind: the thing's edge lies 6 units before
 * the wrist. `bowl` carries from below, 20 units before the wrist, and two of them make a cup; `rest` lies at
 * ease on a knee, a table or a shoulder; `open` is a palm with its fingers apart, that waves or halts.
 */
export type CloseGrip =
  | "grip"
  | "wrap"
  | "flat"
  | "point"
  | "pinch"
  | "rim"
  | "hold"
  | "bowl"
  | "rest"
  | "open";

export interface CloseHand {
  at: Point;
  /** Direction of the hand; 0 points to the right. */
  degrees: number;
  grip: CloseGrip;
  skin: ColourName;
  /** Units of the canvas for one of the hand. */
  scale: number;
  /** The thumb below. */
  flip?: boolean;
}

/** Four fingers folded back over the palm, knuckle beside knuckle. */
const folded = (x: number, { plain, light, crease }: Skin): string =>
  [9.4, 3.4, -2.8, -9]
    .map((y, i) => {
      const tip = x + [0, 1.6, 2, 0.6][i]!;
      return (
        finger(
          [
            [tip, y],
            [tip + 11, y - 0.6],
          ],
          [4, 3.7],
          i === 3 ? light : plain,
        ) + line(`M${round(tip + 3)} ${round(y - 2.4)}q2.4 2.2 .4 4.6`, crease, 1.1, ROUND)
      );
    })
    .join("");

const grip = (skin: Skin): string =>
  path(PALM, skin.plain, EDGE) +
  folded(6, skin) +
  finger(
    [
      [-4, -9],
      [4, -13],
      [14, -11.6],
    ],
    [4.6, 4.4, 3.6],
    skin.light,
  );

/** Long fingers one above the other around something thick, the thumb on its near side. */
const wrap = (skin: Skin): string =>
  finger(
    [
      [-3, -8],
      [4, -19],
      [13, -25],
    ],
    [5.4, 4.8, 3.8],
    skin.plain,
  ) +
  path(PALM, skin.plain, EDGE) +
  [10, 3.6, -3, -9.4]
    .map((y, i) => {
      const reach = [24, 31, 34, 30][i]!;
      return (
        finger(
          [
            [8, y],
            [reach * 0.62, y - 1.6],
            [reach, y + 2],
          ],
          [4.4, 4.3, 3.5],
          i % 2 ? skin.light : skin.plain,
        ) + line(`M${round(reach * 0.6)} ${round(y - 4)}q1.8 2.4 .4 4.8`, skin.crease, 1.1, ROUND)
      );
    })
    .join("") +
  path("M4 -12C10 -10 12 8 5 12C0 12 -2 -10 4 -12Z", skin.plain);

/** Fingers side by side, a little apart, with their nails; the thumb lies along the hand. */
const flat = (skin: Skin): string =>
  finger(
    [
      [-4, -7],
      [8, -14.4],
      [21, -16.6],
    ],
    [5.4, 4.5, 3.1],
    skin.plain,
  ) +
  [
    [8.6, 11.4, 33],
    [3.6, 4, 40],
    [-2, -2.8, 42],
    [-7.4, -8.8, 37],
  ]
    .map(
      ([y, end, reach], i) =>
        finger(
          [
            [8, y!],
            [reach! * 0.62, (y! + end!) / 2 - 0.8],
            [reach!, end! + 1],
          ],
          [4.5, 4.2, 3],
          i % 2 ? skin.light : skin.plain,
        ) +
        line(
          `M${round(reach! * 0.6)} ${round((y! + end!) / 2 - 3)}q1.6 2 .4 4`,
          skin.crease,
          1,
          ROUND,
        ),
    )
    .join("") +
  path("M-11 -7.4C-4 -11 4 -12 12 -11.4L14 12C6 13 -4 12 -11 7.4Z", skin.plain) +
  line(
    "M-8 -9C-2 -11.4 4 -12 9 -11.8M-9 8.6C-3 12 4 13 9 13",
    "#2a1416",
    1.7,
    `${ROUND} stroke-opacity=".6"`,
  ) +
  line("M13 -6.4q-3 .8 -4 2.4M14 .2q-3 .4 -4.4 1.6M13.4 6.4q-3 0 -4 1", skin.crease, 1.2, ROUND);

const point = (skin: Skin): string =>
  path(PALM, skin.plain, EDGE) +
  folded(5, skin) +
  finger(
    [
      [4, -9.6],
      [24, -11],
      [42, -10],
    ],
    [4.8, 4.3, 3.2],
    skin.light,
  ) +
  line("M23 -14q1.6 2.6 .4 5.4", skin.crease, 1.1, ROUND) +
  finger(
    [
      [-3, -7],
      [7, -5.4],
      [15, -3],
    ],
    [4.6, 4.2, 3.4],
    skin.plain,
  );

const pinch = (skin: Skin): string =>
  path(PALM, skin.plain, EDGE) +
  folded(5, skin) +
  finger(
    [
      [-2, -6],
      [12, -2],
      [28, 1],
    ],
    [4.8, 4.4, 3],
    skin.plain,
  ) +
  finger(
    [
      [4, -10],
      [18, -14],
      [29, -2],
    ],
    [4.8, 4.3, 3],
    skin.light,
  ) +
  line("M17 -18q2.4 2 1.6 5", skin.crease, 1.1, ROUND);

const SHAPES: Readonly<Record<CloseGrip, (skin: Skin) => string>> = {
  grip,
  wrap,
  flat,
  point,
  pinch,
  rim,
  hold,
  bowl,
  rest,
  open,
};

/** A hand; one that points to the left is the mirrored one, so that its thumb stays above. */
export function closeHand(
  canvas: Canvas,
  { at, degrees, grip: shape, skin, scale, flip }: CloseHand,
): string {
  const tones: Skin = {
    plain: canvas.colour(skin),
    light: canvas.shaded(skin, 0.03),
    crease: canvas.shaded(skin, -0.13),
  };
  const turned = Math.abs(((degrees + 540) % 360) - 180);
  return place(
    at[0],
    at[1],
    SHAPES[shape](tones),
    [scale, turned > 90 !== !!flip ? -scale : scale],
    degrees,
  );
}
