/** Streets seen close: the mural wall, the arch. */
import { clip } from "../../built/clip.ts";
import { tileRoof } from "../../built/roof.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { place, rectangle } from "../../canvas/svg.ts";
import { treeRound } from "../../land/trees.ts";
import { people } from "../../people/person.ts";
import type { PersonOptions } from "../../people/person-look.ts";
import { WIDTH } from "../parts/backdrop.ts";
import { paving, sheet } from "../parts/grounds.ts";

import { MURAL_PANELS, PANEL } from "./mural-panels.ts";

/** The long mural wall at the entrance of the town: twelve small pictures in frames, and those who pass. */
function muralWall(canvas: Canvas): string {
  const { random } = canvas;
  let svg = sheet(canvas.air.sky[4]);
  svg +=
    treeRound(canvas, 150, 150, 200, 0.12) + treeRound(canvas, 1010, 150, 220, 0.12, "greenMid");
  svg += rectangle(
    0,
    110,
    WIDTH,
    524,
    0,
    canvas.colour(random.pick(["plaster", "cream", "glassTeal"] as const)),
  );
  const panels = random.shuffle([...MURAL_PANELS]);
  panels.forEach((panel, i) => {
    const x = 22 + (i % 4) * 294;
    // Low enough that the widest cut keeps all three rows.
    const y = 142 + Math.floor(i / 4) * 168;
    const scale = 1.12;
    svg +=
      rectangle(
        x - 8,
        y - 8,
        236 * scale + 16,
        159,
        3,
        canvas.colour(random.pick(["red", "indigo", "wood", "greenDeep"] as const)),
      ) +
      `<g ${clip(canvas, `M${x} ${y}h${round(PANEL.width * scale)}v147h${round(-PANEL.width * scale)}Z`)}>${place(x, y - 11, panel(canvas), [scale, 1.01])}</g>`;
  });
  svg += tileRoof(canvas, -10, 1210, 76, 122, { barrel: 22, rows: 2 });
  svg +=
    rectangle(0, 634, WIDTH, 24, 0, canvas.colour("sand")) +
    rectangle(0, 652, WIDTH, 8, 0, canvas.shaded("sand", -0.13));
  svg +=
    rectangle(0, 660, WIDTH, 150, 0, canvas.blended("basalt", "path", 0.5)) +
    paving(canvas, "sand", 670, 800, 80);
  const passers = random.pick<readonly PersonOptions[]>([
    [
      { who: "woman", pose: "carryHead", load: "basket", goods: "flowers" },
      { who: "man", pose: "walk", hat: "straw", morral: true, flip: true, shirt: "cream" },
    ],
    [
      { who: "woman", pose: "walk", bundle: "red", baby: true },
      { who: "man", pose: "carryBack", load: "wood", flip: true, hat: "straw" },
    ],
  ]);
  return (
    svg +
    people(canvas, [
      [440, 786, 380, passers[0]!],
      [620, 790, 270, { who: "boy", pose: "point", shirt: "red" }],
      [820, 792, 390, passers[1]!],
    ])
  );
}

export const STREETS = { muralWall } as const;
