/** A lesson in the shade. */
import type { Canvas } from "../../canvas/canvas.ts";
import { taper } from "../../canvas/path.ts";
import { ellipse, line, path, place, ROUND } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { foliage } from "../../land/trees.ts";
import { people } from "../../people/person.ts";
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
    above
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

/** A hen that pecks, her beak to the right; (x, y) is between her feet. */
function hen(canvas: Canvas, x: number, y: number, scale: number): string {
  const drawing =
    line("M-4 -14L-6 0M6 -14L8 0", canvas.colour("marigoldDeep"), 3, ROUND) +
    path(
      "M-34 -44C-30 -22 -14 -12 4 -12C22 -12 32 -26 38 -22C36 -40 26 -44 16 -42C4 -40 -8 -34 -20 -40C-26 -46 -32 -54 -40 -54C-40 -50 -38 -46 -34 -44Z",
      canvas.colour("adobe"),
    ) +
    path("M-14 -34C-8 -22 8 -20 14 -30C4 -34 -6 -38 -14 -34Z", canvas.colour("adobeDark")) +
    path("M36 -26l10 8l-12 0Z", canvas.colour("marigold")) +
    path("M26 -42q2 -8 6 -2q4 -4 4 4q4 0 2 6Z", canvas.colour("redHot"));
  return place(x, y, drawing, scale);
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
  svg += people(canvas, [
    [476, 716, 300, { who: "woman", pose: "sitGround", tool: "book", paint: "red" }],
    [
      728,
      720,
      250,
      { who: "girl", pose: "sitGround", tool: "book", flip: true, paint: "marigold", woven: true },
    ],
    [320, 772, 244, { who: "boy", pose: "sitGround", tool: "book", shirt: "teal" }],
    [
      876,
      774,
      248,
      { who: "boy", pose: "sitGround", tool: "book", flip: true, paint: "glassBlue", shirt: "red" },
    ],
  ]);
  svg += hen(canvas, 606, 772, 0.9);
  return svg + flowers(canvas, 20, 796, 210, 20, 15) + flowers(canvas, 980, 792, 210, 20, 15);
}

export const READING_TREE = { readingTree } as const;
