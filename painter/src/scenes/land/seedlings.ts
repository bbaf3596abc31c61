/** Seedlings in the hand and in the tray. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, rectangle, ROUND } from "../../canvas/svg.ts";
import { armOf } from "../../people/forearm.ts";
import { pinch } from "../../people/grips.ts";
import { boards } from "../parts/grounds.ts";

/** Seedlings are set from trays into bags, seen from above. */
function seedTray(canvas: Canvas): string {
  const { random } = canvas;
  const greens = random.pick([
    ["milpa", "lime"],
    ["greenMid", "milpa"],
    ["green", "glassLime"],
  ] as const);
  const arm = armOf(canvas);
  let svg = boards(canvas, random.pick(["woodLight", "glassTeal", "steel"] as const), 134);
  svg +=
    rectangle(52, 44, 1000, 716, 12, canvas.shaded("wood", -0.04)) +
    rectangle(70, 62, 964, 680, 6, canvas.colour("earthDark"));
  const seedling = (x: number, y: number, size: number): string => {
    const start = random.between(0, 90);
    let leaves = "";
    for (let i = 0; i < 4; i++)
      leaves += ellipse(
        0,
        -size * 0.62,
        size * 0.3,
        size * 0.62,
        canvas.colour(i % 2 ? greens[0] : greens[1]),
        `transform="translate(${round(x)} ${round(y)}) rotate(${round(start + i * 90)})"`,
      );
    return leaves + circle(x, y, size * 0.2, canvas.colour("greenMid"));
  };
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 7; column++) {
      const x = 142 + column * 137;
      const y = 130 + row * 136;
      svg +=
        circle(x, y, 62, canvas.colour("rubber")) +
        circle(x, y, 52, canvas.shaded("soil", (row + column) % 2 ? -0.03 : 0.02));
      const empty = row > 2 && column > 3;
      if (!empty) svg += seedling(x, y, random.between(34, 52));
      else svg += circle(x, y, 15, canvas.colour("earthDark"));
    }
  svg += pinch(canvas, 690, 538, 2, 4, arm.skin, arm.sleeve) + seedling(690, 528, 50);
  svg += line(
    "M690 538C692 560 688 580 692 600M690 560L676 590M691 566L708 592",
    canvas.colour("cream"),
    4,
    ROUND,
  );
  return svg + tireFlat(canvas, 1180, 180, 120, { tilt: 0.9, thickness: 0.1 });
}

export const SEEDLINGS = { seedTray } as const;
