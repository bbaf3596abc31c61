/** Earth goes up a wall by hand. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { backdrop } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure } from "../parts/close-figure.ts";

const EDGE = outlined(3);

/** A pail full of earth under its handle; (x, y) is the middle of its rim. */
export function pail(canvas: Canvas, x: number, y: number, colour: ColourName): string {
  return (
    path(
      `M${x - 66} ${y}C${x - 60} ${y - 108} ${x + 60} ${y - 108} ${x + 66} ${y}`,
      "none",
      `stroke="${canvas.colour("steelDark")}" stroke-width="9"`,
    ) +
    path(
      `M${x - 56} ${y - 4}Q${x - 20} ${y - 46} ${x + 14} ${y - 36}Q${x + 50} ${y - 30} ${x + 58} ${y - 2}Z`,
      canvas.colour("soil"),
      EDGE,
    ) +
    path(
      `M${x - 70} ${y}Q${x} ${y + 26} ${x + 70} ${y}L${x + 52} ${y + 134}Q${x} ${y + 150} ${x - 52} ${y + 134}Z`,
      canvas.colour(colour),
      EDGE,
    ) +
    line(
      `M${x - 68} ${y + 12}Q${x} ${y + 38} ${x + 68} ${y + 12}`,
      canvas.shaded(colour, -0.08),
      9,
      ROUND,
    ) +
    path(
      `M${x + 30} ${y + 20}L${x + 54} ${y + 14}L${x + 42} ${y + 128}L${x + 24} ${y + 132}Z`,
      "#fff",
      'opacity=".22"',
    )
  );
}

/** One bends and lifts, one turns and passes, one leans down from the wall: a pail between each two. */
function buckets(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.3, 0.24],
    volcanoes: [],
    horizon: 430,
    clouds: [[640, 110, 260]],
    fields: { y: 470, depth: 0.28, base: 24, bottom: 760 },
  });
  svg += path("M-10 640Q400 600 1210 660V810H-10Z", canvas.colour("earth"));
  const [a, b, c] = random.pick([
    [CAST.guest, CAST.mother, CAST.mason],
    [CAST.father, CAST.neighbor, CAST.guestMan],
    [CAST.guestMan, CAST.guest, CAST.mother],
  ] as const);
  const lifts = closeFigure(canvas, [296, 316], [146, 560], 134, {
    ...a,
    turn: 0.95,
    tilt: -10,
    mood: "effort",
    leans: true,
    legs: {
      left: { knee: [250, 716], foot: [236, 900] },
      right: { knee: [140, 730], foot: [60, 900] },
      near: "left",
    },
    left: { elbow: [262, 560], hand: [372, 628], grip: "bowl", bent: -16 },
    right: { elbow: [396, 470], hand: [424, 496], grip: "grip", bent: 40 },
  });
  const passes = closeFigure(canvas, [606, 268], [610, 830], 138, {
    ...b,
    turn: 0.5,
    tilt: 5,
    mood: "laugh",
    left: { elbow: [494, 470], hand: [466, 488], grip: "grip", bent: -6 },
    right: { elbow: [738, 500], hand: [762, 408], grip: "bowl", bent: 60 },
  });
  const takes = closeFigure(canvas, [934, 196], [1090, 440], 134, {
    ...c,
    turn: -0.6,
    tilt: -12,
    mood: "smile",
    leans: true,
    down: true,
    legs: {
      left: { knee: [1060, 640], foot: [1040, 800] },
      right: { knee: [1150, 640], foot: [1150, 800] },
    },
    left: { elbow: [846, 390], hand: [816, 286], grip: "grip" },
    right: { elbow: [996, 420], hand: [868, 376], grip: "rim", bent: -10 },
  });
  svg += takes.body;
  svg += tireWall(canvas, 880, 830, 420, 5, 200, 76);
  svg += lifts.body + passes.body;
  svg += pail(canvas, 440, 574, "marigold") + pail(canvas, 800, 366, "skyDeep");
  return svg + takes.arms + lifts.arms + passes.arms;
}

export const BUCKET_CHAIN = { buckets } as const;
