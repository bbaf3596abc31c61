/** A lesson in the shade. */
import type { Canvas } from "../../canvas/canvas.ts";
import { moving } from "../../canvas/moving.ts";
import { taper } from "../../canvas/path.ts";
import { ellipse, line, path, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { foliage } from "../../land/trees.ts";
import { hen } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook } from "../parts/close-figure.ts";
import { crossedLegs, readersBook, spreadSkirt } from "../parts/seated.ts";
import type { ColourName } from "../../canvas/palette.ts";
import type { Point } from "../../canvas/path.ts";
import { backdrop, ground } from "../parts/backdrop.ts";

/** An old tree with roots and limbs whose crown roofs the picture. */
function oldTree(canvas: Canvas): string {
  const wood = canvas.colour("woodDark");
  const trunk =
    "M560 660C590 600 596 520 588 430L560 300L604 330L620 210L650 330L706 268L664 430C660 520 672 600 716 664C690 656 672 660 656 676C640 660 622 660 606 674C592 660 576 656 560 660Z";
  const limbs =
    taper(
      [
        [590, 420],
        [500, 330],
        [390, 280],
      ],
      [20, 14, 8],
    ) +
    taper(
      [
        [660, 410],
        [760, 320],
        [870, 276],
      ],
      [20, 14, 8],
    );
  const bark =
    "M604 640C614 580 616 500 610 430M640 650C634 580 636 500 640 420M662 634C652 580 652 520 654 470M590 560C596 530 598 510 598 490";
  const below = foliage(
    canvas,
    [
      [300, 250, 130],
      [450, 270, 104],
      [800, 262, 120],
      [950, 250, 126],
      [620, 250, 120],
    ],
    520,
    0,
    "greenDeep",
  );
  const above = foliage(
    canvas,
    [
      [210, 180, 120],
      [380, 130, 150],
      [560, 90, 170],
      [760, 90, 170],
      [930, 140, 150],
      [1060, 200, 110],
      [660, 180, 120],
    ],
    560,
    0,
    "green",
  );
  return (
    below +
    path(limbs, wood) +
    path(trunk, wood) +
    line(bark, canvas.shaded("woodDark", 0.07), 5, ROUND) +
    path(
      "M664 430C660 520 672 600 716 664C696 650 680 640 660 650C650 580 648 500 650 430Z",
      canvas.shaded("woodDark", 0.05),
    ) +
    moving(canvas, "tree", above)
  );
}

/** Spots of sun that fall through the leaves onto the grass. */
function dapples(canvas: Canvas): string {
  const { random } = canvas;
  let svg = "";
  for (let i = 0; i < 26; i++)
    svg += ellipse(
      random.between(220, 1000),
      random.between(668, 786),
      random.between(14, 46),
      random.between(4, 10),
      canvas.colour("lime"),
      'opacity=".6"',
    );
  return svg;
}

/** Someone who sits on the grass with a book, near enough to read along. */
function reader(canvas: Canvas, x: number, y: number, look: CloseLook, cover: ColourName): string {
  const { body, arms } = closeFigure(canvas, [x, y], [x, y + 226], 112, {
    ...look,
    left: { elbow: [x - 100, y + 168], hand: [x - 54, y + 206], grip: "wrap" },
    right: { elbow: [x + 100, y + 168], hand: [x + 54, y + 206], grip: "wrap" },
  });
  const seat: Point = [x, y + 230];
  const legs = look.bands
    ? spreadSkirt(canvas, seat, 104, look.below ?? "indigo")
    : crossedLegs(canvas, seat, 104, look.below ?? "basalt");
  return body + legs + readersBook(canvas, x, y + 204, 108, cover) + arms;
}

/** A teacher reads with pupils under an old tree. */
function readingTree(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.14, 0.5],
    sunRadius: 50,
    volcanoes: [{ x: 980, y: 280, reach: 240, form: "broad" }],
    horizon: 440,
    clouds: [],
    fields: { y: 492, depth: 0.3, base: 18, bottom: 700 },
    town: [820, 506, 240],
  });
  svg += ground(
    canvas,
    (x) => 618 - 34 * Math.sin(((x - 100) / 1000) * Math.PI),
    "milpa",
    "greenMid",
  );
  svg += ellipse(610, 716, 480, 84, canvas.colour("greenMid"));
  svg += dapples(canvas) + oldTree(canvas);
  const { random } = canvas;
  const pupils = random.shuffle<CloseLook>([CAST.girl, CAST.boy, CAST.schoolgirl, CAST.schoolboy]);
  const teacher = random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]);
  svg += reader(canvas, 760, 400, { ...pupils[0]!, turn: -0.6, mood: "laugh" }, "marigold");
  svg += reader(canvas, 470, 384, { ...teacher, turn: 0.3, mood: "smile", build: 1.05 }, "redHot");
  svg += reader(
    canvas,
    236,
    462,
    { ...pupils[1]!, turn: 0.5, down: true, mood: "smile" },
    "skyDeep",
  );
  svg += reader(canvas, 990, 470, { ...pupils[2]!, turn: -0.4, tilt: -6, down: true }, "greenMid");
  svg += hen(canvas, 620, 786, 1.3);
  return svg + flowers(canvas, 20, 800, 120, 12, 17) + flowers(canvas, 1080, 796, 120, 12, 17);
}

export const READING_TREE = { readingTree } as const;
