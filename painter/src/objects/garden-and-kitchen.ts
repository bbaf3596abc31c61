/** What grows, what is eaten, and what helps it along. */
import type { ColourName } from "../canvas/palette.ts";
import { ROUND } from "../canvas/svg.ts";
import { type Drawing, type Pen } from "./pen.ts";

/** A watering can. */
const wateringCan: Drawing = (pen) =>
  pen.stroke("M0.24 -0.5C0.6 -0.62 0.56 -0.12 0.28 -0.14", "steelDark", 0.06) +
  pen.fill("M-0.26 -0.2L-0.62 -0.62L-0.54 -0.68L-0.24 -0.36Z", "steelDark") +
  pen.turned(-0.58, -0.66, -38, (rose) => rose.oval(0, 0, 0.13, 0.05, "steel")) +
  pen.fill("M-0.28 -0.58H0.28L0.32 0H-0.32Z", "glassBlue") +
  pen.box(-0.3, -0.36, 0.6, 0.1, 0, "marigold");

const sproutPicture = (front: Pen): string =>
  front.turned(
    0,
    -0.08,
    0,
    (plant) =>
      plant.stroke("M0 0V-0.22", "green", 0.03) +
      plant.oval(-0.06, -0.22, 0.07, 0.04, "milpa") +
      plant.oval(0.06, -0.28, 0.07, 0.04, "milpa"),
  );
const flowerPicture = (front: Pen): string =>
  front.disc(0, -0.22, 0.11, "marigold") + front.disc(0, -0.22, 0.05, "marigoldDeep");

/** Two packets of seed and a watering can. */
export const seeds: Drawing = (pen) => {
  const packet = (x: number, colour: ColourName, picture: (pen: Pen) => string): string =>
    pen.turned(
      x,
      0,
      0,
      (front) =>
        front.box(-0.2, -0.58, 0.4, 0.58, 0.02, "cream") +
        front.box(-0.2, -0.58, 0.4, 0.15, 0.02, colour) +
        picture(front),
    );
  return (
    packet(-0.62, "greenMid", sproutPicture) +
    packet(-0.18, "marigoldDeep", flowerPicture) +
    wateringCan(pen.at(0.44, 0, 0.56))
  );
};

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
