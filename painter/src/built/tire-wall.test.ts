import { expect, test } from "vitest";
import { makeCanvas } from "../canvas/canvas.ts";
import { random } from "../canvas/random.ts";
import { tireWall } from "./tire-wall.ts";

/** The tires of a wall three courses high, and what each of them shows. */
function wall(options: { open?: boolean } = {}): { svg: string; tires: string[] } {
  const canvas = makeCanvas({ random: random("wall") });
  const svg = tireWall(canvas, 0, 300, 600, 3, 100, 40, 0, options);
  return { svg, tires: canvas.defs.filter((def) => def.includes("ellipse")) };
}

const soil = makeCanvas({ random: random("wall") }).blended("soil", "adobe", 0.35);

test("every tire of a wall shows the earth that is packed in it, so that none reads as a brick", () => {
  const { tires } = wall();
  expect(tires.length).toBeGreaterThan(1);
  expect(tires.filter((tire) => !tire.includes(soil))).toEqual([]);
});

test("a wall is drawn with few tires that are used again, however long it is", () => {
  const { svg, tires } = wall();
  expect(svg.match(/<use /g)!.length).toBeGreaterThan(15);
  expect(tires.length).toBeLessThanOrEqual(6);
});

test("the openings stay below the edge where something else lies on the wall", () => {
  const rims = (tires: string[]): number[] =>
    tires.map((tire) => Number(/<ellipse[^>]* ry="([\d.]+)"/.exec(tire)![1]));
  expect(Math.min(...rims(wall({ open: false }).tires))).toBeLessThan(
    Math.min(...rims(wall().tires)),
  );
});
