/** The stove in the school yard in the evening: people waiting, in silhouette against the fire. */
import { tireWall } from "../../built/tire-wall.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { people } from "../../people/person.ts";
import { edge } from "../../things/thing.ts";
import { sleepingCat } from "../parts/animals.ts";
import { backdrop, lampGlow, trees, WIDTH } from "../parts/backdrop.ts";
import { withLight } from "../parts/lamplight.ts";

/** A clay stove on two courses of tires: a mouth for firewood, a plate, a pipe through the roof. */
export function clayStove(canvas: Canvas): string {
  const steam = "M520 424q-22 -30 0 -58t0 -58M556 420q20 -28 0 -54";
  return (
    line("M742 470V120", canvas.colour("hair"), 44) +
    line("M742 470V120", canvas.colour("steel"), 32) +
    line("M734 470V120", canvas.shaded("steel", 0.1), 8) +
    tireWall(canvas, 430, 690, 340, 2, 114, 44, 0, { open: false }) +
    path(
      "M424 602C420 500 436 470 470 466H736C768 470 780 500 776 602Z",
      canvas.colour("adobe"),
      edge(canvas, 5),
    ) +
    path(
      "M430 596C426 510 444 478 474 474H560C520 500 500 550 506 596Z",
      canvas.shaded("adobe", 0.06),
    ) +
    path("M548 600V556A46 46 0 0 1 640 556V600Z", canvas.colour("rubberDark"), edge(canvas, 4)) +
    path(
      "M560 600C552 566 578 560 584 528C606 552 598 560 612 548C632 570 632 586 626 600Z",
      canvas.colour("redHot", 0, true),
    ) +
    path(
      "M574 600C570 578 586 572 590 554C606 572 616 582 612 600Z",
      canvas.colour("lemon", 0, true),
    ) +
    line("M596 598L540 668M604 600L610 690M616 598L680 664", canvas.colour("hair"), 20, ROUND) +
    line(
      "M596 598L540 668M604 600L610 690M616 598L680 664",
      canvas.colour("woodLight"),
      12,
      ROUND,
    ) +
    rectangle(446, 450, 306, 20, 8, canvas.colour("rubberDark"), edge(canvas, 4)) +
    path(
      "M476 420H600C606 440 600 452 586 456H490C476 452 470 440 476 420Z",
      canvas.colour("tile"),
      edge(canvas, 4),
    ) +
    ellipse(538, 420, 62, 13, canvas.colour("earthDark"), edge(canvas, 4)) +
    line(steam, "#fff6dc", 10, `${ROUND} opacity=".6"`) +
    [650, 700]
      .map((x, i) => ellipse(x, 446, 28, 8, canvas.colour(i ? "lemon" : "cream"), edge(canvas, 3)))
      .join("")
  );
}

function outdoorStove(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    style: "rings",
    sun: [0.5, 0.42],
    sunRadius: 110,
    reach: 640,
    horizon: 450,
    fields: { y: 480, depth: 0.36, base: 16, bottom: 680 },
  });
  svg += trees(
    canvas,
    [
      [60, 660, 290, "round"],
      [1150, 660, 250, "round", "greenMid"],
    ],
    0.1,
  );
  svg += path("M-10 660Q600 630 1210 660V810H-10Z", canvas.colour("soil"));
  svg += path(
    "M230 690Q600 640 970 690L1080 810H120Z",
    canvas.colour("marigoldDeep"),
    'opacity=".4"',
  );
  svg += lampGlow(canvas, 600, 560, 520, 330, 0.9);
  svg += clayStove(canvas);
  // A tiled roof on four posts.
  svg +=
    line("M214 690V226M986 690V226", canvas.colour("hair"), 32) +
    line("M214 690V226M986 690V226", canvas.colour("wood"), 22);
  svg += path("M130 236L250 96H950L1070 236Z", canvas.colour("tile"), edge(canvas, 6));
  let tiles = "";
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 26; i++) {
      const t = (row + 1) / 5;
      const [from, to] = [250 - 120 * t, 950 + 120 * t];
      tiles += `M${(from + ((to - from) * i) / 26).toFixed(1)} ${96 + 140 * t}q${14 + t * 4} -15 ${28 + t * 6} 0`;
    }
  svg +=
    line(tiles, canvas.colour("tileDark"), 5) +
    rectangle(724, 96, 38, 30, 0, canvas.colour("steelDark")) +
    line("M742 96V20", canvas.colour("steel"), 32) +
    path("M714 26H770L742 -6Z", canvas.colour("steelDark"), edge(canvas, 4));
  svg += line("M742 -4q26 -20 70 -14", "#fff6dc", 14, `${ROUND} opacity=".5"`);
  const dark = canvas.colour("aubergine");
  svg += people(withLight(canvas, "dawn"), [
    [356, 724, 350, { who: "woman", pose: "stir", tool: "pointer", toolTurn: 66, shadow: false }],
    [236, 740, 232, { who: "girl", pose: "read", tool: "book", woven: true, shadow: false }],
    [872, 732, 336, { who: "man", pose: "kneel", hat: "straw", flip: true, shadow: false }],
  ]);
  return (
    svg + sleepingCat(canvas, 690, 748, 1, "marigoldDeep") + rectangle(0, 786, WIDTH, 20, 0, dark)
  );
}

export const OUTDOOR_STOVE = { outdoorStove } as const;
