/** Seedlings in the hand and in the tray. */
import { tireFlat } from "../../built/tire.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { armOf, SLEEVES } from "../../people/forearm.ts";
import { pinch } from "../../people/grips.ts";
import { cupped } from "../../people/hands.ts";
import { boards, sheet } from "../parts/grounds.ts";

/** A seedling in earth, around the rim of the hands that hold it. */
function seedlingInEarth(canvas: Canvas): string {
  const stem = canvas.colour("green");
  const leaf = canvas.colour("milpa");
  return (
    path(
      "M-86 24C-80 -30 -40 -52 0 -54C40 -52 80 -30 86 24C50 60 -50 60 -86 24Z",
      canvas.colour("earthDark"),
    ) +
    line(
      "M-50 -10h.1M-20 -30h.1M24 -24h.1M54 -2h.1M0 -6h.1M-34 14h.1M36 20h.1",
      canvas.colour("earth"),
      9,
      ROUND,
    ) +
    line("M0 -44C2 -84 -4 -120 2 -158", stem, 8, ROUND) +
    path("M0 -86C-50 -84 -74 -130 -76 -142C-36 -150 -6 -124 0 -86Z", leaf) +
    path("M1 -116C46 -116 72 -160 74 -174C32 -180 4 -154 1 -116Z", canvas.colour("lime")) +
    path("M2 -154C-16 -178 -10 -210 4 -220C18 -206 20 -176 2 -154Z", leaf) +
    line("M-8 -98C-30 -112 -50 -126 -66 -136M10 -128C30 -146 48 -160 64 -168", stem, 3, ROUND)
  );
}

/** Two hands hold a seedling over the bed it will grow in. */
function handSeedling(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick(["glassTeal", "marigold", "sky"] as const);
  let svg = sheet(canvas.colour(ground));
  for (let i = 0; i < 7; i++)
    svg += circle(600, 330, 560 - i * 66, canvas.shaded(ground, 0.018 * i));
  svg += path("M-10 640C300 590 900 590 1210 640V810H-10Z", canvas.colour("soil"));
  const furrow = canvas.shaded("soil", -0.05);
  for (let i = 0; i < 6; i++) {
    const y = 660 + i * 28;
    svg += line(`M-40 ${y}C300 ${612 + i * 30} 900 ${612 + i * 30} 1240 ${y}`, furrow, 5);
  }
  const skin = random.pick(["skin1", "skin2"] as const);
  return svg + cupped(canvas, 600, 470, 1.75, skin, random.pick(SLEEVES), seedlingInEarth(canvas));
}

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

export const SEEDLINGS = { handSeedling, seedTray } as const;
