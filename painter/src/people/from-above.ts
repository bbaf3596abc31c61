/**
 * A person seen from straight above: hat or hair, shoulders and arms. Origin: centre of the head, facing down the
 * page; a head with hat is about 110 units wide at scale 1.
 */
import type { Canvas } from "../canvas/canvas.ts";
import { contoured } from "../canvas/contour.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, taper } from "../canvas/path.ts";
import { openHand } from "./hands.ts";
import { circle, ellipse, line, path, place, ring } from "../canvas/svg.ts";

export interface FromAboveLook {
  cloth: ColourName;
  /** Colours of two lines across the shoulders of a woven blouse. */
  bands?: readonly [ColourName, ColourName];
  skin?: ColourName;
  head: "straw" | "hair" | "braids" | "cap";
  headColour?: ColourName;
  /** Positions of the left and right hand. */
  hands: readonly [Point, Point];
}

/** Outline width in canvas units. */
const LINE = 2;

/** Hat or hair from above, around (0, 0). */
function headwear(canvas: Canvas, { head, headColour, skin = "skin1" }: FromAboveLook): string {
  if (head === "straw")
    return (
      circle(0, 0, 56, canvas.colour("straw")) +
      ring(0, 0, 48, canvas.shaded("straw", -0.07), 3, 'stroke-dasharray="6 4"') +
      ring(0, 0, 40, canvas.shaded("straw", -0.05), 2.4) +
      circle(2, -2, 29, canvas.colour(headColour || "red")) +
      circle(2, -3, 24, canvas.shaded("straw", 0.03))
    );
  if (head === "cap")
    return (
      path("M-22 26Q0 62 22 26Z", canvas.shaded(headColour || "indigo", -0.06)) +
      circle(0, 0, 35, canvas.colour(headColour || "indigo")) +
      line("M0 -34V34M-30 -14Q0 4 30 -14", canvas.shaded(headColour || "indigo", 0.1), 2.4) +
      circle(0, 0, 4, canvas.shaded(headColour || "indigo", 0.14))
    );
  const hair = canvas.colour("hair");
  const part = line("M0 -34V20", canvas.shaded(skin, -0.02), 3);
  const braids =
    head === "braids"
      ? line(
          "M-20 -16C-32 -20 -38 -26 -34 -38M20 -16C32 -20 38 -26 34 -38",
          hair,
          14,
          'stroke-linecap="round"',
        ) +
        line(
          "M-37 -28L-34 -38M37 -28L34 -38",
          canvas.colour(headColour || "rose"),
          6,
          'stroke-linecap="round" stroke-dasharray="7 6"',
        )
      : "";
  return (
    path("M-8 26Q0 40 8 26Z", canvas.colour(skin)) + braids + ellipse(0, 0, 33, 36, hair) + part
  );
}

/** Converts a point of the picture to the coordinates of a person with the head at (x, y), for their `hands`. */
export function seenBy(x: number, y: number, scale: number, degrees: number): (at: Point) => Point {
  const turn = (-degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
  return ([px, py]) => [(px - x) * c - (py - y) * s, (px - x) * s + (py - y) * c];
}

/** A person with the head at (x, y), rotated by `degrees` from facing down. */
export function fromAbove(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  degrees: number,
  look: FromAboveLook,
): string {
  const skin = canvas.colour(look.skin || "skin1");
  const cloth = canvas.colour(look.cloth);
  const arm = (side: 1 | -1, hand: Point): string => {
    const shoulder: Point = [side * 68, 0];
    const elbow: Point = [lerp(shoulder[0], hand[0], 0.45) + side * 20, lerp(0, hand[1], 0.42)];
    const cuff: Point = [lerp(elbow[0], hand[0], 0.1), lerp(elbow[1], hand[1], 0.1)];
    const along = (Math.atan2(elbow[1] - hand[1], elbow[0] - hand[0]) * 180) / Math.PI;
    // A mirrored hand has its forearm on the other side.
    const degrees = side > 0 ? along + 180 : along;
    return (
      path(taper([shoulder, elbow, hand], [18, 15, 9]), skin) +
      openHand(canvas, hand[0], hand[1], 0.33, degrees, look.skin || "skin1", null, {
        flip: side > 0,
      }) +
      path(taper([shoulder, cuff], [26, 21]), cloth)
    );
  };
  let svg = ellipse(-8, 14, 104, 54, "#150a14", 'opacity=".16"');
  svg += arm(-1, look.hands[0]) + arm(1, look.hands[1]);
  svg += path(
    "M-96 0C-96 -36 -50 -44 0 -44C50 -44 96 -36 96 0C96 30 50 38 0 38C-50 38 -96 30 -96 0Z",
    cloth,
  );
  if (look.bands)
    svg +=
      line("M-74 -30Q-60 0 -74 28M74 -30Q60 0 74 28", canvas.colour(look.bands[0]), 8) +
      line(
        "M-56 -38Q-44 0 -56 32M56 -38Q44 0 56 32",
        canvas.colour(look.bands[1]),
        6,
        'stroke-dasharray="8 6"',
      );
  const figure = contoured(svg + headwear(canvas, look), canvas.colour("hair"), LINE / scale);
  return place(x, y, figure, scale, degrees);
}
