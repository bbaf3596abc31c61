/** The yard between lessons. */
import { bambooPole } from "../../built/bamboo.ts";
import { tireRing } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { object } from "../../objects/all.ts";
import { people } from "../../people/person.ts";
import { anyVolcanoes, backdrop, ground } from "../parts/backdrop.ts";

/** A tire hanging as a swing, with a child on it. */
const swing = (canvas: Canvas, x: number, y: number, degrees: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y - 20})">${tireRing(canvas, x, y, 60, { soil: false, hole: canvas.colour("lime") })}</g>`;

/** Swings and arches of tires. */
function playground(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.7, 0.25],
    volcanoes: anyVolcanoes(canvas),
    horizon: 400,
    clouds: [[280, 140, 230]],
    fields: { y: 450, depth: 0.32, base: 18, bottom: 640 },
  });
  svg +=
    ground(canvas, () => 590, "lime", "milpa") +
    path(
      "M140 740C260 640 940 630 1100 700S940 836 500 816S80 800 140 740Z",
      canvas.colour("sand"),
    );
  const poles = canvas.colour("bambooDark");
  svg +=
    line("M300 720L410 250M520 720L410 250", poles, 22, ROUND) +
    line("M910 720L800 250M700 720L800 250", poles, 22, ROUND);
  svg += bambooPole(canvas, 370, 256, 842, 256, 28);
  svg += line("M520 262L470 560M650 262L690 548", canvas.colour("straw"), 8);
  svg += swing(canvas, 468, 606, 10) + swing(canvas, 694, 596, -9);
  svg += people(canvas, [
    [464, 646, 190, { who: "girl", pose: "sit", shadow: false }],
    [704, 634, 190, { who: "boy", pose: "sit", shadow: false, flip: true }],
    [1000, 664, 168, { who: "boy", pose: "run" }],
  ]);
  (["red", "marigold", "glassTeal", "rose", "indigo"] as const).forEach((colour, i) => {
    const x = 860 + i * 66;
    svg +=
      path(`M${x} 724a50 50 0 0 1 100 0z`, canvas.colour(colour)) +
      path(`M${x + 25} 724a25 25 0 0 1 50 0z`, canvas.colour("lime"));
  });
  svg += people(canvas, [
    [190, 760, 190, { who: "girl", pose: "run" }],
    [310, 784, 184, { who: "boy", pose: "run" }],
    [1120, 770, 184, { who: "girl", pose: "wave", flip: true }],
  ]);
  return svg + object(canvas, "ball", 420, 792, 56);
}

export const PLAY = { playground } as const;
