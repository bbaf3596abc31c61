/** A family's dry latrine on tires. */
import { bottleField } from "../../built/bottle.ts";
import { house } from "../../built/house.ts";
import { tileRoof } from "../../built/roof.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { maize } from "../../land/maize.ts";
import { flowers } from "../../land/plants.ts";
import { ribbon } from "../../land/ribbon.ts";

import { MASON, people } from "../../people/person.ts";
import { backdrop, ground, groundShadow, skyline, trees } from "../parts/backdrop.ts";

const LEFT = 486;

const WIDE = 268;

const FOOT = 690;

const EAVE = 356;

const FLOOR = 588;

/** The cabin: bottle walls, a woven frieze, a half-open door, a vent pipe. */
function cabin(canvas: Canvas): string {
  const right = LEFT + WIDE;
  const door = `M${LEFT + 92} ${FLOOR}V${EAVE + 106}A46 46 0 0 1 ${LEFT + 184} ${EAVE + 106}V${FLOOR}Z`;
  return (
    line(`M${right - 16} ${EAVE}V226`, canvas.colour("steelDark"), 15) +
    line(`M${right - 20} ${EAVE}V226`, canvas.colour("steel"), 4) +
    rectangle(right - 33, 212, 34, 16, 3, canvas.colour("steel")) +
    rectangle(LEFT, EAVE, WIDE, FLOOR - EAVE, 0, canvas.colour("plaster")) +
    rectangle(LEFT, EAVE, 50, FLOOR - EAVE, 0, "#1a0a1e", 'opacity=".12"') +
    rectangle(LEFT, EAVE + 30, WIDE, 18, 0, "#1a0a1e", 'opacity=".12"') +
    bottleField(canvas, LEFT + 6, EAVE + 44, 76, 140, 13) +
    bottleField(canvas, right - 80, EAVE + 44, 76, 140, 13) +
    rectangle(LEFT, FLOOR - 44, WIDE, 44, 0, canvas.colour("adobe")) +
    bandStrip(canvas, "cielo", LEFT, FLOOR - 74, WIDE, 30) +
    path(door, canvas.colour("aubergine")) +
    path(
      `M${LEFT + 92} ${FLOOR}V${EAVE + 106}C${LEFT + 92} ${EAVE + 76} ${LEFT + 120} ${EAVE + 60} ${LEFT + 150} ${EAVE + 72}V${FLOOR + 8}Z`,
      canvas.colour("glassTeal"),
    ) +
    line(`M${LEFT + 120} ${EAVE + 72}V${FLOOR + 4}`, canvas.shaded("glassTeal", -0.08), 4) +
    circle(LEFT + 140, EAVE + 160, 5, canvas.colour("marigold")) +
    tileRoof(canvas, LEFT - 30, right + 30, EAVE - 86, EAVE + 24, {
      insetLeft: 34,
      insetRight: 34,
      rows: 5,
      barrel: 15,
    })
  );
}

/** Steps of earthbags from the path to the door. */
function steps(canvas: Canvas): string {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    const y = FLOOR + i * 24;
    const half = 52 + i * 9;
    const middle = LEFT + 138;
    svg +=
      rectangle(middle - half, y, half * 2, 25, 8, canvas.shaded("sand", -0.02 - i * 0.012)) +
      rectangle(middle - half + 4, y + 2, half * 2 - 8, 7, 3, canvas.shaded("sand", 0.06)) +
      line(
        `M${middle - half + 12} ${y + 17}H${middle + half - 12}`,
        canvas.shaded("sand", -0.13),
        2,
        'stroke-dasharray="5 6"',
      );
  }
  return svg;
}

/** Students finish a dry latrine beside a family's house and plant a tree. */
function latrine(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.86, 0.22],
    volcanoes: skyline(400),
    horizon: 400,
    clouds: [[600, 120, 200]],
    fields: { y: 450, depth: 0.3, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 600 + 8 * Math.sin(x / 100), "milpa", "greenMid");
  svg += trees(canvas, [[330, 612, 190, "round", "greenMid"]], 0.08);
  svg += house(canvas, 84, 622, 250, 92, {
    items: ["window", "door", "window"],
    colour: "rose",
    base: "indigo",
    roofHeight: 60,
    depth: 0.05,
  });
  svg += trees(canvas, [[1112, 620, 300, "round"]]);
  for (let i = 0; i < 7; i++) svg += maize(canvas, 806 + i * 58, 640 + (i % 2) * 8, 170, 0.06);
  svg += groundShadow(600, 694, 210, 20, 0.18);
  svg += tireWall(canvas, LEFT - 34, FOOT, WIDE + 68, 3, 84, 34);
  svg += cabin(canvas) + steps(canvas);
  svg += ribbon(
    [
      [640, 830, 150],
      [626, 760, 104],
      [622, 704, 90],
    ],
    canvas.colour("path"),
    canvas.shaded("path", -0.12),
  );
  for (let i = 0; i < 5; i++) svg += maize(canvas, 960 + i * 66, 744 + (i % 2) * 12, 240);
  svg += groundShadow(370, 762, 110, 12, 0.14) + groundShadow(830, 756, 90, 11, 0.14);
  svg += people(canvas, [
    [366, 758, 246, { ...MASON, pose: "dig", tool: "shovel" }],
    [804, 752, 236, { who: "woman", pose: "plaster", tool: "trowel", flip: true }],
    [264, 770, 168, { who: "girl", pose: "kneel", tool: "seedling", woven: true }],
  ]);
  return svg + flowers(canvas, 40, 790, 200, 20, 15);
}

export const LATRINES = { latrine } as const;
