/** The end of the prizes: those who did the work sit on their wall and see the day come up behind the dome. */
import { dome } from "../../built/dome.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, path } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";
import { patchwork } from "../../land/patchwork.ts";
import { nightOnly } from "../../land/day-night.ts";
import { sky } from "../../land/sky.ts";
import { flowers } from "../../land/plants.ts";
import { lampGlow, trees } from "../parts/backdrop.ts";
import { sittingDog } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { type CloseArm, closeArm } from "../parts/close-arm.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { fromBehind } from "../parts/from-behind.ts";

/** The sun, or the moon, and the dome before it. */
const [X, Y] = [868, 440];
/** Top of the wall they sit on. */
const SEAT = 742;

/** The morning star: the last of the night, the first of the evening. */
const star = (canvas: Canvas, x: number, y: number, r: number): string =>
  path(
    `M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`,
    "#fff6d8",
  ) +
  circle(
    x,
    y,
    r * 2,
    canvas.light((air) => air.sun),
    'opacity=".14"',
  );

/** Who sits there, from left to right: head, size of the head, and the look. */
const ROW: readonly (readonly [x: number, y: number, size: number, look: CloseLook])[] = [
  [486, 606, 80, { ...CAST.father, tilt: 3 }],
  [604, 600, 80, { ...CAST.mother, tilt: 5 }],
  [690, 648, 74, { ...CAST.girl, tilt: -14 }],
  [938, 594, 82, { ...CAST.mason, tilt: 2 }],
  [1064, 624, 78, { ...CAST.guest, hair: "bun", tilt: -6 }],
];

/** Their backs to us, their hands in their laps but the mother's, which lies on the girl's shoulder. */
function sitters(canvas: Canvas): { bodies: string; over: string } {
  const lap = (x: number, size: number, side: 1 | -1): CloseArm => ({
    elbow: [x + side * size * 1.02, SEAT - size * 0.5],
    hand: [x + side * size * 0.3, SEAT - size * 0.2],
  });
  let bodies = "";
  let over = "";
  for (const [x, y, size, look] of ROW) {
    const holds = look === ROW[1]![3];
    const figure = closeFigure(canvas, [x, y], [x, SEAT + 20], size, {
      ...look,
      back: true,
      feet: 900,
      left: lap(x, size * (look.build ?? 1), -1),
      right: lap(x, size * (look.build ?? 1), 1),
    });
    bodies += figure.arms + figure.body;
    if (holds)
      over = closeArm(
        canvas,
        [x + 58, y + 84],
        { elbow: [x + 66, y + 132], hand: [x + 126, y + 98], grip: "rest" },
        { skin: look.skin ?? "skin1", cloth: look.cloth, woven: true, side: 1, size: size },
      );
  }
  // The boy does not look at the sun: he has seen the star, and shows it to the mason.
  const boy = fromBehind(canvas, [812, 640], [812, SEAT + 20], 74, {
    ...CAST.schoolboy,
    turn: 1,
    mood: "laugh",
    feet: 900,
    left: lap(812, 56, -1),
    right: { elbow: [868, 640], hand: [872, 556], grip: "point" },
  });
  return { bodies: bodies + boy.body + boy.arms, over };
}

function closingWall(canvas: Canvas): string {
  let svg = sky(canvas, { style: "rings", sunX: X, sunY: Y, sunRadius: 104, reach: 290 });
  svg += star(canvas, 1000, 262, 17);
  svg += forest(
    canvas,
    (x) => 600 + 10 * Math.sin(x / 130),
    canvas.light((air) => air.farVolcano[1]),
    { size: 20, pines: 0.2, shadow: 0 },
  );
  svg += patchwork(canvas, (x) => 632 + 12 * Math.sin(x / 160), {
    depth: 0.24,
    strips: 4,
    base: 22,
    growth: 1.3,
    parcel: 110,
    slant: 26,
    warmth: 0.5,
    bottom: 790,
  }).svg;
  svg += trees(
    canvas,
    [
      [60, 690, 190, "round", "green"],
      [170, 690, 130, "cypress"],
      [1156, 690, 220, "pine"],
    ],
    0.1,
  );
  svg += dome(canvas, X, 690, 206, {
    rows: 20,
    ratio: 1.34,
    colour: "adobe",
    depth: 0.04,
    bottles: 9,
    door: true,
    doorOpen: true,
  });
  svg += nightOnly(canvas, lampGlow(canvas, X, 650, 150, 90, 0.8));
  svg += path("M-10 700C300 690 900 690 1210 704V810H-10Z", canvas.colour("greenMid", 0.05));
  svg += flowers(canvas, 20, 744, 340, 22, 12);
  const { bodies, over } = sitters(canvas);
  svg += bodies + over + tireWall(canvas, 330, 840, 900, 2, 128, 50);
  return svg + sittingDog(canvas, 372, SEAT + 2, 1.1);
}

export const CLOSING_WALL = { closingWall } as const;
