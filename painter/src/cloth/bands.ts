/**
 * Woven bands: the structure of brocaded cloth; the figures are the organisation's own materials, never a community's
 * huipil (design 7).
 */
import type { Canvas } from "../canvas/canvas.ts";
import { type Colour, type ColourName, pigment } from "../canvas/palette.ts";
import { round } from "../canvas/path.ts";
import type { Grid } from "./figures.ts";
import { type Band, type BandName, BANDS } from "./patterns.ts";

export { BANDS, type BandName } from "./patterns.ts";

/** Colour of each letter of a grid. */
const THREADS: Readonly<Record<string, ColourName>> = {
  o: "rubberDark",
  m: "marigold",
  r: "red",
  g: "milpa",
  w: "white",
  a: "sand",
  d: "woodDark",
  t: "tile",
  b: "indigo",
  l: "lemon",
  v: "violet",
  p: "rose",
  e: "greenMid",
  k: "rubberDark",
  n: "indigoDeep",
  s: "sky",
  R: "redDeep",
  y: "lime",
  c: "cream",
  x: "rubberLight",
};

export interface BandGrid {
  grid: Grid;
  ground: ColourName;
  /** Colour of a letter of the grid. */
  thread(letter: string): ColourName;
}

/** One repeat of a band as cells. */
export function bandGrid(name: BandName): BandGrid {
  const band: Band = BANDS[name];
  return {
    grid: band.courses.flatMap((course) => course(band.width)),
    ground: band.ground,
    thread: (letter) => band.instead?.[letter] ?? THREADS[letter]!,
  };
}

/** Height of a thread as a share of the cell. */
const THREAD_HEIGHT = 0.84;

/** One seamless repeat: its elements and size in px. */
export interface BandTile {
  svg: string;
  width: number;
  height: number;
}

/** Path data of a grid by colour: a run of one letter is one stroke; a full-width stripe has no gap at its ends. */
function floats({ grid, thread }: BandGrid, pitch: number): Map<ColourName, string> {
  const byColour = new Map<ColourName, string>();
  const gap = pitch * (1 - THREAD_HEIGHT);
  grid.forEach((row, y) => {
    for (const run of row.matchAll(/([^.])\1*/g)) {
      const colour = thread(run[1]!);
      const end = run[0].length === row.length ? 0 : gap * 0.2;
      const d = `M${round(run.index * pitch + end)} ${round((y + 0.5) * pitch)}h${round(run[0].length * pitch - end * 2)}`;
      byColour.set(colour, (byColour.get(colour) ?? "") + d);
    }
  });
  return byColour;
}

/** One repeat of a band; `pixels` is the height of a thread, `tone` maps colours to those in the light. */
export function bandTile(
  name: BandName,
  pixels = 4,
  tone: (colour: Colour) => string = pigment,
): BandTile {
  const cloth = bandGrid(name);
  const columns = cloth.grid[0]!.length;
  const width = round(columns * pixels);
  const height = round(cloth.grid.length * pixels);
  let svg = `<rect width="${width}" height="${height}" fill="${tone(cloth.ground)}"/>`;
  for (const [colour, d] of floats(cloth, pixels))
    svg += `<path d="${d}" stroke="${tone(colour)}" stroke-width="${round(pixels * THREAD_HEIGHT)}"/>`;
  // A thin dark warp line per column gives a ribbed texture.
  const warp = Array.from(
    { length: columns },
    (_, x) => `M${round((x + 0.98) * pixels)} 0V${height}`,
  );
  svg += `<path d="${warp.join("")}" stroke="#120712" stroke-opacity=".13" stroke-width="${round(Math.max(0.4, pixels * 0.14))}"/>`;
  return { svg, width, height };
}

/** One repeat of a band as a complete SVG with crisp edges. */
export function bandSvg(name: BandName, pixels = 4): string {
  const { svg, width, height } = bandTile(name, pixels);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${svg}</svg>`;
}

/** One repeat of a band for CSS: `url("data:…")` and its size in px. */
export function bandDataUri(
  name: BandName,
  pixels = 4,
): { uri: string; width: number; height: number } {
  const { width, height } = bandTile(name, pixels);
  const text = bandSvg(name, pixels)
    .replaceAll('"', "'")
    .replaceAll("#", "%23")
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E");
  return { uri: `url("data:image/svg+xml,${text}")`, width, height };
}

/** A strip of cloth within a picture: upper left corner, width and height. */
export function bandStrip(
  canvas: Canvas,
  name: BandName,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
): string {
  const threads = bandGrid(name).grid.length;
  const tile = bandTile(name, height / threads, (colour) => canvas.colour(colour, depth));
  const id = `${canvas.id}b${canvas.defs.length}`;
  canvas.defs.push(
    `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${round(x)} ${round(y)})">${tile.svg}</pattern>`,
  );
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="url(#${id})"/>`;
}
