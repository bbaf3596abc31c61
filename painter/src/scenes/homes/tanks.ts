/** Water that is kept: a round white tank, and the whole yard that comes for it. */
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { hen, sittingDog } from "../parts/animals.ts";
import { backdrop, groundShadow, trees, WIDTH } from "../parts/backdrop.ts";
import { tinaja } from "../parts/tinaja.ts";

const [LEFT, RIGHT, TOP, FOOT] = [372, 828, 262, 640];

/** The tank, painted with corn and rain by those who drink from it. */
function tank(canvas: Canvas): string {
  const lime = canvas.colour("plaster");
  const body = `M${LEFT} ${TOP}V${FOOT}Q600 ${FOOT + 56} ${RIGHT} ${FOOT}V${TOP}Z`;
  let corn = "";
  for (const x of [430, 500, 700, 770])
    corn += `M${x} 596V470M${x} 560q-34 -6 -42 -44M${x} 540q34 -6 42 -44M${x} 510q-28 -4 -34 -34M${x} 496q28 -4 34 -34`;
  let drops = "";
  for (let i = 0; i < 8; i++)
    drops += `M${430 + i * 49} ${404 + (i % 2) * 22}q-8 16 0 20q8 -4 0 -20`;
  return (
    groundShadow(620, 664, 300, 30, 0.26) +
    path(body, lime, edge(canvas, 6)) +
    path(
      `M${LEFT + 4} ${TOP + 10}H${LEFT + 70}V${FOOT + 22}Q400 ${FOOT + 14} ${LEFT + 4} ${FOOT - 2}Z`,
      canvas.shaded("plaster", 0.03),
    ) +
    path(
      `M690 ${TOP}H${RIGHT - 3}V${FOOT}Q770 ${FOOT + 28} 690 ${FOOT + 42}Z`,
      canvas.shaded("plaster", -0.1),
    ) +
    bandStrip(canvas, "camino", LEFT + 3, 336, RIGHT - LEFT - 6, 44) +
    line(drops, canvas.colour("skyDeep"), 8, ROUND) +
    line(corn, canvas.colour("greenMid"), 9, ROUND) +
    line("M430 470v-26M500 470v-26M700 470v-26M770 470v-26", canvas.colour("marigold"), 16, ROUND) +
    ellipse(600, TOP, 228, 48, canvas.shaded("plaster", -0.05), edge(canvas, 6)) +
    path("M430 254Q600 150 770 254Q600 300 430 254Z", lime, edge(canvas, 5)) +
    rectangle(566, 176, 68, 30, 6, canvas.colour("teal"), edge(canvas, 5))
  );
}

/** The tap in the foot of the tank, and what falls from it. */
const tap = (canvas: Canvas): string =>
  line("M600 690V566", canvas.colour("sky"), 13, ROUND) +
  line("M597 682V572", "#ffffff", 4, ROUND) +
  path("M584 548H616V534H640V520H560V534H584Z", canvas.colour("marigold"), edge(canvas, 4)) +
  rectangle(588, 546, 24, 24, 4, canvas.colour("marigoldDeep"), edge(canvas, 4));

function tankTap(canvas: Canvas): string {
  let svg = backdrop(canvas, { horizon: 430, fields: { y: 460, base: 16 } });
  svg += trees(
    canvas,
    [
      [120, 620, 330, "round"],
      [1090, 620, 350, "round", "greenMid"],
    ],
    0.05,
  );
  svg += path("M-10 600Q600 560 1210 600V810H-10Z", canvas.colour("lime"));
  svg += path("M-10 690Q600 650 1210 690V810H-10Z", canvas.colour("path"));
  svg +=
    line("M1200 150L828 240", canvas.colour("hair"), 30) +
    line("M1200 150L812 244", canvas.colour("steel"), 18) +
    tank(canvas) +
    tap(canvas);
  svg +=
    ellipse(600, 724, 84, 13, canvas.colour("skyDeep"), 'opacity=".5"') +
    tinaja(canvas, 600, 734, 0.78);
  svg += people(canvas, [
    [
      226,
      716,
      210,
      { who: "woman", pose: "carryHead", load: "jug", jugColour: "adobe", flip: true },
    ],
    [486, 736, 204, { who: "woman", pose: "kneel", woven: true }],
    [722, 740, 138, { who: "girl", pose: "stand", flip: true, tool: "bucket", woven: true }],
    [860, 732, 204, { who: "woman", back: true, load: "jug", jugColour: "tile", braids: 2 }],
    [992, 740, 212, { who: "man", pose: "walk", tool: "bucket", flip: true, hat: "straw" }],
  ]);
  svg +=
    tinaja(canvas, 330, 752, 0.62) +
    hen(canvas, 1110, 766, 0.9) +
    sittingDog(canvas, 110, 772, 0.8, "earthDark");
  return (
    svg +
    flowers(canvas, 60, 690, 110, 14, 14) +
    tufts(canvas, () => 790, 0, WIDTH, 26, 14, canvas.colour("greenMid"))
  );
}

export const TANKS = { tankTap } as const;
