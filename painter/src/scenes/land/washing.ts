/** Clothes on a line. */
import { clip } from "../../built/clip.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { line, path, place, rectangle } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import type { BandName } from "../../cloth/patterns.ts";

/** What hangs on a line: a huipil or a length of cloth, around x. */
export interface Garment {
  x: number;
  width: number;
  height: number;
  cloth: ColourName;
  bands: readonly BandName[];
  shape: "huipil" | "length";
  degrees: number;
}

/** A garment on the line, pegged at two places, at the height y. */
export function hung(
  canvas: Canvas,
  y: number,
  { width, height, cloth, bands, shape, degrees, x }: Garment,
): string {
  const w = width;
  const outline =
    shape === "huipil"
      ? `M${-w * 0.24} 0Q0 ${w * 0.2} ${w * 0.24} 0L${w * 0.62} ${w * 0.1}L${w * 0.56} ${w * 0.5}L${w * 0.42} ${w * 0.46}L${w * 0.46} ${height}Q0 ${height + 16} ${-w * 0.46} ${height}L${-w * 0.42} ${w * 0.46}L${-w * 0.56} ${w * 0.5}L${-w * 0.62} ${w * 0.1}Z`
      : `M${-w * 0.5} 0H${w * 0.5}Q${w * 0.58} ${height * 0.6} ${w * 0.52} ${height}Q0 ${height + 18} ${-w * 0.48} ${height}Q${-w * 0.42} ${height * 0.5} ${-w * 0.5} 0Z`;
  const pitch = height / (bands.length + 0.6);
  const strips = bands
    .map((band, i) => bandStrip(canvas, band, -w * 0.7, pitch * (i + 0.5), w * 1.4, pitch * 0.6))
    .join("");
  const folds = `M${-w * 0.2} ${height * 0.3}Q${-w * 0.14} ${height * 0.7} ${-w * 0.22} ${height}M${w * 0.2} ${height * 0.3}Q${w * 0.28} ${height * 0.7} ${w * 0.2} ${height}`;
  const pegs =
    rectangle(-w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight")) +
    rectangle(w * 0.3 - 5, -16, 10, 30, 3, canvas.colour("woodLight"));
  return place(
    x,
    y,
    path(outline, canvas.colour(cloth)) +
      `<g ${clip(canvas, outline)}>${strips}</g>` +
      line(folds, "#1a0a1e", 7, 'opacity=".16"') +
      pegs,
    1,
    degrees,
  );
}
