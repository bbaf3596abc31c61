/** The library, and a book in a pupil's hands. */
import { bottleDisc, GLASS } from "../../built/bottle.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { circle, ellipse, place, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { sleepingCat } from "../parts/animals.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { sheet } from "../parts/grounds.ts";
import { crossedLegs, readersBook, spreadSkirt } from "../parts/seated.ts";

/** The colours of books on a shelf. */
export const SPINES: readonly ColourName[] = [
  "red",
  "marigold",
  "greenMid",
  "glassTeal",
  "rose",
  "cream",
  "adobe",
  "violet",
  "lime",
  "sky",
];

/** Books on one shelf from x0 to x1, standing on y; some lean, some are lent. */
function shelf(canvas: Canvas, x0: number, x1: number, y: number): string {
  const { random } = canvas;
  let svg = "";
  let x = x0;
  while (x < x1) {
    const width = random.between(14, 30);
    const height = random.between(66, 98);
    if (random.chance(0.06)) {
      x += 24;
      continue;
    }
    const leans = random.chance(0.08);
    const label = (share: number): string =>
      rectangle(
        width * 0.2,
        -height * share,
        width * 0.6,
        4,
        0,
        canvas.colour("cream"),
        'opacity=".8"',
      );
    const book =
      rectangle(0, -height, width, height, 2, canvas.colour(random.pick(SPINES))) +
      label(0.84) +
      label(0.2);
    svg += place(x, y, book, 1, leans ? 9 : 0);
    x += width + (leans ? 12 : 2);
  }
  return svg;
}

/** A shelf of boards from x0 to x1, its books near enough to choose one. */
function bookcase(canvas: Canvas, x0: number, x1: number): string {
  let svg = rectangle(x0 - 18, 20, x1 - x0 + 36, 560, 8, canvas.colour("wood"));
  for (const y of [190, 330, 470]) {
    svg += rectangle(x0, y - 116, x1 - x0, 116, 0, canvas.colour("woodDark"));
    svg += shelf(canvas, x0 + 8, x1 - 50, y);
    svg += rectangle(x0 - 10, y, x1 - x0 + 20, 16, 2, canvas.colour("woodLight"));
  }
  return svg;
}

/** A round window of bottle bottoms between the shelves, and its colors on the floor. */
function bottleWindow(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    circle(600, 196, 168, canvas.colour("adobe")) +
    circle(600, 196, 150, canvas.shaded("plaster", -0.04));
  svg += bottleDisc(canvas, 600, 196, 34, "glassAmber");
  for (const [reach, count] of [
    [70, 7],
    [122, 13],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      svg += bottleDisc(
        canvas,
        600 + Math.cos(angle) * reach,
        196 + Math.sin(angle) * reach,
        24,
        random.pick(GLASS),
      );
    }
  return svg;
}

const LIT = ["glassGreen", "glassAmber", "glassBlue", "glassTeal", "glassLime"] as const;

/** Four readers on the red rug of the library: two share one book, the window lays its colors on them. */
function library(canvas: Canvas): string {
  const { random } = canvas;
  let svg =
    sheet(canvas.colour(random.pick(["skyDeep", "lemon", "rose"]))) +
    bookcase(canvas, 30, 400) +
    bookcase(canvas, 800, 1170) +
    bottleWindow(canvas) +
    rectangle(0, 560, WIDTH, 250, 0, canvas.colour("tile")) +
    bandStrip(canvas, "libro", 0, 548, WIDTH, 26);
  svg +=
    ellipse(600, 706, 640, 120, canvas.colour("red")) +
    ellipse(
      600,
      706,
      596,
      98,
      "none",
      `stroke="${canvas.colour("marigold")}" stroke-width="9" stroke-dasharray="22 14"`,
    );
  const [a, b, c, d] = random.shuffle<CloseLook>([
    CAST.girl,
    CAST.boy,
    CAST.schoolgirl,
    CAST.schoolboy,
  ]) as [CloseLook, CloseLook, CloseLook, CloseLook];
  const grown = { build: 0.84 };
  const reader = (x: number, look: CloseLook, covers: ColourName, book: number): string => {
    const { body, arms } = closeFigure(canvas, [x, 382], [x, 640], 126, {
      ...look,
      ...grown,
      left: { elbow: [x - 112, 570], hand: [book - 58, 606], grip: "wrap" },
      right: { elbow: [x + 112, 570], hand: [book + 58, 606], grip: "wrap" },
    });
    const legs = look.bands
      ? spreadSkirt(canvas, [x, 640], 118, look.below ?? "indigo")
      : crossedLegs(canvas, [x, 640], 118, look.below ?? "basalt");
    return body + legs + readersBook(canvas, book, 606, 122, covers) + arms;
  };
  svg += reader(166, { ...a, turn: 0.2, tilt: 6, down: true }, "greenMid", 170);
  svg += reader(1034, { ...d, turn: -0.3, tilt: -4, down: true, mood: "smile" }, "marigold", 1030);
  const friend = closeFigure(canvas, [726, 372], [740, 640], 126, {
    ...c,
    ...grown,
    turn: -0.7,
    tilt: -9,
    mood: "laugh",
    left: { elbow: [640, 590], hand: [566, 590], grip: "point" },
    right: { elbow: [846, 580], hand: [812, 650], grip: "flat" },
  });
  svg +=
    friend.body +
    (c.bands
      ? spreadSkirt(canvas, [740, 640], 118, c.below ?? "indigo")
      : crossedLegs(canvas, [740, 640], 118, c.below ?? "basalt"));
  svg += reader(486, { ...b, turn: 0.4, tilt: 7, down: true, mood: "smile" }, "skyDeep", 500);
  svg += friend.arms;
  for (let i = 0; i < 13; i++)
    svg += ellipse(
      random.between(330, 870),
      random.between(620, 790),
      random.between(20, 40),
      random.between(9, 18),
      canvas.lit(LIT[i % LIT.length]!),
      'opacity=".42"',
    );
  return svg + sleepingCat(canvas, 330, 770, 1, "steel");
}

export const BOOKS = { library } as const;
