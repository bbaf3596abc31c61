/** Tools and what a worker wears. */
import { ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { type Drawing } from "./pen.ts";

export const toolbox: Drawing = (pen) =>
  pen.stroke("M-0.46 -0.4V-0.66H0.46V-0.4", pen.shaded("red", -0.12), 0.06, ROUND) +
  pen.stroke("M-0.11 -0.3L-0.396 -0.95", "woodLight", 0.07, ROUND) +
  pen.turned(-0.418, -0.98, -22, (hammer) =>
    hammer.box(-0.17, -0.09, 0.34, 0.17, 0.03, "steelDark"),
  ) +
  pen.stroke("M0.132 -0.3L0.242 -0.74", "wood", 0.08, ROUND) +
  pen.fill("M0.165 -0.76L0.396 -1.12L0.44 -0.72Z", "steel") +
  pen.box(-0.044, -0.86, 0.09, 0.6, 0.02, "marigold") +
  pen.box(-0.033, -0.7, 0.06, 0.1, pen.units(2), "lime") +
  pen.fill("M-0.55 -0.42H0.55L0.506 0H-0.506Z", "red") +
  pen.box(-0.572, -0.46, 1.144, 0.09, 0.02, pen.shaded("red", -0.08)) +
  pen.box(-0.11, -0.3, 0.22, 0.11, 0.02, "steel");

export const trowel: Drawing = (pen) =>
  pen.turned(
    0,
    -0.1,
    0,
    (flat) =>
      flat.fill("M-0.6 0L0.05 -0.16V0.08Z", "steel") +
      flat.stroke("M0.05 -0.04L0.18 -0.16H0.3", "steelDark", 0.04) +
      flat.box(0.28, -0.22, 0.36, 0.12, 0.05, "wood"),
  );

export const helmet: Drawing = (pen) =>
  pen.fill("M-0.46 -0.1A0.46 0.46 0 0 1 0.46 -0.1Z", "marigold") +
  pen.stroke(
    "M0 -0.56V-0.12M-0.22 -0.5Q-0.28 -0.3 -0.26 -0.12M0.22 -0.5Q0.28 -0.3 0.26 -0.12",
    pen.shaded("marigold", -0.09),
    0.05,
    ROUND,
  ) +
  pen.box(-0.6, -0.12, 1.2, 0.1, 0.05, pen.shaded("marigold", -0.06));

export const hat: Drawing = (pen) =>
  pen.fill("M-0.34 -0.1C-0.36 -0.46 -0.2 -0.54 0 -0.5C0.2 -0.54 0.36 -0.46 0.34 -0.1Z", "straw") +
  bandStrip(pen.canvas, "hilo", pen.x(-0.34), pen.y(-0.21), pen.length(0.68), pen.length(0.09)) +
  pen.fill(
    "M-0.72 -0.08C-0.4 -0.16 0.4 -0.16 0.72 -0.08C0.4 0.02 -0.4 0.02 -0.72 -0.08Z",
    pen.shaded("straw", -0.04),
  );

export const boots: Drawing = (pen) => {
  const boot = (x: number): string => {
    const one = pen.at(x, 0, 1);
    return (
      one.fill("M-0.16 -0.68H0.12V-0.3C0.2 -0.22 0.42 -0.22 0.44 -0.08H-0.16Z", "wood") +
      one.box(-0.19, -0.09, 0.66, 0.09, 0.03, "rubber") +
      one.stroke("M-0.02 -0.52h0.14M-0.02 -0.42h0.14M0 -0.32h0.14", "marigold", 0.035, ROUND) +
      one.box(-0.18, -0.72, 0.32, 0.1, 0.03, "woodLight")
    );
  };
  return boot(-0.3) + boot(0.16);
};
