/** Two students lower a tire into the last course of a wall that holds a slope. */
import { tireFlat } from "../../built/tire.ts";
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { path } from "../../canvas/svg.ts";
import { flowers, tufts } from "../../land/plants.ts";
import { treeRound } from "../../land/trees.ts";
import { people } from "../../people/person.ts";
import { backdrop, groundShadow } from "../parts/backdrop.ts";

const FOOT = 730;
const [WIDE, HIGH] = [206, 84];
const COURSES = 3;
const TOP = FOOT - COURSES * HIGH;

function lastCourse(canvas: Canvas): string {
  let svg = backdrop(canvas, { horizon: 470, sun: [0.3, 0.2] });
  svg += treeRound(canvas, 150, 430, 190, 0.2, "greenMid");
  svg += treeRound(canvas, 1060, 390, 210, 0.2, "greenMid");
  const slope = `M-10 ${TOP - 20}Q500 ${TOP - 60} 1210 ${TOP - 110}V810H-10Z`;
  svg += path(slope, canvas.colour("milpa"));
  svg += path(`M-10 ${FOOT - 20}H1210V810H-10Z`, canvas.colour("path"));
  svg += groundShadow(600, FOOT + 4, 700, 16, 0.25);
  svg += tireWall(canvas, -120, FOOT, 1440, COURSES, WIDE, HIGH);
  svg += tireWall(canvas, -120, TOP + 12, 412, 1, WIDE, HIGH);
  svg += tireFlat(canvas, 600, TOP - 46, 106, {
    tilt: 0.17,
    thickness: 0.62,
    shadow: false,
    colour: "rubberLight",
    hole: canvas.colour("rubberDark"),
  });
  svg += people(canvas, [
    [428, TOP + 20, 340, { who: "girl", pose: "lay", woven: true }],
    [772, TOP + 20, 350, { who: "boy", pose: "lay", flip: true, shirt: "redHot" }],
  ]);
  return (
    svg +
    tufts(canvas, () => FOOT + 14, 0, 1200, 30, 15, canvas.colour("green")) +
    flowers(canvas, 860, 776, 220, 24, 15)
  );
}

export const LAST_COURSE = { lastCourse } as const;
