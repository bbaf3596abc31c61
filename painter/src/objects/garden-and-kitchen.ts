/** What grows, what is eaten, and what helps it along. */
import type { ColourName } from "../canvas/palette.ts";
import { ROUND } from "../canvas/svg.ts";
import { type Drawing } from "./pen.ts";

/** A seedling in a clay pot. */
export const sprout: Drawing = (pen) =>
  pen.fill("M-0.3 -0.42H0.3L0.22 0H-0.22Z", "adobe") +
  pen.box(-0.34, -0.48, 0.68, 0.1, 0.02, pen.shaded("adobe", 0.06)) +
  pen.stroke("M0 -0.46C0 -0.7 0.02 -0.8 0 -0.95", "green", 0.05, ROUND) +
  pen.fill(
    "M0 -0.66C-0.34 -0.64 -0.4 -0.92 -0.4 -0.92C-0.12 -0.98 0 -0.84 0 -0.66ZM0 -0.8C0.3 -0.8 0.36 -1.1 0.36 -1.1C0.08 -1.12 0 -0.98 0 -0.8Z",
    "milpa",
  );

/** The basket in front of what it holds. */
const basket: Drawing = (pen) =>
  pen.fill(
    "M-0.62 -0.42H0.62C0.5952 -0.12 0.434 0 0 0C-0.434 0 -0.5952 -0.12 -0.62 -0.42Z",
    "woodLight",
  ) +
  pen.stroke(
    "M-0.589 -0.3H0.589M-0.5332 -0.19H0.5332M-0.4092 -0.08H0.4092",
    "wood",
    0.045,
    pen.dashes(0.1, 0.06),
  ) +
  pen.stroke("M-0.62 -0.42H0.62", "wood", 0.07, ROUND);

const EARS: readonly ColourName[] = [
  "maize",
  "lemon",
  "adobe",
  "maize",
  "aubergine",
  "lemon",
  "maize",
];

/** Ears of maize of four colours in a basket. */
export const maizeBasket: Drawing = (pen) => {
  const ear = (colour: ColourName, i: number): string =>
    pen.turned(
      -0.42 + i * 0.14,
      -0.36,
      -36 + i * 12,
      (cob) =>
        cob.fill("M-0.07 0C-0.1 -0.26 -0.04 -0.46 0 -0.5C0.04 -0.46 0.1 -0.26 0.07 0Z", colour) +
        cob.stroke(
          "M-0.03 -0.1V-0.4M0.03 -0.1V-0.4",
          "#fff",
          0.02,
          `${cob.dashes(0.03, 0.02)} opacity=".55"`,
        ) +
        cob.fill("M-0.08 0L-0.13 -0.24L0 -0.06L0.12 -0.26L0.08 0Z", "lime"),
    );
  return EARS.map(ear).join("") + basket(pen);
};
