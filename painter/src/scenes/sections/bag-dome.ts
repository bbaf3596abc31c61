/** Earthbag domes in section: each ring is set in from the one below. */
import type { Canvas } from "../../canvas/canvas.ts";
import { round } from "../../canvas/path.ts";
import { ellipse, line, path } from "../../canvas/svg.ts";

export interface BagDome {
  /** Centre x and y of the floor, height, and half the width at the floor. */
  x: number;
  floor: number;
  high: number;
  wide: number;
}

const halfWide = ({ wide }: BagDome, share: number): number => wide * (1 - share ** 2.1) ** 0.68;

/** Path of the dome's outline, inset by `inset` units. */
export function domeLine(form: BagDome, inset: number): string {
  const steps = Array.from({ length: 23 }, (_, i) => i / 22);
  const at = (t: number, side: number): string =>
    `${round(form.x + side * Math.max(0, halfWide(form, t) - inset))} ${round(form.floor - (form.high - inset) * t)}`;
  const back = steps.toReversed().map((t) => at(t, 1));
  return `M${[...steps.map((t) => at(t, -1)), ...back].join("L")}Z`;
}

/** Bags on both sides of the section, and barbed wire between the rings. */
export function bagRings(canvas: Canvas, form: BagDome, rows: number): string {
  const high = form.high / rows;
  let svg = path(domeLine(form, -6), canvas.shaded("sand", -0.14));
  let wires = "";
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows;
    for (const side of [-1, 1]) {
      const [x, y] = [form.x + side * (halfWide(form, t) - high * 0.6), form.floor - form.high * t];
      svg += ellipse(
        x,
        y,
        high * 1.05,
        high * 0.56,
        canvas.shaded("sand", i % 2 ? -0.02 : -0.06),
        `stroke="${canvas.shaded("sand", -0.2)}" stroke-width="3.4"`,
      );
      wires += `M${round(x - high * 0.7)} ${round(y - high * 0.52)}h${round(high * 1.4)}`;
    }
  }
  return svg + line(wires, canvas.colour("steelDark"), 3.6, 'stroke-dasharray="6 4"');
}
