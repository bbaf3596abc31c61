/** Section of a dry latrine with two chambers: one in use, the other closed until its content is compost. */
import { bottleField } from "../../built/bottle.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { maize } from "../../land/maize.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { hen } from "../parts/animals.ts";
import { groundShadow } from "../parts/backdrop.ts";
import { heap } from "../parts/grounds.ts";
import { gravelIn, sectionLand, smokeAlong } from "./cut.ts";

const GROUND = 650;
const [LEFT, RIGHT, SLAB, CEILING] = [390, 812, 470, 214];
const MIDDLE = 600;

/** Content of a chamber: dark compost when `rested`, otherwise layers with ash. */
function content(canvas: Canvas, x: number, w: number, top: number, rested: boolean): string {
  const { random } = canvas;
  let bits = "";
  for (let i = 0; i < 46; i++)
    bits += `M${round(random.between(x + 12, x + w - 12))} ${round(random.between(top + 12, GROUND - 10))}h${round(random.between(2, 12))}`;
  const layers = [0.3, 0.55, 0.8].map((t) => {
    const y = round(top + (GROUND - top) * t);
    return `M${x + 8} ${y}q${round(w * 0.25)} -12 ${round(w * 0.5)} 0t${round(w * 0.44)} 0`;
  });
  return (
    path(
      `M${x} ${GROUND}V${top + 18}Q${x + w * 0.5} ${top - 22} ${x + w} ${top + 20}V${GROUND}Z`,
      canvas.colour(rested ? "earthDark" : "earth"),
    ) +
    line(bits, canvas.shaded(rested ? "greenDeep" : "soil", 0.08), 6, ROUND) +
    (rested ? "" : line(layers.join(""), canvas.colour("steel"), 9, `${ROUND} opacity=".8"`))
  );
}

/** Two plastered block chambers above the ground, a wall between them, hatches behind. */
function chambers(canvas: Canvas): string {
  const wall = canvas.colour("plasterShade");
  const shaft = (x: number): string => rectangle(x, SLAB - 8, 52, 40, 0, canvas.colour("basalt"));
  return (
    gravelIn(canvas, LEFT - 24, GROUND - 4, RIGHT - LEFT + 48, 40) +
    rectangle(LEFT, SLAB, RIGHT - LEFT, GROUND - SLAB, 0, canvas.colour("basalt")) +
    content(canvas, LEFT + 22, MIDDLE - LEFT - 34, 566, false) +
    content(canvas, MIDDLE + 12, RIGHT - MIDDLE - 34, 528, true) +
    rectangle(LEFT, SLAB, 24, GROUND - SLAB, 2, wall) +
    rectangle(MIDDLE - 12, SLAB, 24, GROUND - SLAB, 2, wall) +
    rectangle(RIGHT - 24, SLAB, 24, 62, 2, wall) +
    rectangle(LEFT - 14, SLAB - 8, RIGHT - LEFT + 28, 24, 3, canvas.colour("plaster")) +
    shaft(478)
  );
}

/** The cabin: bottles in its wall, a seat over the chamber in use, a lid over the other, a bucket of ash. */
function room(canvas: Canvas): string {
  const pipe = 734;
  const seat = canvas.colour("glassTeal");
  let tiles = "";
  for (let x = LEFT - 44; x < RIGHT + 30; x += 32) tiles += `M${x} ${CEILING - 6}q16 -18 32 0`;
  return (
    rectangle(LEFT + 6, CEILING, RIGHT - LEFT - 12, SLAB - CEILING - 8, 0, canvas.colour("cream")) +
    bottleField(canvas, LEFT + 42, CEILING + 26, RIGHT - LEFT - 100, 92, 17) +
    rectangle(LEFT, CEILING, 22, SLAB - CEILING - 6, 2, canvas.colour("adobe")) +
    rectangle(RIGHT - 22, CEILING, 22, SLAB - CEILING - 6, 2, canvas.colour("adobe")) +
    // A woven curtain as door, a shelf with soap, a plant in a tin.
    rectangle(LEFT + 22, CEILING + 8, 60, SLAB - CEILING - 22, 2, canvas.colour("red")) +
    [0, 1, 2, 3]
      .map((i) => bandStrip(canvas, "camino", LEFT + 22, CEILING + 22 + i * 60, 60, 34))
      .join("") +
    rectangle(648, 356, 74, 9, 2, canvas.colour("wood")) +
    rectangle(656, 340, 26, 16, 6, canvas.colour("rose")) +
    path("M694 356v-24h20v24Z", canvas.colour("steel")) +
    flowers(canvas, 690, 334, 30, 5, 13) +
    path(`M458 ${SLAB - 8}V${SLAB - 58}H550V${SLAB - 8}Z`, seat) +
    ellipse(504, SLAB - 60, 52, 10, canvas.colour("woodLight")) +
    ellipse(504, SLAB - 61, 28, 5, canvas.colour("basalt")) +
    path(`M640 ${SLAB - 8}V${SLAB - 52}H722V${SLAB - 8}Z`, seat) +
    rectangle(632, SLAB - 62, 98, 13, 3, canvas.colour("wood")) +
    path(`M578 ${SLAB - 8}l-6 -42h46l-6 42Z`, canvas.colour("steel")) +
    ellipse(595, SLAB - 50, 23, 7, canvas.colour("steelDark")) +
    // A separate pipe drains urine into gravel, which keeps the chamber dry and free of smell.
    line(`M470 ${SLAB - 30}H432V${GROUND + 10}`, canvas.colour("marigold"), 9, ROUND) +
    rectangle(pipe - 13, 92, 26, SLAB - 60, 3, canvas.colour("rubberDark")) +
    path(`M${pipe - 26} 92H${pipe + 26}L${pipe} 70Z`, canvas.colour("steelDark")) +
    rectangle(LEFT - 50, CEILING - 10, RIGHT - LEFT + 96, 20, 3, canvas.colour("wood")) +
    path(
      `M${LEFT - 56} ${CEILING - 8}L${LEFT - 26} ${CEILING - 66}H${RIGHT + 22}L${RIGHT + 52} ${CEILING - 8}Z`,
      canvas.colour("tile"),
    ) +
    line(tiles, canvas.shaded("tile", -0.1), 4, ROUND) +
    rectangle(pipe - 13, 92, 26, 120, 3, canvas.colour("rubberDark")) +
    // The sun warms the vent pipe, so that air rises in it.
    line(`M${pipe} ${SLAB + 60}V100`, canvas.colour("cream"), 5, 'stroke-dasharray="14 10"') +
    smokeAlong(canvas, `M${pipe + 6} 70q20 -26 54 -22`, 12)
  );
}

const steps = (canvas: Canvas): string =>
  [0, 1, 2]
    .map((i) => tireWall(canvas, 172 + i * 72, GROUND + 2 - i * 46, 218 - i * 72, 1, 72, 46))
    .join("");

function latrineSection(canvas: Canvas): string {
  let svg = sectionLand(canvas, [0.85, 0.34], GROUND);
  for (let i = 0; i < 4; i++) svg += maize(canvas, 1012 + i * 50, GROUND + 4, 230);
  svg += steps(canvas) + room(canvas) + chambers(canvas);
  // The hatch of the closed chamber leans beside it.
  svg += path(`M${RIGHT + 8} ${GROUND}l22 -116h14l-20 116Z`, canvas.colour("wood"));
  svg += heap(canvas, 892, GROUND + 6, 148, "earthDark");
  svg += groundShadow(962, GROUND + 8, 60, 7, 0.2);
  svg += people(canvas, [
    [
      972,
      GROUND + 8,
      256,
      {
        who: "man",
        pose: "dig",
        tool: "shovel",
        hat: "straw",
        shirt: "sky",
        trousers: "indigo",
        flip: true,
      },
    ],
    [150, GROUND + 8, 262, { who: "woman", pose: "carryHead", load: "basket", goods: "veg" }],
  ]);
  return (
    svg +
    hen(canvas, 1090, GROUND + 4, 0.8) +
    flowers(canvas, 40, GROUND + 10, 120, 16, 13) +
    tufts(canvas, () => GROUND + 8, 1000, 1200, 18, 13, canvas.colour("greenMid"))
  );
}

export const LATRINE_SECTION = { latrineSection } as const;
