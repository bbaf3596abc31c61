/** A garden on a wall of tires, near enough to pick from. */
import { house } from "../../built/house.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, path, rectangle } from "../../canvas/svg.ts";
import { flowers } from "../../land/plants.ts";
import { backdrop, trees } from "../parts/backdrop.ts";
import { hen } from "../parts/animals.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { outlined } from "../parts/close-face.ts";

const EDGE = outlined(2.6);

/** A wall of tires holds the terrace, and flowers grow from its face. */
function tireGarden(canvas: Canvas): string {
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
  return svg + planters(canvas);
}

/** A marigold with its soil in an old tin, its foot at (x, y). */
const tinOfFlowers = (canvas: Canvas, x: number, y: number): string =>
  flowers(canvas, x - 54, y - 96, 108, 8, 56) +
  path(`M${x - 60} ${y - 108}H${x + 60}L${x + 50} ${y}H${x - 50}Z`, canvas.colour("steel"), EDGE) +
  rectangle(x - 57, y - 78, 114, 32, 0, canvas.colour("redHot")) +
  ellipse(x, y - 108, 60, 13, canvas.colour("soil"), EDGE);

/** One bends over the edge of the wall and firms the earth; a child hands up the next plant from below. */
function planters(canvas: Canvas): string {
  const { random } = canvas;
  const [a, b] = random.pick([
    [CAST.mother, CAST.girl],
    [CAST.neighbor, CAST.boy],
    [CAST.grandmother, CAST.schoolgirl],
  ] as const);
  const grown = closeFigure(canvas, [486, 300], [270, 590], 150, {
    ...a,
    shawl: undefined,
    turn: 0.8,
    tilt: 12,
    mood: "smile",
    left: { elbow: [350, 560], hand: [470, 604], grip: "flat", bent: 30 },
    right: { elbow: [590, 540], hand: [640, 470], grip: "wrap", bent: 34 },
  });
  const child = closeFigure(canvas, [926, 560], [980, 900], 146, {
    ...b,
    turn: -0.9,
    tilt: 14,
    mood: "laugh",
    left: { elbow: [880, 660], hand: [800, 580], grip: "wrap" },
    right: { elbow: [1010, 760], hand: [812, 664], grip: "flat" },
  });
  return (
    grown.body +
    tireWall(canvas, -60, 820, 1340, 3, 214, 82, 0, { planted: 0.4 }) +
    flowers(canvas, 20, 586, 210, 11, 40) +
    flowers(canvas, 396, 640, 100, 5, 34) +
    flowers(canvas, 1010, 590, 190, 9, 36) +
    hen(canvas, 130, 590, 1.7) +
    grown.arms +
    child.body +
    tinOfFlowers(canvas, 740, 650) +
    child.arms
  );
}

export const GARDENS = { tireGarden } as const;
