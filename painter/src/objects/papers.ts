/** Papers, prizes and what a message comes on. */

import { ROUND } from "../canvas/svg.ts";
import { type Drawing, type Ink } from "./pen.ts";

/** An account book, open, with ruled columns and a pencil across it; its entries are no figures. */
export const ledger: Drawing = (given) => {
  const pen = given.at(0, 0, 0.82);
  let entries = "";
  for (let row = 0; row < 6; row++) {
    const y = -0.56 + row * 0.085;
    entries += `M-0.56 ${y + 0.03}L${-0.3 - (row % 3) * 0.04} ${y + 0.04}M-0.16 ${y + 0.045}h0.1M0.1 ${y + 0.045}L${0.34 + (row % 2) * 0.05} ${y + 0.035}M0.5 ${y + 0.03}h0.1`;
  }
  return (
    pen.fill(
      "M0 -0.02C-0.2 -0.12 -0.5 -0.12 -0.74 -0.04V-0.66C-0.5 -0.74 -0.2 -0.74 0 -0.64C0.2 -0.74 0.5 -0.74 0.74 -0.66V-0.04C0.5 -0.12 0.2 -0.12 0 -0.02Z",
      "redDeep",
    ) +
    pen.fill(
      "M0 -0.06C-0.2 -0.16 -0.46 -0.16 -0.68 -0.08V-0.68C-0.46 -0.76 -0.2 -0.76 0 -0.66C0.2 -0.76 0.46 -0.76 0.68 -0.68V-0.08C0.46 -0.16 0.2 -0.16 0 -0.06Z",
      "white",
    ) +
    pen.stroke("M-0.22 -0.73V-0.13M0.44 -0.73V-0.13", "rose", 0.018) +
    pen.stroke("M0 -0.66V-0.06", "plasterShade", 0.03) +
    pen.stroke(entries, "indigo", 0.022, ROUND) +
    pen.stroke("M-0.1 0.02L0.42 -0.3", "marigold", 0.06, ROUND) +
    pen.stroke("M0.44 -0.31L0.49 -0.34", "redHot", 0.06, ROUND)
  );
};

/** Receipts on a spike, as every shop of the town keeps them. */
export const receipts: Drawing = (pen) => {
  const slips: readonly (readonly [number, number, Ink])[] = [
    [-0.16, -9, "cream"],
    [-0.3, 6, "white"],
    [-0.44, -5, "pink"],
    [-0.58, 10, "white"],
    [-0.7, -12, "lemon"],
  ];
  return (
    pen.oval(0, -0.04, 0.34, 0.08, "woodDark") +
    pen.stroke("M0 -0.06V-1.02", "steelDark", 0.04, ROUND) +
    slips
      .map(([y, degrees, ink]) =>
        pen.turned(
          0,
          y,
          degrees,
          (slip) =>
            slip.fill("M-0.4 -0.02L-0.3 -0.2H0.4L0.32 0Z", ink) +
            slip.stroke("M-0.2 -0.13H0.16M-0.24 -0.07H0.06", "steelDark", 0.022, ROUND),
        ),
      )
      .join("") +
    pen.stroke("M0 -0.84V-1.02", "steelDark", 0.04, ROUND)
  );
};
