/** Lands that close the view behind a scene: a street, a walled yard, the shade of trees. */

import { clip } from "../../built/clip.ts";

import type { Canvas } from "../../canvas/canvas.ts";

import { ridge, taper } from "../../canvas/path.ts";
import { ellipse, group, path, rectangle } from "../../canvas/svg.ts";
import { forest } from "../../land/forest.ts";

import { foliage, pine } from "../../land/trees.ts";
import { HEIGHT, type Stage, WIDTH } from "./stage.ts";

/** Under the trees: trunks, a roof of leaves, and its shade with spots of sun on the ground. */
export function grove(canvas: Canvas, { horizon }: Stage): string {
  const { random } = canvas;
  let svg =
    rectangle(0, 0, WIDTH, HEIGHT, 0, canvas.blended("lime", "cream", 0.5)) +
    forest(
      canvas,
      ridge(random, { width: WIDTH, y: horizon - 110, amplitude: 20 }),
      canvas.colour("milpa", 0.3),
      {
        size: 70,
        pines: 0.1,
        shadow: 0,
      },
    ) +
    forest(
      canvas,
      ridge(random, { width: WIDTH, y: horizon, amplitude: 20 }),
      canvas.colour("greenMid", 0.2),
      {
        size: 46,
        pines: 0,
        shadow: 0.1,
      },
    );
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 270 + random.between(-50, 50);
    const wide = random.between(20, 34);
    svg += path(
      taper(
        [
          [x, horizon + 90],
          [x + random.between(-10, 10), horizon - 120],
          [x + random.between(-40, 40), -20],
        ],
        [wide, wide * 0.7, wide * 0.6],
      ),
      canvas.colour(i % 2 ? "wood" : "woodDark", 0.08),
    );
  }
  const leaves: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 9; i++)
    leaves.push([i * 150, random.between(-20, 40), random.between(110, 150)]);
  svg += foliage(canvas, leaves, 420, 0.02, "green");
  svg += rectangle(0, horizon + 70, WIDTH, HEIGHT, 0, canvas.colour("milpa", 0.04));
  const ground = `M0 ${horizon + 70}H${WIDTH}V${HEIGHT}H0Z`;
  let spots = "";
  for (let i = 0; i < 46; i++)
    spots += ellipse(
      random.between(0, WIDTH),
      random.between(horizon + 84, HEIGHT),
      random.between(16, 50),
      random.between(6, 14),
      canvas.colour("lemon"),
      'opacity=".5"',
    );
  return svg + group(spots, clip(canvas, ground)) + pine(canvas, 1130, horizon + 90, 200, 0.14);
}
