/** The tree nursery. */
import type { Canvas } from "../../canvas/canvas.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { pine } from "../../land/trees.ts";
import { people } from "../../people/person.ts";
import { backdrop, trees } from "../parts/backdrop.ts";

/** Young pines are planted on the slope. */
function nursery(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.76, 0.26],
    volcanoes: [{ x: 330, y: 180, reach: 320 }],
    horizon: 340,
    clouds: [[720, 120, 220]],
    fields: { y: 390, depth: 0.32, base: 18, bottom: 620 },
  });
  svg += path("M-10 500C300 460 900 500 1210 440V810H-10Z", canvas.colour("greenMid"));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 12 - row; i++) {
      const x = 60 + i * (94 + row * 12) + row * 24;
      const y = 530 + row * 62 - (i / 12) * 30;
      const dug = row > 1 && x > 340 && x < 900;
      if (!dug) svg += pine(canvas, x, y, 60 + row * 22);
    }
  svg += path("M320 800C390 640 600 570 760 560C830 620 880 710 900 800Z", canvas.colour("soil"));
  svg += line(
    "M420 790C480 690 600 620 720 600M560 796C600 720 680 660 780 640M700 796C730 750 780 720 840 700",
    canvas.shaded("soil", -0.06),
    7,
    ROUND,
  );
  for (let i = 0; i < 3; i++) svg += pine(canvas, 690 + i * 50, 640 + i * 46, 62 + i * 14);
  svg += people(canvas, [
    [596, 680, 160, { who: "boy", pose: "pass", tool: "bucket" }],
    [440, 778, 312, { who: "woman", pose: "kneel", tool: "seedling" }],
    [
      800,
      774,
      296,
      {
        who: "man",
        pose: "dig",
        tool: "hoe",
        hat: "straw",
        flip: true,
        shirt: "white",
        trousers: "indigo",
      },
    ],
  ]);
  return (
    svg +
    trees(canvas, [
      [1140, 540, 290, "round"],
      [40, 560, 250, "round", "milpa"],
    ])
  );
}

export const NURSERY = { nursery } as const;
