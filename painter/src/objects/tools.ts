/** Tools and what a worker wears. */
import { ROUND } from "../canvas/svg.ts";
import { bandStrip } from "../cloth/bands.ts";
import { type Drawing } from "./pen.ts";

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
