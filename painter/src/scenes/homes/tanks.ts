/** Tanks for the rain: filling, giving, being made. */
import { house } from "../../built/house.ts";

import { waterTank } from "../../built/tank.ts";
import type { Canvas } from "../../canvas/canvas.ts";

import { line, path, ROUND } from "../../canvas/svg.ts";
import { agave, flowers } from "../../land/plants.ts";
import { backdrop, ground, groundShadow, trees } from "../parts/backdrop.ts";
import { turkey } from "../parts/animals.ts";

import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";
import { tinaja } from "../parts/tinaja.ts";

const EDGE = outlined(3);

/** A jar is filled at the tap of the tank. */
function tankTap(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.2, 0.24],
    volcanoes: [{ x: 420, y: 190, reach: 310, form: "shouldered" }],
    horizon: 400,
    clouds: [[620, 120, 210]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 700 },
  });
  svg += ground(canvas, (x) => 626 + 6 * Math.sin(x / 120), "milpa", "greenMid");
  svg += trees(canvas, [
    [1120, 640, 300, "round"],
    [60, 640, 240, "round", "greenMid"],
  ]);
  svg += house(canvas, 176, 660, 330, 122, {
    items: ["window", "door", "window"],
    colour: "rose",
    base: "redDeep",
    frame: "glassTeal",
    door: "glassTeal",
    roofHeight: 74,
    depth: 0.03,
  });
  // The roof's rain runs along the gutter into the tank.
  const steel = canvas.colour("steelDark");
  svg += line("M160 546H528V470H640", steel, 10, 'stroke-linejoin="round"');
  svg += line("M160 543H526", canvas.colour("steel"), 3);
  svg += groundShadow(760, 728, 270, 20, 0.2) + waterTank(canvas, 790, 726, 330, 520);
  svg += path("M480 768C540 720 720 720 790 768Z", canvas.colour("sand"));
  svg += line("M655 596V560H610V590", steel, 13, 'stroke-linejoin="round"');
  svg +=
    line("M610 596V690", canvas.colour("sky"), 9, ROUND) +
    line("M607 600V686", "#fff", 3, `${ROUND} opacity=".7"`);
  const { random } = canvas;
  const woman = closeFigure(canvas, [420, 424], [404, 740], 126, {
    ...random.pick([CAST.mother, CAST.neighbor, CAST.grandmother]),
    turn: 0.7,
    tilt: 6,
    mood: "smile",
    feet: 900,
    left: { elbow: [316, 650], hand: [560, 748], grip: "wrap" },
    right: { elbow: [532, 600], hand: [576, 690], grip: "flat" },
  });
  const child = closeFigure(canvas, [812, 516], [826, 760], 112, {
    ...random.pick([CAST.girl, CAST.boy]),
    turn: -0.7,
    tilt: -6,
    mood: "laugh",
    feet: 900,
    left: { elbow: [736, 690], hand: [770, 736], grip: "grip" },
    right: { elbow: [910, 690], hand: [850, 736], grip: "grip" },
  });
  svg += woman.body + tinaja(canvas, 618, 810, 1.34) + woman.arms + child.body;
  svg +=
    line("M764 740Q810 650 858 740", canvas.colour("steelDark"), 7) +
    path("M744 740H880L866 820H758Z", canvas.colour("glassBlue"), EDGE) +
    child.arms +
    turkey(canvas, 240, 790, 1.1);
  return svg + flowers(canvas, 900, 786, 280, 28, 14) + agave(canvas, 120, 786, 80);
}

export const TANKS = { tankTap } as const;
