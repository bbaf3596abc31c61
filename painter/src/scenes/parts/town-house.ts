import { LAMP_LIGHT } from "../../built/openings.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import type { ColourName } from "../../canvas/palette.ts";
import { lerp, polygon, round } from "../../canvas/path.ts";
import { line, path, rectangle } from "../../canvas/svg.ts";
import { nightOnly } from "../../land/day-night.ts";

const WALLS: readonly ColourName[] = [
  "plaster",
  "plaster",
  "rose",
  "sky",
  "marigold",
  "adobeLight",
  "lime",
  "cream",
];

/** A town house seen from above its roof; returns its drawing and width. */
export function townHouse(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  scale: number,
): string {
  const { random } = canvas;
  const depth = 0.06;
  const s = scale;
  const h = random.between(15, 21) * s;
  const wall = random.pick(WALLS);
  const tile = random.chance(0.75) ? "tile" : "tileDark";
  const eave = y - h;
  const roof = polygon([
    [x - 3 * s, eave + 1],
    [x + width * 0.1, eave - 12 * s],
    [x + width * 0.9, eave - 12 * s],
    [x + width + 3 * s, eave + 1],
  ]);
  let tiles = "";
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    const ridge = lerp(x + width * 0.1, x + width * 0.9, t);
    tiles += `M${round(ridge)} ${round(eave - 11 * s)}L${round(x + width * t)} ${round(eave)}`;
  }
  const pane = (fill: string): string =>
    rectangle(x + width * 0.22, y - h * 0.72, width * 0.17, h * 0.34, 0, fill);
  return (
    rectangle(x, eave, width, h, 0, canvas.colour(wall, depth)) +
    rectangle(x, eave, width * 0.16, h, 0, "#1a0a1e", 'opacity=".12"') +
    path(roof, canvas.colour(tile, depth)) +
    line(tiles, canvas.shaded("tile", -0.1, depth), 1.2 * s, 'opacity=".7"') +
    rectangle(
      x + width * 0.55,
      y - h * 0.72,
      width * 0.17,
      h * 0.72,
      0,
      canvas.colour("woodDark", depth),
    ) +
    pane(canvas.colour("indigoDeep", depth)) +
    nightOnly(canvas, pane(LAMP_LIGHT))
  );
}
