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

export const laptop: Drawing = (pen) =>
  pen.fill("M-0.506 -0.78H0.506V-0.08H-0.506Z", "steelDark") +
  pen.box(-0.46, -0.73, 0.92, 0.6, pen.units(2), "indigoDeep") +
  pen.fill("M-0.46 -0.13L-0.184 -0.5L0 -0.28L0.161 -0.42L0.46 -0.13Z", "glassTeal") +
  pen.disc(0.253, -0.58, 0.08, "marigold") +
  pen.fill("M-0.575 -0.08H0.575L0.621 0H-0.621Z", "steel");

export const camera: Drawing = (pen) =>
  pen.box(-0.55, -0.68, 1.1, 0.68, 0.08, "basalt") +
  pen.fill("M-0.2 -0.66L-0.12 -0.84H0.2L0.28 -0.66Z", "basalt") +
  pen.box(-0.55, -0.5, 1.1, 0.12, 0, "adobe") +
  pen.disc(0.04, -0.33, 0.28, "steel") +
  pen.disc(0.04, -0.33, 0.22, "indigoDeep") +
  pen.disc(0.04, -0.33, 0.12, "glassTeal") +
  pen.disc(0.1, -0.4, 0.05, "#fff", 'opacity=".8"') +
  pen.box(-0.46, -0.62, 0.16, 0.08, pen.units(2), "marigold");

export const phone: Drawing = (pen) =>
  pen.box(-0.26, -1, 0.52, 1, 0.08, "basalt") +
  pen.box(-0.22, -0.92, 0.44, 0.78, 0.02, "glassTeal") +
  pen.box(-0.16, -0.8, 0.26, 0.13, 0.04, "white") +
  pen.box(-0.08, -0.6, 0.26, 0.13, 0.04, "lemon") +
  pen.disc(0, -0.07, 0.035, "steel");
