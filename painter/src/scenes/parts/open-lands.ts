/**
 * What lies behind a scene in the open instead of the valley with its volcanoes: a slope without horizon, or fog. A
 * description names it, and `backdrop` lays it. Each fills the sheet; the scene's ground covers its foot.
 */
import type { Canvas, LandName } from "../../canvas/canvas.ts";
import { lerp, type Point, ridge, round, taper } from "../../canvas/path.ts";
import { circle, path, rectangle } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";
import { patchwork } from "../../land/patchwork.ts";
import { treeRound } from "../../land/trees.ts";
import { HEIGHT, type Stage, WIDTH } from "./stage.ts";
import { townHouse } from "./town-house.ts";

const air = (canvas: Canvas, step: number): string => canvas.air.sky[step]!;

/** The other side of a ravine: fields up to the upper edge, a path between them, houses, no horizon. */
export function hillside(canvas: Canvas): string {
  const { random } = canvas;
  const { svg, contour } = patchwork(canvas, () => -60, {
    depth: 0.26,
    strips: 9,
    base: 66,
    growth: 1.12,
    parcel: 130,
    slant: 40,
    warmth: 0.5,
    bottom: HEIGHT + 10,
  });
  // The uppermost edge swings: woods show above it.
  let inhabited = rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.colour("green", 0.26)) + svg;
  const walked: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [
    lerp(1010, 240, i / 5) + (i % 2 ? 150 : -90),
    -20 + i * 118,
  ]);
  inhabited += path(taper(walked, [5, 7, 9, 11, 13, 16]), canvas.colour("path", 0.2));
  for (const [strip, from] of [
    [2, 140],
    [3, 700],
    [4, 380],
    [5, 960],
  ] as const)
    for (let i = 0; i < 3; i++) {
      const x = from + i * (52 + strip * 9) + random.between(-16, 16);
      const y = contour(strip)(x) + 8 + random.between(0, 16);
      inhabited += townHouse(canvas, x, y, 40 + strip * 7, 1.1 + strip * 0.24);
    }
  for (let i = 0; i < 9; i++) {
    const strip = random.integer(2, 6);
    const x = random.between(0, WIDTH);
    inhabited += treeRound(canvas, x, contour(strip)(x) + 6, 40 + strip * 13, 0.22);
  }
  return inhabited;
}

/** A morning in the clouds: pines in three veils, each paler than the one before. */
function fog(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  const pale = air(canvas, 6);
  let svg =
    rectangle(0, 0, WIDTH, HEIGHT, 0, pale) +
    circle(860, 150, 66, air(canvas, 7)) +
    circle(860, 150, 46, canvas.air.sun, 'opacity=".8"');
  for (const [i, share] of [0.24, 0.44, 0.7].entries()) {
    const y = lerp(horizon - 170, horizon + 40, i / 2);
    const edge = ridge(random, { width: WIDTH, y, amplitude: 22, frequency: 0.8 });
    const tone = canvas.blended("cream", "pine", share, 0.3);
    svg += forest(canvas, edge, tone, { size: 54 + i * 34, pines: 0.6, shadow: 0 });
    for (let j = 0; j < 3; j++) {
      const x = random.between(-100, 900);
      const veil = y + 60 + j * 26;
      svg += path(
        `M${round(x)} ${round(veil)}q${round(random.between(120, 220))} -34 ${round(random.between(380, 520))} 0t${round(random.between(180, 300))} 12q-260 34 -700 14Z`,
        pale,
        'opacity=".75"',
      );
    }
  }
  return svg + rectangle(0, horizon + 110, WIDTH, HEIGHT, 0, canvas.colour("milpa", 0.3));
}

export const LANDS: Readonly<Record<LandName, (canvas: Canvas, stage: Stage) => string>> = {
  hillside,
  fog,
};
