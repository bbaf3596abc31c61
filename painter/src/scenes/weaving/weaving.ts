/** At the backstrap loom. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { polygon, round, taper } from "../../canvas/path.ts";
import { circle, line, path, place, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { type BandName } from "../../cloth/patterns.ts";
import { flowers } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { object } from "../../objects/all.ts";
import { hen } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { readersBook, spreadSkirt } from "../parts/seated.ts";
import { backdrop, ground } from "../parts/backdrop.ts";

/** Half the width of the cloth on the loom. */
const HALF = 42;

/** Finished cloth, from the weaver towards the tree: which band, how wide. */
const CLOTH: readonly (readonly [BandName, number])[] = [
  ["camino", 46],
  ["milpa", 40],
  ["rombo", 36],
  ["cielo", 34],
  ["camino", 60],
];

/** Rods across the warp: where along it, how thick. */
const RODS: readonly (readonly [at: number, width: number, colour: ColourName])[] = [
  [0, 12, "woodLight"],
  [0.53, 9, "woodLight"],
  [0.6, 15, "wood"],
  [0.78, 8, "woodLight"],
  [1, 13, "woodLight"],
];

/** A loom of the given length along x, the weaver's end at (0, 0). */
function backstrapLoom(canvas: Canvas, length: number): string {
  const woven = length * 0.5;
  let warp = "";
  for (let i = -13; i <= 13; i++) warp += `M${round(woven)} ${i * 3.1}H${round(length)}`;
  const bed = polygon([
    [woven, -HALF],
    [length, -HALF],
    [length, HALF],
    [woven, HALF],
  ]);
  let bands = "";
  let x = 0;
  for (const [name, width] of CLOTH) {
    if (x >= woven) break;
    bands += place(x, -HALF, bandStrip(canvas, name, 0, -width, HALF * 2, width), 1, 90);
    x += width;
  }
  const cloth = polygon([
    [0, -HALF],
    [woven, -HALF],
    [woven, HALF],
    [0, HALF],
  ]);
  const rods = RODS.map(([at, width, colour]) =>
    line(`M${round(length * at)} -58V58`, canvas.colour(colour), width, ROUND),
  ).join("");
  return (
    path(bed, canvas.shaded("red", -0.12)) +
    line(warp, canvas.colour("red"), 1.9) +
    `<g ${clip(canvas, cloth)}>${bands}</g>` +
    rods
  );
}

/** A ball of thread. */
const ball = (canvas: Canvas, x: number, y: number, colour: ColourName): string =>
  circle(x, y, 22, canvas.colour(colour)) +
  line(
    `M${x - 16} ${y - 4}q16 -18 32 4M${x - 12} ${y + 8}q14 -14 28 0`,
    canvas.shaded(colour, -0.1),
    3,
  );

const BARK: readonly [number, number][] = [
  [930, 780],
  [916, 520],
  [944, 300],
];

/** A woman weaves under a tree, her loom tied to its trunk; a girl reads beside her. */
function weaving(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.3, 0.26],
    volcanoes: [{ x: 820, y: 190, reach: 330 }],
    horizon: 430,
    clouds: [[560, 120, 200]],
    fields: { y: 480, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 640 + 8 * Math.sin(x / 140), "milpa", "greenMid");
  svg += treeRound(canvas, 930, 620, 620, 0, "green", "spreading");
  svg += path(taper(BARK, [44, 30, 22]), canvas.colour("woodDark"));
  const grooves = "M918 760C912 620 914 520 930 420M944 700C940 620 938 560 946 500";
  svg += line(grooves, canvas.colour("wood"), 4, `${ROUND} opacity=".7"`);
  const [fromX, fromY, toX, toY] = [456, 640, 880, 452] as const;
  const length = Math.hypot(toX - fromX, toY - fromY);
  const degrees = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  const joined = 'stroke-linejoin="round"';
  svg += line("M866 398L940 386L896 502", canvas.colour("straw"), 6, joined);
  const { random } = canvas;
  const [one, two] = random.pick([
    [CAST.mother, CAST.girl],
    [CAST.grandmother, CAST.schoolgirl],
    [CAST.neighbor, CAST.girl],
  ] as const);
  const weaver = closeFigure(canvas, [356, 352], [330, 640], 136, {
    ...one,
    apron: undefined,
    shawl: undefined,
    turn: 0.9,
    tilt: 8,
    mood: "smile",
    left: { elbow: [276, 560], hand: [508, 616], grip: "grip" },
    right: { elbow: [470, 500], hand: [560, 552], grip: "grip" },
  });
  const girl = closeFigure(canvas, [140, 480], [140, 690], 112, {
    ...two,
    turn: 0.7,
    mood: "smile",
    left: { elbow: [46, 640], hand: [96, 686], grip: "wrap" },
    right: { elbow: [236, 640], hand: [186, 686], grip: "wrap" },
  });
  svg += weaver.body + spreadSkirt(canvas, [330, 650], 128, one.below ?? "indigo");
  // The strap around her back holds the loom.
  svg += line("M250 590Q300 640 456 596M250 610Q330 690 470 690", canvas.colour("wood"), 9, joined);
  svg += place(fromX, fromY, backstrapLoom(canvas, length), [1, 1.3], degrees) + weaver.arms;
  svg +=
    girl.body +
    spreadSkirt(canvas, [140, 690], 104, two.below ?? "indigo") +
    readersBook(canvas, 140, 690, 108, "skyDeep") +
    girl.arms;
  svg += object(canvas, "textile", 660, 790, 130) + flowers(canvas, 20, 800, 100, 9, 18);
  (["red", "marigold", "indigo", "greenMid"] as const).forEach((colour, i) => {
    svg += ball(canvas, 770 + i * 44, 776 - (i % 2) * 8, colour);
  });
  return svg + hen(canvas, 1080, 780, 1.3);
}

export const WEAVING = { weaving } as const;
