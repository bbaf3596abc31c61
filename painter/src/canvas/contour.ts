/** The dark line around figures and near things, as the painters of Comalapa draw it (design 11.4). */
import { round } from "./path.ts";
import { group } from "./svg.ts";

/** Shadows and shades are no part of a shape, nor is the stitching on it. */
const NO_SHAPE = /<(?:path|circle|ellipse|rect)[^>]*(?:opacity|stroke-dasharray)=[^>]*\/>/g;
/** Lines thinner than this lie inside a shape: creases, lids, strings, and bands, which have no round ends. */
const THINNEST = 1.2;
const THINNEST_BAND = 2.6;

/**
 * The silhouette of a drawing, wider by `width` on every side: painted under the drawing, it shows as
 * a line around it. A quicker way than a filter, which would look at every pixel.
 */
function silhouette(drawing: string, ink: string, width: number): string {
  const shapes = drawing
    .replace(NO_SHAPE, "")
    .replace(/<(path|circle|ellipse|rect)([^>]*)\/>/g, (_, tag: string, attributes: string) => {
      const plain = attributes.replace(/ (?:fill|stroke|stroke-linejoin)="(?!none)[^"]*"/g, "");
      const stroke = / stroke-width="([\d.]+)"/.exec(plain);
      if (!stroke) return `<${tag}${plain}/>`;
      if (Number(stroke[1]) < (plain.includes("linecap") ? THINNEST : THINNEST_BAND)) return "";
      const wider = ` stroke-width="${round(Number(stroke[1]) + width * 2)}"`;
      return `<${tag}${plain.replace(stroke[0], wider)}/>`;
    });
  const line = `fill="${ink}" stroke="${ink}" stroke-width="${round(width * 2)}" stroke-linejoin="round"`;
  return group(shapes, line);
}

/** The drawing with a dark line of this width around its outermost edge. */
export const contoured = (drawing: string, ink: string, width: number): string =>
  silhouette(drawing, ink, width) + drawing;
