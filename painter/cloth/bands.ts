/**
 * Woven bands. The structure is that of a brocaded cloth; the figures are the organisation's own
 * materials, never a community's huipil (design 7).
 */
import type { Canvas } from "../canvas.ts";
import { type Colour, type ColourName, pigment } from "../palette.ts";
import { round } from "../path.ts";

/** A woven pattern: one text per thread, one letter per cell, "." for the ground. */
type Grid = readonly string[];
/** A course of a band: draws itself at a width in cells. */
type Course = (width: number) => Grid;

/** Figures of at most 13×9 cells, one idea each: materials, tools, plants or buildings. */
const FIGURES = {
  tire: [
    "..ooooo..",
    ".ooooooo.",
    "ooo...ooo",
    "oo.....oo",
    "oo..m..oo",
    "oo.....oo",
    "ooo...ooo",
    ".ooooooo.",
    "..ooooo..",
  ],
  bottle: ["..r..", "..g..", "..g..", ".ggg.", "ggggg", "gwggg", "gwggg", "ggggg", ".ggg."],
  dome: [
    ".....a.....",
    "...aaaaa...",
    "..aawawaa..",
    ".aaaaaaaaa.",
    ".aaaaaaaaa.",
    "aaaadddaaaa",
    "aaadddddaaa",
    "aaadddddaaa",
    "aaadddddaaa",
  ],
  house: [
    ".....t.....",
    "....ttt....",
    "...ttttt...",
    "..ttttttt..",
    ".ttttttttt.",
    "..wwwwwww..",
    "..wbwwddw..",
    "..wwwwddw..",
    "..wwwwddw..",
  ],
  maize: [
    "...l...",
    "g..m..g",
    "gg.m.gg",
    ".ggmgg.",
    "..gmg..",
    "g..m..g",
    ".ggmgg.",
    "..gmg..",
    "...g...",
  ],
  volcano: [
    "......m......",
    ".....mmm.....",
    ".....vvv.....",
    "....vvvvv....",
    "...vvvvvvv...",
    "..vvpvvvvvv..",
    ".vvvpvvpvvvv.",
    "vvvppvvppvvvv",
    "vvpppvppppvvv",
  ],
  pine: [
    "...e...",
    "..eee..",
    "..eee..",
    ".eeeee.",
    "..eee..",
    ".eeeee.",
    "eeeeeee",
    "...d...",
    "...d...",
  ],
  book: [
    ".........",
    "www...www",
    "wwww.wwww",
    "wbbw.wbbw",
    "wwww.wwww",
    "wbbw.wbbw",
    "wwwwrwwww",
    ".www.www.",
    ".........",
  ],
} as const;

type Figure = keyof typeof FIGURES;

/** What each letter of a grid is dyed with. */
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

const GROUND = ".";

/** A grid whose every cell is chosen by its place. */
const cells = (width: number, height: number, choose: (x: number, y: number) => string): Grid =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => choose(x, y)).join(""),
  );

const stripe =
  (letter: string): Course =>
  (width) => ["".padEnd(width, letter)];

const dashes =
  (letter: string, on: number, off: number, phase = 0): Course =>
  (width) =>
    cells(width, 1, (x) => ((x + phase) % (on + off) < on ? letter : GROUND));

/** A zigzag road; the letters go from its middle outward. */
const zigzag =
  (letters: string, period: number, height: number): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const at = x % period;
      const rise = at < period / 2 ? at : period - 1 - at;
      const level = height - 1 - (rise * (height - 1)) / (period / 2 - 1);
      const distance = Math.abs(level - y);
      return [...letters].find((_, i) => distance < i + 0.75) ?? GROUND;
    });

/** Diamonds; the letters go from the heart outward. */
const diamonds =
  (letters: string, period: number, height: number): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const across = Math.abs((x % period) - (period - 1) / 2);
      const distance = across * (height / period) + Math.abs(y - (height - 1) / 2);
      return letters[Math.floor(distance / ((height / 2 + 0.4) / letters.length))] ?? GROUND;
    });

/** Stepped pyramids, hanging when `hanging`. */
const steps =
  (letter: string, period: number, height: number, hanging = false): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const across = Math.abs((x % period) - (period - 1) / 2);
      const level = hanging ? height - 1 - y : y;
      return across <= (level + 0.5) * (period / 2 / height) ? letter : GROUND;
    });

/** Arrowheads in two colours, like the tread of a tire. */
const chevrons =
  (first: string, second: string, period: number, height: number): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const at = (x + Math.abs(y - (height - 1) / 2)) % period;
      return at < period * 0.25 ? first : at < period * 0.5 ? second : GROUND;
    });

/** Figures in a row with a small cross between them when `between` names its thread. */
const figures =
  (names: readonly Figure[], gap: number, between?: string): Course =>
  (width) => {
    const height = 9;
    const grid = Array.from({ length: height }, () => Array<string>(width).fill(GROUND));
    // What leaves the repeat on one side comes back on the other: the seam must not show.
    const set = (x: number, y: number, letter: string): void => {
      grid[y]![(x + width) % width] = letter;
    };
    let left = gap >> 1;
    for (const name of names) {
      const figure = FIGURES[name];
      figure.forEach((thread, y) =>
        [...thread].forEach((letter, i) => {
          if (letter !== GROUND) set(left + i, y, letter);
        }),
      );
      left += figure[0].length + gap;
      if (!between) continue;
      const cross = left - Math.ceil(gap / 2) - 1;
      for (const y of [3, 4, 5]) set(cross, y, between);
      for (const x of [cross - 1, cross + 1]) set(x, 4, between);
    }
    return grid.map((thread) => thread.join(""));
  };

const figuresWidth = (names: readonly Figure[], gap: number): number =>
  names.reduce((sum, name) => sum + FIGURES[name][0].length + gap, 0);

interface Band {
  /** Colour of the cloth under the threads. */
  ground: ColourName;
  /** Width of the repeat in cells. */
  width: number;
  /** From the upper to the lower edge. */
  courses: readonly Course[];
  /** Letters dyed otherwise in this band, where the usual colour would drown in the ground. */
  instead?: Readonly<Record<string, ColourName>>;
}

const MATERIALS = [
  "tire",
  "bottle",
  "dome",
  "maize",
  "volcano",
  "bottle",
  "house",
  "pine",
] as const;
const BOOKS = ["book", "house", "book", "maize"] as const;

/** The eleven bands of the site and where they lie (design 7). */
export const BANDS = {
  camino: {
    ground: "red",
    width: 48,
    courses: [
      stripe("m"),
      stripe("n"),
      dashes("w", 2, 2),
      steps("R", 12, 2, true),
      zigzag("wmn", 16, 9),
      steps("R", 12, 2),
      dashes("w", 2, 2),
      stripe("n"),
      stripe("m"),
    ],
  },
  materiales: {
    ground: "indigoDeep",
    width: figuresWidth(MATERIALS, 6),
    courses: [
      stripe("r"),
      dashes("m", 3, 1),
      stripe("."),
      figures(MATERIALS, 6, "r"),
      stripe("."),
      dashes("m", 3, 1),
      stripe("r"),
    ],
    instead: { o: "steel" },
  },
  milpa: {
    ground: "greenDeep",
    width: 44,
    courses: [
      stripe("y"),
      dashes("m", 1, 3),
      stripe("."),
      figures(["maize", "maize", "maize", "maize"], 4, "r"),
      stripe("."),
      dashes("m", 1, 3, 2),
      stripe("y"),
    ],
  },
  tejado: {
    ground: "tile",
    width: 40,
    courses: [
      stripe("c"),
      dashes("R", 1, 1),
      steps("c", 10, 5),
      stripe("n"),
      diamonds("mrw", 10, 5),
      stripe("n"),
      steps("c", 10, 5, true),
      dashes("R", 1, 1),
      stripe("c"),
    ],
  },
  llanta: {
    ground: "rubber",
    width: 48,
    courses: [
      dashes("x", 5, 1),
      chevrons("x", "k", 8, 7),
      dashes("m", 1, 5, 2),
      chevrons("k", "x", 8, 7),
      dashes("x", 5, 1),
    ],
  },
  cal: {
    ground: "plaster",
    width: 48,
    courses: [
      stripe("r"),
      stripe("."),
      dashes("n", 2, 2),
      diamonds("mrn", 12, 7),
      dashes("n", 2, 2, 2),
      stripe("."),
      stripe("r"),
    ],
  },
  volcan: {
    ground: "violet",
    width: 48,
    courses: [
      stripe("p"),
      dashes("m", 2, 2),
      stripe("."),
      figures(["volcano", "pine", "volcano"], 5, "m"),
      stripe("."),
      dashes("m", 2, 2, 2),
      stripe("p"),
    ],
    instead: { v: "indigoDeep", p: "rose" },
  },
  rombo: {
    ground: "redDeep",
    width: 48,
    courses: [
      stripe("m"),
      dashes("w", 1, 1),
      diamonds("wmnr", 12, 9),
      dashes("w", 1, 1),
      stripe("m"),
    ],
  },
  cielo: {
    ground: "indigo",
    width: 48,
    courses: [
      stripe("s"),
      stripe("."),
      zigzag("sw", 12, 6),
      stripe("."),
      dashes("m", 3, 3),
      stripe("s"),
    ],
  },
  libro: {
    ground: "teal",
    width: figuresWidth(BOOKS, 6),
    courses: [
      stripe("w"),
      dashes("m", 2, 2),
      stripe("."),
      figures(BOOKS, 6, "m"),
      stripe("."),
      dashes("m", 2, 2),
      stripe("w"),
    ],
  },
  hilo: {
    ground: "red",
    width: 24,
    courses: [stripe("m"), dashes("w", 2, 2), stripe("n"), dashes("m", 2, 2, 2)],
  },
} as const satisfies Record<string, Band>;

export type BandName = keyof typeof BANDS;

export interface BandGrid {
  grid: Grid;
  ground: ColourName;
  /** What a letter of the grid is dyed with. */
  thread(letter: string): ColourName;
}

/** A band's repeat as cells. */
export function bandGrid(name: BandName): BandGrid {
  const band: Band = BANDS[name];
  return {
    grid: band.courses.flatMap((course) => course(band.width)),
    ground: band.ground,
    thread: (letter) => band.instead?.[letter] ?? THREADS[letter]!,
  };
}

/** Share of a cell's height that its thread covers. */
const THREAD_HEIGHT = 0.84;

/** One seamless repeat: its elements, and its size in the unit of `pixels`. */
export interface BandTile {
  svg: string;
  width: number;
  height: number;
}

/** The floats of a grid as path data by colour: runs of one letter become one stroke. */
function floats({ grid, thread }: BandGrid, pitch: number): Map<ColourName, string> {
  const byColour = new Map<ColourName, string>();
  const gap = pitch * (1 - THREAD_HEIGHT);
  grid.forEach((row, y) => {
    for (const run of row.matchAll(/([^.])\1*/g)) {
      const colour = thread(run[1]!);
      const d = `M${round(run.index * pitch + gap * 0.2)} ${round((y + 0.5) * pitch)}h${round(run[0].length * pitch - gap * 0.4)}`;
      byColour.set(colour, (byColour.get(colour) ?? "") + d);
    }
  });
  return byColour;
}

/** One repeat of a band; `pixels` is the height of a thread, `tone` shows a colour in some light. */
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
  // A fine dark warp line per column gives the cloth its rib.
  const warp = Array.from(
    { length: columns },
    (_, x) => `M${round((x + 0.98) * pixels)} 0V${height}`,
  );
  svg += `<path d="${warp.join("")}" stroke="#120712" stroke-opacity=".13" stroke-width="${round(Math.max(0.4, pixels * 0.14))}"/>`;
  return { svg, width, height };
}

/** A band's repeat as a complete SVG text with crisp threads. */
export function bandSvg(name: BandName, pixels = 4): string {
  const { svg, width, height } = bandTile(name, pixels);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${svg}</svg>`;
}

/** A band's repeat for CSS: `url("data:…")` and its size in pixels. */
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

/** A strip of cloth inside a picture: its upper left corner, its width, and its height. */
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
