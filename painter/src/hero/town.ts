import { church } from "../built/church.ts";
import { LAMP_LIGHT } from "../built/openings.ts";
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, polygon, round } from "../canvas/path.ts";
import { circle, line, path, rectangle } from "../canvas/svg.ts";
import { lamplight } from "../land/day-night.ts";

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
const BUSHES: readonly ColourName[] = ["greenDeep", "green", "pine"];

/** A small house with its lower left corner at (x, y). */
function cottage(canvas: Canvas, x: number, y: number, depth: number, scale: number): string {
  const { random } = canvas;
  const s = scale;
  const w = random.between(20, 34) * s;
  const h = random.between(10, 15) * s;
  const wall = random.pick(WALLS);
  const eave = y - h;
  const ridge = eave - 8 * s;
  let svg = rectangle(x, eave, w, h, 0, canvas.colour(wall, depth));
  svg += rectangle(x, eave, w * 0.2, h, 0, "#1a0a1e", 'opacity=".12"');
  const roof = polygon([
    [x - 2 * s, eave],
    [x + w * 0.1, ridge],
    [x + w * 0.92, ridge],
    [x + w + 2 * s, eave],
  ]);
  svg += path(roof, canvas.colour(random.chance(0.8) ? "tile" : "tileDark", depth));
  let tiles = "";
  for (let i = 1; i < 6; i++) {
    const foot = lerp(x, x + w, i / 6);
    tiles += `M${round(lerp(foot, x + w / 2, 0.1))} ${round(eave - 7.4 * s)}L${round(foot)} ${round(eave - 0.6)}`;
  }
  svg += line(tiles, canvas.shaded("tile", -0.08, depth), 0.9 * s, 'opacity=".7"');
  const pane = (fill: string): string =>
    rectangle(x + w * 0.2, y - h * 0.7, w * 0.16, h * 0.3, 0, fill);
  const door = canvas.colour("woodDark", depth);
  svg += rectangle(x + w * 0.55, y - h * 0.7, w * 0.16, h * 0.7, 0, door);
  return (
    svg + pane(canvas.colour("indigoDeep", depth)) + lamplight(canvas, [x, y], pane(LAMP_LIGHT))
  );
}

/** A distant town: small roofs on a slope around a church, from x to x + width, around y. */
export function town(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  depth: number,
  count = 18,
  scale = 1,
): string {
  const { random } = canvas;
  const s = scale;
  const things: { kind: "house" | "church" | "bush"; x: number; y: number }[] = [];
  for (let i = 0; i < count; i++)
    things.push({
      kind: "house",
      x: x + random.between(0, width),
      y: y + random.between(-1, 1) * 20 * s,
    });
  things.push({ kind: "church", x: x + width * 0.52, y: y - 4 * s });
  for (let i = 0; i < count * 0.7; i++)
    things.push({
      kind: "bush",
      x: x + random.between(-10, width + 10),
      y: y + random.between(-1, 1) * 24 * s,
    });
  return things
    .toSorted((a, b) => a.y - b.y)
    .map((thing) => {
      if (thing.kind === "church") return church(canvas, thing.x, thing.y + 4 * s, 58 * s, depth);
      if (thing.kind === "house") return cottage(canvas, thing.x, thing.y, depth, s);
      const r = random.between(4, 7) * s;
      return circle(thing.x, thing.y - 4 * s, r, canvas.colour(random.pick(BUSHES), depth));
    })
    .join("");
}
