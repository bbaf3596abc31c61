/** Play, paint, music, cloth, and the box for scraped knees. */

import type { ColourName } from "../canvas/palette.ts";
import { ROUND } from "../canvas/svg.ts";

import { type Drawing } from "./pen.ts";

export const ball: Drawing = (pen) => {
  const r = 0.44;
  const middle = -r;
  const at = (angle: number, share: number): string =>
    `${Math.cos(angle) * r * share} ${middle + Math.sin(angle) * r * share}`;
  const corners = [0, 1, 2, 3, 4].map((i) => (i / 5) * 6.283 - 1.57);
  const seams = corners.map((angle) => `M${at(angle, 0.42)}L${at(angle, 0.86)}`).join("");
  const edge = (angle: number): string =>
    pen.fill(
      `M${at(angle - 0.34, 1)}A${r} ${r} 0 0 1 ${at(angle + 0.34, 1)}L${at(angle, 0.78)}Z`,
      "basalt",
    );
  return (
    pen.disc(0, middle, r, "white") +
    pen.fill(`M${corners.map((angle) => at(angle, 0.42)).join("L")}Z`, "basalt") +
    pen.stroke(seams, "basalt", 0.0264) +
    corners.map(edge).join("") +
    pen.fill(
      "M-0.3168 -0.748A0.44 0.44 0 0 0 -0.22 -0.0616A0.572 0.572 0 0 1 -0.3168 -0.748Z",
      "#1a0a1e",
      'opacity=".14"',
    )
  );
};

export const firstAid: Drawing = (pen) =>
  pen.stroke("M-0.18 -0.72v-0.12h0.36v0.12", "plasterShade", 0.06, 'stroke-linejoin="round"') +
  pen.box(-0.56, -0.72, 1.12, 0.72, 0.08, "white") +
  pen.box(-0.56, -0.18, 1.12, 0.18, 0.05, "plasterShade") +
  pen.box(-0.09, -0.58, 0.18, 0.44, 0.02, "greenMid") +
  pen.box(-0.22, -0.45, 0.44, 0.18, 0.02, "greenMid");

/** A glass of water, as high as the pen's size. */
const glass: Drawing = (pen) =>
  pen.box(-0.21, -0.52, 0.42, 0.52, 0.0504, "glassClear", 'opacity=".9"') +
  pen.box(-0.21, -0.26, 0.42, 0.26, 0.0504, "sky", 'opacity=".8"') +
  pen.stroke("M0.126 -0.4368V-0.104", "#fff", 0.0294, `${ROUND} opacity=".8"`);

/** Three brushes in a glass and four jars of colour. */
export const paints: Drawing = (pen) => {
  const foot = -0.28;
  const brush = (lean: number, colour: ColourName): string => {
    const tip = foot + lean * 2;
    return (
      pen.stroke(`M${foot + lean * 0.4} -0.3L${tip} -1.05`, "woodLight", 0.045, ROUND) +
      pen.turned(tip, -1.05, lean * 60, (hairs) => hairs.fill("M-0.04 0L0 -0.2L0.05 0Z", colour))
    );
  };
  const jar = (x: number, y: number, colour: ColourName): string =>
    pen.box(x, y, 0.28, 0.28, 0.03, "white") + pen.box(x, y, 0.28, 0.1, 0.02, colour);
  return (
    brush(0.13, "glassBlue") +
    brush(0, "marigold") +
    brush(-0.14, "red") +
    glass(pen.at(foot, 0, 1)) +
    jar(0.02, -0.28, "red") +
    jar(0.34, -0.28, "marigold") +
    jar(0.02, -0.58, "glassBlue") +
    jar(0.34, -0.58, "greenMid")
  );
};
