/** A lesson in the shade. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round, taper } from "../../canvas/path.ts";
import { group, line, path, ROUND } from "../../canvas/svg.ts";
import { foliage } from "../../land/trees.ts";
import { hen } from "../parts/animals.ts";
import { backdrop, ground } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { outlined } from "../parts/close-face.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { silhouette } from "../parts/silhouette.ts";
import { crossedLegs, readersBook, spreadSkirt } from "../parts/seated.ts";

const EDGE = outlined(3);

/** The trunk at the right, and the branch that reaches over the whole picture. */
function trunkAndBranch(canvas: Canvas): string {
  const wood = canvas.colour("woodDark");
  const branch = taper(
    [
      [1010, 330],
      [860, 306],
      [640, 300],
      [420, 270],
      [170, 212],
      [-40, 190],
    ],
    [62, 46, 36, 30, 22, 14],
  );
  const twigs = "M600 290Q560 160 590 -20M210 226Q150 130 160 -20M780 296Q780 160 720 -20";
  return (
    line(twigs, wood, 20, ROUND) +
    path(branch, wood, EDGE) +
    path(
      "M940 -20C960 200 950 420 900 640C880 700 850 730 800 760H1190C1150 730 1120 690 1112 620C1090 420 1110 200 1130 -20Z",
      wood,
      EDGE,
    ) +
    line(
      "M1000 60C1012 260 1000 460 960 680M1060 40C1060 260 1066 470 1070 700M1096 300C1090 440 1100 560 1116 640M880 318Q760 300 640 306M560 300Q440 280 300 256",
      canvas.shaded("woodDark", 0.08),
      7,
      ROUND,
    )
  );
}

const crown = (canvas: Canvas): string =>
  foliage(
    canvas,
    [
      [40, -40, 140],
      [250, -76, 140],
      [480, -60, 150],
      [720, -30, 150],
      [960, -20, 170],
      [1180, 70, 130],
    ],
    560,
    0,
    "green",
  );

/** Whose eyes are on a book, on the grass before the tree. */
function reader(canvas: Canvas, x: number, y: number, look: CloseLook, cover: ColourName): string {
  const { body, arms } = closeFigure(canvas, [x, y], [x, y + 226], 118, {
    ...look,
    left: { elbow: [x - 104, y + 172], hand: [x - 56, y + 208], grip: "wrap" },
    right: { elbow: [x + 104, y + 172], hand: [x + 56, y + 208], grip: "wrap" },
  });
  const seat: Point = [x, y + 232];
  const legs = look.bands
    ? spreadSkirt(canvas, seat, 108, look.below ?? "indigo")
    : crossedLegs(canvas, seat, 108, look.below ?? "basalt");
  return body + legs + readersBook(canvas, x, y + 206, 118, cover) + arms;
}

/** A child astride the branch, feet in the air, a book before its nose. */
function inTheTree(canvas: Canvas, look: CloseLook): string {
  const pages = (x: number, y: number): string =>
    path(`M${x} ${y}l74 -26l10 86l-76 24Z`, canvas.colour("redHot"), EDGE) +
    path(`M${x} ${y}l-9 -3l8 86l9 1Z`, "#fffbe8", EDGE);
  const child = closeFigure(canvas, [346, 104], [322, 262], 112, {
    ...look,
    turn: 0.95,
    tilt: 12,
    down: true,
    mood: "smile",
    legs: {
      left: { knee: [440, 292], foot: [452, 380] },
      right: { knee: [426, 306], foot: [408, 402] },
      near: "right",
    },
    right: { elbow: [392, 268], hand: [462, 232], grip: "hold" },
  });
  return child.body + pages(446, 164) + child.arms;
}

/** Round holes in the leaves: where the sun comes through and lies on everything. */
function sunSpots(canvas: Canvas): string {
  const { random } = canvas;
  let holes = "";
  const spot = (x: number, y: number, r: number): void => {
    const [a, b] = [round(r), round(r * 0.86)];
    holes += `M${round(x - r)} ${round(y)}a${a} ${b} 0 1 0 ${round(r * 2)} 0a${a} ${b} 0 1 0 ${round(-r * 2)} 0Z`;
  };
  // One for every face and every book; the others fall where they like, none into another.
  const placed: [number, number, number][] = [
    [250, 470, 50],
    [262, 632, 40],
    [560, 452, 54],
    [566, 622, 42],
    [790, 520, 46],
    [770, 668, 36],
    [372, 108, 46],
    [478, 176, 36],
  ];
  for (let i = 0; i < 240 && placed.length < 58; i++) {
    const [x, y, r] = [random.between(10, 1190), random.between(20, 790), random.between(12, 34)];
    if (placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + r + 8))
      placed.push([x, y, r]);
  }
  for (const [x, y, r] of placed) spot(x, y, r);
  return holes;
}

/** The shade of the tree over all that sits in it and over the grass; the sun lies in it in rounds. */
function dappled(canvas: Canvas, shaded: string): string {
  const grass = path("M-10 640Q300 590 1210 600V810H-10Z", "#000");
  const veil = group(silhouette(grass + shaded, "#0c2744"), 'opacity=".56"');
  return shaded + group(veil, clip(canvas, `M-10 -10H1210V810H-10Z${sunSpots(canvas)}`, true));
}

/** Under an old tree: sun through the leaves lies in rounds on pages and faces; one reads on the branch. */
function readingTree(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.5],
    sunRadius: 70,
    style: "rings",
    volcanoes: [],
    horizon: 440,
    clouds: [],
    fields: { y: 492, depth: 0.3, base: 18, bottom: 700 },
    town: [120, 520, 240],
  });
  svg += ground(canvas, (x) => 600 - 20 * Math.sin((x / 1200) * Math.PI), "milpa", "greenMid");
  const { random } = canvas;
  const pupils = random.shuffle<CloseLook>([CAST.girl, CAST.boy, CAST.schoolgirl, CAST.schoolboy]);
  const teacher = random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]);
  let shaded = trunkAndBranch(canvas) + crown(canvas) + inTheTree(canvas, pupils[2]!);
  shaded += reader(
    canvas,
    256,
    468,
    { ...pupils[1]!, turn: 0.4, down: true, mood: "smile" },
    "skyDeep",
  );
  shaded += reader(
    canvas,
    790,
    506,
    { ...pupils[0]!, turn: -0.5, mood: "laugh", gaze: [-1, -0.8] },
    "marigold",
  );
  shaded += reader(
    canvas,
    556,
    444,
    { ...teacher, turn: 0.3, down: true, mood: "talk", build: 1.05 },
    "redHot",
  );
  return svg + dappled(canvas, shaded + hen(canvas, 420, 786, 1.2));
}

export const READING_TREE = { readingTree } as const;
