/** Things with a plug, a lens or a light. */
import { solarPanel } from "../built/solar.ts";
import { ROUND } from "../canvas/svg.ts";
import { type Drawing } from "./pen.ts";

export const bulb: Drawing = (pen) => {
  const middle = -0.62;
  let rays = "";
  for (let i = 0; i < 8; i++) {
    const angle = -3.5 + i * 0.55;
    const at = (reach: number): string =>
      `${Math.cos(angle) * reach} ${middle + Math.sin(angle) * reach}`;
    rays += `M${at(0.42)}L${at(0.56)}`;
  }
  return (
    pen.stroke(rays, "marigold", 0.05, ROUND) +
    pen.fill(
      "M-0.14 -0.26C-0.14 -0.4 -0.32 -0.46 -0.32 -0.64A0.32 0.32 0 0 1 0.32 -0.64C0.32 -0.46 0.14 -0.4 0.14 -0.26Z",
      "lemon",
    ) +
    pen.stroke("M-0.08 -0.3L-0.1 -0.62L0 -0.54L0.1 -0.62L0.08 -0.3", "marigoldDeep", 0.03) +
    pen.box(-0.14, -0.26, 0.28, 0.22, 0.03, "steelDark") +
    pen.box(-0.08, -0.05, 0.16, 0.05, 0.02, "basalt")
  );
};

/** A solar panel on its stand, and the lamp it feeds. */
export const solar: Drawing = (pen) =>
  pen.stroke("M-0.5 0L-0.3 -0.5M0.06 0L-0.02 -0.5M-0.58 0H0.14", "steelDark", 0.05, ROUND) +
  solarPanel(pen.canvas, pen.x(-0.76), pen.y(-0.2), pen.length(0.86), pen.length(0.72), 0.42) +
  pen.stroke("M-0.02 -0.12C0.1 0.02 0.3 0.02 0.5 -0.02", "basalt", 0.03, ROUND) +
  bulb(pen.at(0.5, 0, 0.52));

/** An open computer from a little above: its keys, a drawing on the screen, its cable. */
export const laptop: Drawing = (pen) => {
  let keys = "";
  for (let row = 0; row < 4; row++) {
    const y = -0.27 + row * 0.055;
    const half = 0.44 + row * 0.03;
    keys += `M${-half} ${y}H${half}`;
  }
  return (
    pen.stroke("M0.6 -0.06C0.86 -0.02 0.9 -0.3 0.74 -0.3", "basalt", 0.035, ROUND) +
    pen.box(0.66, -0.4, 0.16, 0.12, 0.03, "white") +
    pen.fill(
      "M-0.54 -0.98Q-0.54 -1.02 -0.5 -1.02H0.5Q0.54 -1.02 0.54 -0.98L0.5 -0.34H-0.5Z",
      "steelDark",
    ) +
    pen.fill("M-0.48 -0.96H0.48L0.45 -0.4H-0.45Z", "sky") +
    pen.disc(0.26, -0.82, 0.07, "marigold") +
    pen.fill("M-0.455 -0.5C-0.2 -0.6 0.2 -0.58 0.455 -0.52L0.45 -0.4H-0.45Z", "milpa") +
    pen.fill("M-0.3 -0.5C-0.3 -0.78 0.06 -0.78 0.06 -0.5Z", "adobe") +
    pen.stroke(
      "M-0.29 -0.56Q-0.12 -0.62 0.05 -0.56M-0.25 -0.64Q-0.12 -0.69 0.01 -0.64",
      "adobeDark",
      0.02,
    ) +
    pen.fill("M-0.17 -0.5V-0.58A0.05 0.06 0 0 1 -0.07 -0.58V-0.5Z", "indigoDeep") +
    pen.fill("M-0.5 -0.34H0.5L0.66 -0.04Q0.67 0 0.62 0H-0.62Q-0.67 0 -0.66 -0.04Z", "steel") +
    pen.stroke(keys, "basalt", 0.036, pen.dashes(0.062, 0.018)) +
    pen.fill("M-0.14 -0.075H0.14L0.16 -0.02H-0.16Z", "steelDark")
  );
};
