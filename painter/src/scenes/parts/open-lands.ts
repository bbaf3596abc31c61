/**
 * Backgrounds other than the valley with its volcanoes: a plain hill, or fog. A description names one and `backdrop`
 * draws it. Each fills the canvas; the scene's ground covers its lower part.
 */
import type { Canvas, LandName } from "../../canvas/canvas.ts";
import { curvePoints, lerp, type Point, ridge, round, smooth, taper } from "../../canvas/path.ts";
import { circle, line, path, rectangle } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";
import { hill } from "../../land/hill.ts";
import { patchwork } from "../../land/patchwork.ts";
import { sky } from "../../land/sky.ts";
import { treeRound } from "../../land/trees.ts";
import { HEIGHT, type Stage, WIDTH } from "./stage.ts";
import { townHouse } from "./town-house.ts";

/**
 * The opposite slope of a ravine without a horizon: fields up to the upper edge, a path, houses. Pale, so that people
 * in front stand out.
 */
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
  // Woods are visible above the curved uppermost edge.
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
  return inhabited + rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.air.mist, 'opacity=".4"');
}

/** One plain hill below the sky, as a calm background. */
function plainHill(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  const crest = ridge(random, { width: WIDTH, y: horizon * 0.46, amplitude: 40, tilt: -90 });
  let rows = "";
  for (let row = 1; row < 12; row++)
    rows += smooth(curvePoints((x) => crest(x) + row * (24 + row * 4), -10, WIDTH + 10, 90));
  let hamlet = "";
  for (let i = 0; i < 4; i++) {
    const x = 540 + i * 62 + random.between(-14, 14);
    const y = horizon + 14 + random.between(-14, 14);
    hamlet += treeRound(canvas, x + 34, y - 6, 66, 0.24) + townHouse(canvas, x, y, 46, 1.2);
  }
  const tone = canvas.blended("greenMid", "milpa", 0.35, 0.3);
  const sun = canvas.time !== "rain";
  const woods = { size: 26, pines: 0.1, shadow: 0.06 };
  return (
    sky(canvas, { style: "rings", sunX: 820, sunY: 90, sunRadius: 60, reach: 700, horizon, sun }) +
    forest(canvas, crest, canvas.colour("green", 0.4), woods) +
    hill(canvas, (x) => crest(x) + 10, tone, { shadow: 0, rim: false }) +
    line(rows, canvas.colour("lime", 0.3), 5, 'opacity=".34"') +
    hamlet
  );
}

/** Morning fog: pines in three layers, each paler than the previous. */
function fog(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  const pale = canvas.air.sky[6];
  let svg =
    rectangle(0, 0, WIDTH, HEIGHT, 0, pale) +
    circle(860, 150, 66, canvas.air.sky[7]) +
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
  hill: plainHill,
  fog,
};
