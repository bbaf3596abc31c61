/** Groups at a wall: a chain of people passes earth up its steps, and it is rammed on top. */
import { tireFlat } from "../../built/tire.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { path } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { people } from "../../people/person.ts";
import { sittingDog } from "../parts/animals.ts";
import { backdrop, groundShadow, trees } from "../parts/backdrop.ts";
import { heap } from "../parts/grounds.ts";

const FOOT = 640;
const [WIDE, HIGH] = [112, 46];
/** Left end (x) of each course: the wall rises in steps. */
const STEPS = [500, 612, 724, 780, 836] as const;
const topOf = (courses: number): number => FOOT - courses * HIGH + 8;

const PASSES = { pose: "pass", tool: "bucket" } as const satisfies PersonOptions;

/** A chain of people from the heap to the top, with a full bucket between each two. */
const chain = (canvas: Canvas): string =>
  people(canvas, [
    [
      250,
      636,
      206,
      {
        who: "man",
        pose: "dig",
        tool: "shovel",
        hat: "straw",
        shirt: "cream",
        trousers: "earthDark",
        flip: true,
      },
    ],
    [362, 640, 202, { ...PASSES, who: "volunteerWoman", paint: "redHot", shirt: "lime" }],
    [472, 640, 210, { who: "woman", pose: "pass", flip: true }],
    [560, topOf(1), 208, { ...PASSES, who: "volunteerMan", hat: "cap", paint: "glassTeal" }],
    [664, topOf(2), 196, { who: "woman", pose: "lay", flip: true }],
    [
      760,
      topOf(3),
      206,
      { who: "volunteerWoman", pose: "pass", tool: "bucket", paint: "marigold", hat: "hard" },
    ],
    [
      884,
      topOf(5),
      208,
      { who: "man", pose: "pound", tool: "sledge", hat: "hard", shirt: "sky", trousers: "indigo" },
    ],
    [1064, topOf(5), 204, { who: "woman", pose: "tamp", tool: "tamper", flip: true }],
  ]);

function wallDay(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.74, 0.3],
    sunRadius: 92,
    horizon: 372,
    clouds: [[270, 104, 230]],
    fields: { y: 412, depth: 0.34, base: 18, bottom: 620 },
  });
  svg += path("M-10 572Q280 520 560 556T1210 520V810H-10Z", canvas.colour("milpa"));
  svg += trees(
    canvas,
    [
      [66, 566, 210, "round"],
      [470, 552, 120, "pine"],
    ],
    0.08,
  );
  svg += path("M-10 650Q420 604 1210 640V810H-10Z", canvas.colour("earth"));
  // The terrace that the wall will retain.
  svg += path(
    `M${STEPS[4] + 40} 432Q1040 396 1210 408V640H${STEPS[2]}Z`,
    canvas.colour("greenMid"),
  );
  svg += heap(canvas, 150, 664, 250, "soil");
  svg += groundShadow(860, 650, 420, 16, 0.2);
  STEPS.forEach((x, i) => {
    svg += tireWall(canvas, x, FOOT - i * HIGH, 1260 - x, 1, WIDE, HIGH, 0, {
      open: i === STEPS.length - 1,
    });
  });
  for (const [i, x] of STEPS.slice(0, -1).entries())
    svg += tireWall(canvas, x, FOOT - i * HIGH, WIDE, 1, WIDE, HIGH);
  svg += chain(canvas);
  svg += tufts(canvas, () => 700, 520, 1200, 26, 14, canvas.colour("greenMid"));
  svg += flowers(canvas, 900, 716, 240, 26, 14);
  svg +=
    tireFlat(canvas, 1080, 772, 84) +
    tireFlat(canvas, 1090, 728, 82, { shadow: false }) +
    tireFlat(canvas, 930, 778, 80);
  return svg + sittingDog(canvas, 760, 752, 0.9, "earthDark");
}

/** Two students lower a tire into the last course of a retaining wall. */
function lastCourse(canvas: Canvas): string {
  let svg = backdrop(canvas, { horizon: 470, sun: [0.3, 0.2] });
  svg += treeRound(canvas, 150, 430, 190, 0.2, "greenMid");
  svg += treeRound(canvas, 1060, 390, 210, 0.2, "greenMid");
  const slope = `M-10 458Q500 418 1210 368V810H-10Z`;
  svg += path(slope, canvas.colour("milpa"));
  svg += path(`M-10 710H1210V810H-10Z`, canvas.colour("path"));
  svg += groundShadow(600, 734, 700, 16, 0.25);
  svg += tireWall(canvas, -120, 730, 1440, 3, 206, 84);
  svg += tireWall(canvas, -120, 490, 412, 1, 206, 84);
  svg += tireFlat(canvas, 600, 432, 106, {
    tilt: 0.17,
    thickness: 0.62,
    shadow: false,
    colour: "rubberLight",
    hole: canvas.colour("rubberDark"),
  });
  svg += people(canvas, [
    [428, 498, 340, { who: "girl", pose: "lay", woven: true }],
    [772, 498, 350, { who: "boy", pose: "lay", flip: true, shirt: "redHot" }],
  ]);
  return (
    svg +
    tufts(canvas, () => 744, 0, 1200, 30, 15, canvas.colour("green")) +
    flowers(canvas, 860, 776, 220, 24, 15)
  );
}

export const WALL_DAY = { wallDay, lastCourse } as const;
