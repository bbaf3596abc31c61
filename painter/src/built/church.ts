import type { Canvas } from "../canvas/canvas.ts";
import { round } from "../canvas/path.ts";
import { circle, line, path, rectangle } from "../canvas/svg.ts";
import { lamplight } from "../land/day-night.ts";
import { LAMP_LIGHT } from "./openings.ts";
import { tileRoof } from "./roof.ts";

/** A small colonial façade with the nave behind; (x, y) is the middle of the threshold. */
export function church(canvas: Canvas, x: number, y: number, size: number, depth = 0): string {
  const s = size;
  const w = s * 0.9;
  const wall = canvas.colour("plaster", depth);
  const shade = canvas.shaded("plaster", -0.1, depth);
  const trim = canvas.colour("marigold", depth);
  const X = (share: number): number => round(x + w * share);
  const Y = (share: number): number => round(y - s * share);
  let svg = rectangle(x + w * 0.3, y - s * 0.62, w * 0.9, s * 0.62, 0, shade);
  svg += tileRoof(canvas, x + w * 0.28, x + w * 1.26, y - s * 0.8, y - s * 0.6, {
    insetLeft: 0,
    insetRight: w * 0.1,
    depth,
  });
  const facade =
    `M${X(-0.5)} ${round(y)}V${Y(0.72)}Q${X(-0.42)} ${Y(0.8)} ${X(-0.28)} ${Y(0.8)}Q${X(-0.22)} ${Y(1.06)} ${round(x)} ${Y(1.1)}` +
    `Q${X(0.22)} ${Y(1.06)} ${X(0.28)} ${Y(0.8)}Q${X(0.42)} ${Y(0.8)} ${X(0.5)} ${Y(0.72)}V${round(y)}Z`;
  svg += path(facade, wall);
  svg += line(`M${X(-0.5)} ${Y(0.42)}H${X(0.5)}M${X(-0.5)} ${Y(0.7)}H${X(0.5)}`, trim, s * 0.028);
  const pilasters = `M${X(-0.3)} ${round(y)}V${Y(0.68)}M${X(0.3)} ${round(y)}V${Y(0.68)}`;
  svg += line(pilasters, shade, s * 0.03);
  const portal = `M${X(-0.13)} ${round(y)}V${Y(0.26)}A${round(w * 0.13)} ${round(w * 0.13)} 0 0 1 ${X(0.13)} ${Y(0.26)}V${round(y)}Z`;
  svg += path(portal, canvas.colour("woodDark", depth));
  const rose = (fill: string): string => circle(x, y - s * 0.56, s * 0.07, fill);
  svg += rose(canvas.colour("indigo", depth)) + lamplight(canvas, [x, y], rose(LAMP_LIGHT));
  const niche = `M${X(-0.07)} ${Y(0.82)}v${round(-s * 0.1)}a${round(w * 0.07)} ${round(w * 0.07)} 0 0 1 ${round(w * 0.14)} 0v${round(s * 0.1)}Z`;
  svg += path(niche, canvas.colour("indigo", depth));
  const cross = `M${round(x)} ${Y(1.1)}v${round(-s * 0.16)}m${round(-s * 0.05)} ${round(s * 0.06)}h${round(s * 0.1)}`;
  return svg + line(cross, canvas.colour("woodDark", depth), s * 0.022);
}
