import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { circle, line, path, place } from "../canvas/svg.ts";
import { carriedTire } from "./carried-tire.ts";

export type Cargo = "tire" | "bottles" | "soil" | "sand";

const BOTTLES: readonly ColourName[] = [
  "glassGreen",
  "glassAmber",
  "glassTeal",
  "glassBlue",
  "glassGreen",
];

function cargoOf(canvas: Canvas, cargo: Cargo, depth: number): string {
  if (cargo === "tire")
    return (
      place(32, -43, carriedTire(canvas, 12, depth)) +
      place(47, -41, carriedTire(canvas, 10.5, depth))
    );
  if (cargo === "bottles")
    return BOTTLES.map((colour, i) =>
      place(
        24 + i * 6.6,
        -34,
        path(
          "M-2.8 8V-6C-2.8-9-1.2-9-1.2-12V-15H1.2V-12C1.2-9 2.8-9 2.8-6V8Z",
          canvas.colour(colour, depth),
        ),
        1,
        -16 + i * 8,
      ),
    ).join("");
  return path("M16-34C22-46 50-48 56-35Z", canvas.colour(cargo, depth));
}

/** A full wheelbarrow with its handles at (11, -51), in the units of the figure pushing it. */
export function wheelbarrow(canvas: Canvas, depth: number, cargo: Cargo = "tire"): string {
  const colour = (name: ColourName): string => canvas.colour(name, depth);
  const round = 'stroke-linecap="round"';
  return (
    cargoOf(canvas, cargo, depth) +
    line(
      "M11-51L30-30L58-22M14-52L30-34",
      colour("woodLight"),
      2.4,
      `${round} stroke-linejoin="round"`,
    ) +
    path("M15-36H60L53-17H27Z", colour("glassTeal")) +
    path("M15-36H60L59-33H16Z", canvas.shaded("glassTeal", 0.12, depth)) +
    line("M30-17L26-3M44-17L58-9", colour("steelDark"), 2.4, round) +
    circle(60, -8, 8, colour("rubber")) +
    circle(60, -8, 3.6, colour("steel"))
  );
}
