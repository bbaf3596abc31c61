/** */
import type { Canvas } from "../canvas.ts";
import { house } from "../built/house.ts";
import { waterTank } from "../built/tank.ts";
import { agave, flowers } from "../land/plants.ts";
import { round } from "../path.ts";
import { people } from "../people/person.ts";
import { ellipse, line, path } from "../svg.ts";
import { backdrop, ground, groundShadow, HEIGHT, trees, WIDTH } from "./backdrop.ts";

/** */
function tankRain(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    hideSun: true,
    sun: [0.6, 0.2],
    volcanoes: [{ x: 320, y: 220, reach: 300 }],
    horizon: 420,
    clouds: [
      [260, 130, 330],
      [640, 100, 360],
      [1010, 140, 330],
    ],
    fields: { y: 470, depth: 0.36, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 620 + 6 * Math.sin(x / 110), "green", "milpa");
  svg +=
    house(canvas, 160, 680, 380, 150, {
      gable: false,
      items: ["window", "door", "window"],
      roofHeight: 96,
      colour: "rose",
      insetRight: 20,
    }) +
    line(
      "M150 534H566V560Q566 566 580 566H660V500",
      canvas.colour("steel"),
      9,
      'stroke-linejoin="round"',
    ) +
    waterTank(canvas, 760, 720, 250, 380);
  svg += people(canvas, [
    [970, 744, 190, { who: "woman", pose: "walk", load: "jug", flip: true }],
    [560, 748, 120, { who: "girl", pose: "stand" }],
  ]);
  let d = "";
  for (let i = 0; i < 150; i++) {
    const x = random.between(-40, WIDTH),
      y = random.between(150, HEIGHT);
    d += `M${round(x)} ${round(y)}l-8 28`;
  }
  svg += line(d, "#e6f3f5", 2, 'stroke-linecap="round" opacity=".5"');
  let sp = "";
  for (let i = 0; i < 36; i++) {
    const x = random.between(0, WIDTH),
      y = random.between(700, 795);
    sp += `M${round(x - 9)} ${round(y)}q9 -7 18 0`;
  }
  svg += line(sp, "#e6f3f5", 2, 'opacity=".6" stroke-linecap="round"');
  return svg;
}

/** */
function tankTap(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.24],
    volcanoes: [{ x: 330, y: 190, reach: 330 }],
    horizon: 400,
    clouds: [[620, 120, 210]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 626 + 6 * Math.sin(x / 120), "milpa", "greenMid");
  svg += trees(canvas, [
    [1120, 640, 300, "round"],
    [90, 640, 200, "round", "greenMid"],
  ]);
  svg += groundShadow(760, 728, 270, 20, 0.2) + waterTank(canvas, 790, 726, 330, 520);
  svg +=
    path("M500 760C560 716 700 716 760 760Z", canvas.colour("sand")) +
    line("M655 596V560H610V590", canvas.colour("steelDark"), 13, 'stroke-linejoin="round"') +
    line("M610 596V716", canvas.colour("sky"), 9, 'stroke-linecap="round"') +
    line("M607 600V712", "#fff", 3, 'stroke-linecap="round" opacity=".7"') +
    path(
      "M582 746C566 726 572 704 590 700H632C650 704 654 726 640 746Z",
      canvas.colour("glassBlue"),
    ) +
    ellipse(611, 702, 24, 6, canvas.colour("sky"));
  svg +=
    people(canvas, [
      [520, 762, 168, { who: "girl", pose: "pass", woven: true }],
      [390, 764, 236, { who: "woman", pose: "walk", load: "jug" }],
      [250, 748, 150, { who: "boy", pose: "run" }],
    ]) +
    flowers(canvas, 900, 786, 280, 28, 14) +
    agave(canvas, 120, 776, 80);
  return svg;
}

export const WATER = { tankRain, tankTap };
