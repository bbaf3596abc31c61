import type { Canvas } from "../canvas/canvas.ts";
import { areaUnder, type Curve, curvePoints, smooth } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";

/** Drop shadow of a cut-paper layer on the one behind: the same path, dark and shifted. */
export function layerShadow(d: string, opacity = 0.1, dx = -5, dy = -6): string {
  return `<path d="${d}" fill="#1a0a1e" opacity="${opacity}" transform="translate(${dx} ${dy})"/>`;
}

export interface HillOptions {
  from?: number;
  to?: number;
  bottom?: number;
  /** Opacity of the drop shadow; 0 for none. */
  shadow?: number;
  /** A thin light line along the top. */
  rim?: boolean;
}

/** Flat ground below a curve. */
export function hill(
  canvas: Canvas,
  curve: Curve,
  fill: string,
  options: HillOptions = {},
): string {
  const { from = -20, to = canvas.width + 20, bottom = canvas.height + 10 } = options;
  const { shadow = 0.12, rim = true } = options;
  const d = areaUnder(curve, from, to, 44, bottom);
  const svg = (shadow ? layerShadow(d, shadow) : "") + path(d, fill);
  return rim
    ? svg + line(smooth(curvePoints(curve, from, to, 44)), "#fff", 1.6, 'opacity=".22"')
    : svg;
}
