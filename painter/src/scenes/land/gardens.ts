/** A garden on a wall of tires, near enough to pick from. */
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { path, rectangle } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { hen } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";

const EDGE = outlined(2.6);

/** A wall of tires holds the terrace: two plant its top from above, flowers grow from its face. */
function tireGarden(canvas: Canvas): string {
  const { random } = canvas;
  let svg = backdrop(canvas, {
    sun: [0.78, 0.26],
    volcanoes: [],
    horizon: 330,
    clouds: [[300, 150, 220]],
    fields: { y: 380, depth: 0.32, base: 18, bottom: 600 },
  });
  svg += path("M-10 440Q600 400 1210 430V810H-10Z", canvas.colour("greenMid", 0.05));
  svg += trees(canvas, [[90, 460, 210, "round"]], 0.05);
  svg += house(canvas, 470, 440, 300, 96, {
    gable: true,
    items: ["arch", "door", "arch"],
    roofHeight: 60,
  });
  // A smaller wall higher up the slope.
  svg +=
    path("M-10 452Q600 430 1210 452V600H-10Z", canvas.colour("milpa")) +
    tireWall(canvas, -40, 530, 1300, 2, 112, 40, 0.04, { planted: 0.5 }) +
    path("M-10 522Q600 512 1210 522V640H-10Z", canvas.colour("lime"));
  const [a, b] = random.pick([
    [CAST.mother, CAST.girl],
    [CAST.neighbor, CAST.mother],
    [CAST.grandmother, CAST.neighbor],
  ] as const);
  const one = closeFigure(canvas, [336, 292], [330, 620], 144, {
    ...a,
    turn: 0.5,
    tilt: 8,
    down: true,
    mood: "smile",
    left: { elbow: [196, 500], hand: [316, 566], grip: "wrap" },
    right: { elbow: [480, 490], hand: [420, 572], grip: "flat", bent: 40 },
  });
  const two = closeFigure(canvas, [850, 296], [866, 620], 142, {
    ...b,
    turn: -0.5,
    tilt: -8,
    mood: "laugh",
    left: { elbow: [714, 500], hand: [780, 572], grip: "flat", bent: -40 },
    right: { elbow: [1000, 510], hand: [896, 564], grip: "wrap" },
  });
  svg += one.body + two.body;
  svg += tireWall(canvas, -60, 820, 1340, 3, 214, 82, 0, { planted: 0.55 });
  svg +=
    flowers(canvas, 310, 588, 120, 8, 46) +
    flowers(canvas, 780, 590, 120, 8, 46) +
    flowers(canvas, 20, 586, 200, 9, 34) +
    flowers(canvas, 980, 586, 210, 9, 34);
  svg += rectangle(566, 548, 76, 50, 8, canvas.colour("adobe"), EDGE);
  return svg + one.arms + two.arms + hen(canvas, 612, 552, 1.5);
}

export const GARDENS = { tireGarden } as const;
