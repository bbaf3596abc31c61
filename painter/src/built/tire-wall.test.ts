import { expect, test } from "vitest";
import { makeCanvas } from "../canvas/canvas.ts";
import { random } from "../canvas/random.ts";
import { tireWall } from "./tire-wall.ts";

/** Symbols of the tires in a wall three courses high: those with visible earth, and uses of each. */
function wall(options: { open?: boolean } = {}) {
  const canvas = makeCanvas({ random: random("wall") });
  const svg = tireWall(canvas, 0, 300, 600, 3, 100, 40, 0, options);
  const soil = canvas.blended("soil", "adobe", 0.35);
  const open = canvas.defs.filter((def) => def.includes(soil));
  const ids = open.map((def) => / id="([^"]+)"/.exec(def)![1]!);
  const tops = Array.from(svg.matchAll(/<use href="#([^"]+)"[^>]* y="([\d.]+)"/g))
    .filter(([, id]) => ids.includes(id!))
    .map(([, , y]) => Number(y));
  return { svg, tires: canvas.defs.length, tops };
}

test("earth is visible in the uppermost course only", () => {
  const { tops } = wall();
  expect(tops.length).toBeGreaterThan(4);
  expect(Math.max(...tops)).toBeLessThan(300 - 2 * 40);
});

test("no earth is visible in a covered wall", () => {
  expect(wall({ open: false }).tops).toEqual([]);
});

test("a wall reuses a few tire symbols", () => {
  const { svg, tires } = wall();
  expect(svg.match(/<use /g)!.length).toBeGreaterThan(15);
  expect(tires).toBeLessThanOrEqual(9);
});
