/** Shared elements of sections: tires cut across, layered earth, water, pipes. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { round } from "../../canvas/path.ts";
import { circle, ellipse, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { backdrop, trees } from "../parts/backdrop.ts";

/** The y of the floor. */
export const FLOOR = 660;

/** Sky, fields and the earth below the floor. */
export function sectionLand(
  canvas: Canvas,
  sun: readonly [number, number],
  ground = FLOOR,
): string {
  return (
    backdrop(canvas, {
      style: "rings",
      sun,
      sunRadius: 74,
      horizon: 450,
      fields: { y: 480, depth: 0.32, base: 18, bottom: 690 },
    }) +
    trees(canvas, [
      [56, ground + 6, 270, "round"],
      [1156, ground + 6, 250, "round", "greenMid"],
    ]) +
    earthIn(canvas, `M-10 ${ground + 8}H1210V810H-10Z`, ["earth", "soil", "earthDark"], ground) +
    rectangle(-10, ground, 1220, 14, 0, canvas.colour("milpa"))
  );
}

/** A thin vault of cement on mesh from x to x + wide; `rise` is its height in units. */
export function vault(canvas: Canvas, x: number, y: number, wide: number, rise: number): string {
  const arc = `M${x} ${y}Q${x + wide / 2} ${y - rise * 2} ${x + wide} ${y}`;
  return (
    line(arc, canvas.colour("plasterShade"), 26) +
    line(arc, canvas.colour("steelDark"), 4, 'stroke-dasharray="9 6"')
  );
}

/** Earth within an outline, darker downwards, with stones. */
export function earthIn(
  canvas: Canvas,
  outline: string,
  layers: readonly [ColourName, ColourName, ColourName],
  top: number,
): string {
  const { random } = canvas;
  const wave = (y: number): string =>
    `M-10 ${round(y)}Q300 ${round(y - 26)} 600 ${round(y)}T1210 ${round(y - 10)}V820H-10Z`;
  let stones = "";
  for (let i = 0; i < 90; i++)
    stones += `M${round(random.between(0, 1200))} ${round(random.between(top, 800))}h${round(random.between(1, 14))}`;
  let boulders = "";
  for (let i = 0; i < 16; i++)
    boulders += `M${round(random.between(0, 1200))} ${round(random.between(top + 40, 790))}h${round(random.between(4, 22))}`;
  return (
    path(outline, canvas.colour(layers[0])) +
    `<g ${clip(canvas, outline)}>` +
    path(wave(top + 120), canvas.colour(layers[1])) +
    path(wave(top + 280), canvas.colour(layers[2])) +
    line(stones, canvas.shaded(layers[0], 0.1), 7, `${ROUND} opacity=".6"`) +
    line(boulders, canvas.shaded(layers[2], -0.06), 22, `${ROUND} opacity=".5"`) +
    line(boulders, canvas.blended("steel", layers[0], 0.4), 17, ROUND) +
    "</g>"
  );
}

/** A tire cut across: casing at both sides, filled with rammed earth. */
export function tireSection(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: "full" | "heaped" = "full",
): string {
  const X = (share: number): number => round(x + w * share);
  const Y = (share: number): number => round(y + h * share);
  const crown = fill === "heaped" ? -0.24 : 0;
  const earth = `M${X(0.1)} ${Y(0.08)}Q${X(0.5)} ${Y(crown)} ${X(0.9)} ${Y(0.08)}C${X(0.99)} ${Y(0.3)} ${X(0.99)} ${Y(0.7)} ${X(0.9)} ${Y(0.98)}H${X(0.1)}C${X(0.01)} ${Y(0.7)} ${X(0.01)} ${Y(0.3)} ${X(0.1)} ${Y(0.08)}Z`;
  const casing = (side: 1 | -1): string => {
    const at = (share: number): number => X(side < 0 ? share : 1 - share);
    return `M${at(0.3)} ${Y(0.07)}H${at(0.13)}C${at(0)} ${Y(0.14)} ${at(0)} ${Y(0.86)} ${at(0.13)} ${Y(0.93)}H${at(0.3)}`;
  };
  const beads = [0.3, 0.7]
    .flatMap((at) =>
      [0.07, 0.93].map((down) =>
        circle(X(at), Y(down), round(h * 0.09), canvas.colour("steelDark")),
      ),
    )
    .join("");
  const strata = [0.34, 0.54, 0.74]
    .map(
      (down) =>
        `M${X(0.12)} ${Y(down)}q${round(w * 0.19)} ${round(h * 0.08)} ${round(w * 0.38)} 0t${round(w * 0.38)} 0`,
    )
    .join("");
  return (
    path(earth, canvas.blended("soil", "adobe", 0.45)) +
    line(strata, canvas.shaded("soil", -0.04), 4, `${ROUND} stroke-dasharray="16 9"`) +
    line(casing(-1) + casing(1), canvas.colour("rubber"), h * 0.15, 'stroke-linejoin="round"') +
    line(
      casing(-1) + casing(1),
      canvas.colour("rubberLight"),
      h * 0.035,
      'stroke-linejoin="round"',
    ) +
    beads
  );
}

/** A tire wall cut across; courses are offset alternately, as in a rammed wall. */
export function tireStack(
  canvas: Canvas,
  x: number,
  foot: number,
  courses: number,
  wide: number,
  high: number,
): string {
  let svg = rectangle(
    x + wide * 0.12,
    foot - courses * high,
    wide * 0.76,
    courses * high,
    0,
    canvas.colour("earthDark"),
  );
  for (let i = 0; i < courses; i++)
    svg += tireSection(canvas, x + (i % 2 ? 3 : -3), foot - (i + 1) * high, wide, high);
  return svg;
}

/** Gravel filling a box. */
export function gravelIn(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { random } = canvas;
  let stones = "";
  for (let i = 0; i < (w * h) / 130; i++)
    stones += ellipse(
      random.between(x + 9, x + w - 9),
      random.between(y + 7, y + h - 7),
      random.between(6, 10),
      random.between(5, 8),
      canvas.shaded("steel", random.between(-0.16, 0.03)),
    );
  return rectangle(x, y, w, h, 8, canvas.colour("steelDark")) + stones;
}

/** Still water from y = `level` down to `foot`. */
export function waterIn(canvas: Canvas, x: number, level: number, w: number, foot: number): string {
  let ripples = "";
  for (let y = level + 26; y < foot - 14; y += 34)
    ripples += `M${x + 22} ${y}q${round(w * 0.1)} -8 ${round(w * 0.2)} 0M${round(x + w * 0.56)} ${y + 12}q${round(w * 0.12)} -8 ${round(w * 0.24)} 0`;
  return (
    rectangle(x, level, w, foot - level, 0, canvas.colour("glassBlue")) +
    rectangle(x, level, w, 10, 0, canvas.colour("sky")) +
    line(ripples, canvas.shaded("glassBlue", 0.1), 5, ROUND)
  );
}

/** A rainwater pipe with a highlight; `way` is path data. */
export const rainPipe = (canvas: Canvas, way: string): string =>
  line(way, canvas.colour("steelDark"), 17, ROUND) + line(way, canvas.colour("steel"), 9, ROUND);

/** Smoke along path data `way`, `width` units wide. */
export const smokeAlong = (canvas: Canvas, way: string, width: number): string =>
  line(way, canvas.colour("white"), width, `${ROUND} opacity=".5"`);
