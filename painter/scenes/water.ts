/** Rain and what it fills. */
import { house } from "../built/house.ts";
import { waterTank } from "../built/tank.ts";
import type { Canvas } from "../canvas.ts";
import { agave, flowers } from "../land/plants.ts";
import { round } from "../path.ts";
import { people } from "../people/person.ts";
import { ellipse, line, path } from "../svg.ts";
import { backdrop, ground, groundShadow, HEIGHT, trees, WIDTH } from "./backdrop.ts";

const ROUND = 'stroke-linecap="round"';

/** Rain from the roof runs into the tank. */
function tankRain(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    hideSun: true,
    sun: [0.6, 0.2],
    volcanoes: [{ x: 320, y: 220, reach: 300 }],
    horizon: 400,
    clouds: [
      [260, 130, 330],
      [640, 100, 360],
      [1010, 140, 330],
    ],
    fields: { y: 450, depth: 0.36, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 620 + 6 * Math.sin(x / 110), "green", "milpa");
  svg += house(canvas, 130, 690, 410, 180, {
    items: ["window", "door", "window"],
    roofHeight: 110,
    colour: "rose",
    insetRight: 20,
  });
  svg += line(
    "M120 520H566V556Q566 566 580 566H660V500",
    canvas.colour("steel"),
    11,
    'stroke-linejoin="round"',
  );
  svg += waterTank(canvas, 770, 730, 270, 410);
  svg += people(canvas, [
    [1010, 762, 240, { who: "woman", pose: "walk", load: "jug", flip: true }],
    [560, 772, 160, { who: "girl", pose: "stand" }],
  ]);
  let drops = "";
  for (let i = 0; i < 150; i++)
    drops += `M${round(random.between(-40, WIDTH))} ${round(random.between(150, HEIGHT))}l-8 28`;
  let splashes = "";
  for (let i = 0; i < 36; i++)
    splashes += `M${round(random.between(0, WIDTH))} ${round(random.between(700, 795))}q9 -7 18 0`;
  return (
    svg +
    line(drops, "#e6f3f5", 2, `${ROUND} opacity=".5"`) +
    line(splashes, "#e6f3f5", 2, `opacity=".6" ${ROUND}`)
  );
}

/** A jar is filled at the tap of the tank. */
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
  svg += path("M500 760C560 716 700 716 760 760Z", canvas.colour("sand"));
  svg += line("M655 596V560H610V590", canvas.colour("steelDark"), 13, 'stroke-linejoin="round"');
  svg +=
    line("M610 596V716", canvas.colour("sky"), 9, ROUND) +
    line("M607 600V712", "#fff", 3, `${ROUND} opacity=".7"`);
  svg +=
    path(
      "M582 746C566 726 572 704 590 700H632C650 704 654 726 640 746Z",
      canvas.colour("glassBlue"),
    ) + ellipse(611, 702, 24, 6, canvas.colour("sky"));
  svg += people(canvas, [
    [520, 762, 178, { who: "girl", pose: "pass", woven: true }],
    [380, 768, 262, { who: "woman", pose: "walk", load: "jug" }],
    [226, 756, 170, { who: "boy", pose: "run" }],
  ]);
  return svg + flowers(canvas, 900, 786, 280, 28, 14) + agave(canvas, 120, 786, 80);
}

export const WATER = { tankRain, tankTap } as const;
