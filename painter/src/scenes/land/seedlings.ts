/** A young plant close up, with the earth below it in section. */
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { type Point, round, smooth, taper } from "../../canvas/path.ts";
import { line, path, place, ROUND } from "../../canvas/svg.ts";
import { people } from "../../people/person.ts";
import { backdrop, skyline, trees } from "../parts/backdrop.ts";
import { earthIn } from "../sections/cut.ts";

const GROUND = 500;

/** A leaf with ribs, growing from (0, 0) up to the right. */
function leaf(canvas: Canvas, colour: ColourName): string {
  const ribs = [0.3, 0.48, 0.66, 0.82].map(
    (t) =>
      `M${round(190 * t)} ${round(-104 * t)}q${18 - t * 8} -28 ${30 - t * 16} -${34 - t * 14}M${round(190 * t)} ${round(-104 * t)}q34 4 ${44 - t * 20} ${20 - t * 10}`,
  );
  return (
    path("M0 0C10 -90 90 -150 214 -140C216 -40 120 40 0 0Z", canvas.colour(colour)) +
    path("M0 0C90 -20 160 -70 214 -140C216 -40 120 40 0 0Z", canvas.shaded(colour, -0.07)) +
    line(`M0 0Q110 -40 206 -134${ribs.join("")}`, canvas.shaded(colour, 0.14), 5, ROUND)
  );
}

/** Roots from (0, 0) down: a taproot with finer side roots. */
function roots(canvas: Canvas): string {
  const main: readonly Point[] = [
    [0, -20],
    [-8, 70],
    [10, 150],
    [-4, 240],
  ];
  let fine = "";
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 1 : -1;
    const y = 10 + i * 24;
    const reach = side * (150 - i * 9);
    fine += smooth([
      [0, y],
      [reach * 0.4, y + 10],
      [reach * 0.8, y + 44],
      [reach, y + 40 + (i % 3) * 16],
    ]);
    fine += `M${round(reach * 0.5)} ${y + 18}q${side * 16} 22 ${side * 12} 46`;
  }
  return (
    line(fine, canvas.colour("cream"), 5, ROUND) +
    path(taper(main, [17, 13, 9, 3]), canvas.colour("cream"))
  );
}

/** A seedling: two backlit leaves, stem, bean and roots. */
const plant = (canvas: Canvas, x: number, y: number, scale: number, degrees: number): string =>
  place(
    x,
    y,
    roots(canvas) +
      path(
        taper(
          [
            [0, 6],
            [-8, -70],
            [4, -150],
          ],
          [15, 12, 9],
        ),
        canvas.colour("lime"),
      ) +
      place(4, -146, leaf(canvas, "milpa")) +
      place(4, -146, leaf(canvas, "lime"), [-0.94, 0.94], 8) +
      path("M-30 -4C-40 -34 -6 -40 2 -16C-2 4 -22 10 -30 -4Z", canvas.colour("redDeep")) +
      path("M30 0C38 -28 10 -36 0 -14C4 6 22 12 30 0Z", canvas.colour("red")),
    scale,
    degrees,
  );

/** A seedling before the low sun, as large as a tree; people plant others far behind it. */
function seedTray(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.36],
    sunRadius: 156,
    reach: 700,
    volcanoes: skyline(404),
    horizon: 404,
    mist: false,
    fields: { y: 424, depth: 0.32, base: 15, bottom: 560 },
  });
  svg += trees(
    canvas,
    [
      [60, GROUND, 210, "round"],
      [1150, GROUND, 190, "round", "greenMid"],
    ],
    0.1,
  );
  svg += people(canvas, [
    [188, GROUND + 4, 116, { who: "woman", pose: "kneel", tool: "seedling" }],
    [330, GROUND + 4, 92, { who: "boy", pose: "walk", tool: "bucket" }],
    [900, GROUND + 4, 128, { who: "man", pose: "dig", tool: "hoe", hat: "straw", flip: true }],
    [1016, GROUND + 4, 90, { who: "girl", pose: "pass", flip: true, woven: true }],
  ]);
  svg += earthIn(
    canvas,
    `M-10 ${GROUND}Q600 ${GROUND - 16} 1210 ${GROUND}V810H-10Z`,
    ["earthDark", "soil", "earth"],
    GROUND,
  );
  // Compost in the soil: leaves, peels and a worm.
  const scraps: readonly ColourName[] = ["greenMid", "marigoldDeep", "tile", "milpa", "straw"];
  for (let i = 0; i < 46; i++)
    svg += place(
      random.between(10, 1190),
      random.between(GROUND + 26, GROUND + 116),
      path("M-14 0Q0 -11 14 0Q0 11 -14 0Z", canvas.colour(random.pick(scraps))),
      random.between(0.6, 1.1),
      random.between(0, 180),
    );
  svg += line(`M268 ${GROUND + 176}q30 -34 62 -6t64 -8`, canvas.colour("rose"), 15, ROUND);
  svg += line(`M-10 ${GROUND}Q600 ${GROUND - 16} 1210 ${GROUND}`, canvas.colour("earthDark"), 14);
  for (const [x, scale, degrees] of [
    [120, 0.4, -4],
    [1070, 0.44, 5],
    [882, 0.3, -6],
    [318, 0.32, 6],
  ] as const)
    svg += plant(canvas, x, GROUND + 8, scale, degrees);
  return svg + plant(canvas, 600, GROUND + 4, 1.18, random.between(-4, 4));
}

export const SEEDLINGS = { seedTray } as const;
