/** What the school builds with, and a model of what it becomes. */
import { bottle, type BottleOptions } from "../built/bottle.ts";
import { dome } from "../built/dome.ts";
import { house } from "../built/house.ts";
import { tireRing } from "../built/tire.ts";
import type { ColourName } from "../canvas/palette.ts";

import { treeRound } from "../land/trees.ts";
import type { Drawing, Pen } from "./pen.ts";

const standing = (
  pen: Pen,
  x: number,
  y: number,
  height: number,
  colour: ColourName,
  options?: BottleOptions,
): string => bottle(pen.canvas, pen.x(x), pen.y(y), pen.length(height), colour, options);

/** A bottle packed with clean scraps. */
export const ecobrick: Drawing = (pen) => standing(pen, 0, 0, 1, "glassGreen", { packed: true });

export const tire: Drawing = (pen) => tireRing(pen.canvas, pen.x(0), pen.y(-0.5), pen.length(0.5));

/** A small model of a dome, a house and a tree on a board. */
export const model: Drawing = (pen) => {
  const { canvas } = pen;
  const base = pen.y(-0.08);
  return (
    pen.box(-0.7, -0.08, 1.4, 0.08, 0.02, "wood") +
    dome(canvas, pen.x(-0.24), base, pen.length(0.34), {
      rows: 9,
      door: true,
      bottles: 3,
      colour: "sand",
    }) +
    house(canvas, pen.x(0.1), base, pen.length(0.52), pen.length(0.26), {
      items: ["window", "door"],
      roofHeight: pen.length(0.18),
    }) +
    treeRound(canvas, pen.x(0.66), pen.y(-0.06), pen.length(0.34))
  );
};
