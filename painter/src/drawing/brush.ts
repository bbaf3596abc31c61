/**
 * The hand in a painting: how far it strays from the line and how unevenly the pigment lies, as a tile
 * that repeats without a seam. Lengths are in units of which a picture's longer side has `LONG_SIDE`,
 * so that a still picture and the frames of its film, smaller but of the same shape, agree.
 */

/** Units along the longer side of every picture. */
const LONG_SIDE = 1200;
/** Units after which the tile repeats. */
export const PERIOD = 800;

/** How far an edge wanders, slowly as a hand does, and quickly as a brush's hairs do. */
const WANDERING = { units: 3.2, cells: 8 };
const ROUGHNESS = { units: 1.1, cells: 144 };
/** Share of lightness by which washes of pigment differ, in wide and in narrower clouds. */
const WASHES = [
  { share: 0.036, cells: 11 },
  { share: 0.018, cells: 31 },
] as const;
/**
 * Strokes of a brush in two directions. Whole numbers across the tile keep it free of seams: `along`
 * and `across` say how the stroke runs, `lengths` and `breadths` how many fit.
 */
const STROKES = [
  { along: [2, -1], lengths: 4, breadths: 86 },
  { along: [3, 1], lengths: 3, breadths: 60 },
] as const;
const STROKE_SHARE = 0.021;
/** Patches in which one direction or the other was painted. */
const PATCHES = 5;

/** Precision of displacements and of lightness: 256 is one pixel, and unchanged. */
export const ONE = 256;

export type Brush = {
  /** Pixels of a side of the tile. */
  readonly side: number;
  /** By pixel: where to take the colour from, in 256ths of a pixel to the right and down. */
  readonly right: Int16Array;
  readonly down: Int16Array;
  /** By pixel: lightness in 256ths. */
  readonly lightness: Uint16Array;
};

/** Chance without a stream: the same number for the same place, -1 to 1. */
function chance(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_246_822_519);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 2_147_483_648 - 1;
}

/** Smooth noise, -1 to 1, that repeats after so many cells to the right and down. */
function noise(cellsRight: number, cellsDown: number, seed: number) {
  const values = new Float32Array(cellsRight * cellsDown);
  for (let i = 0; i < values.length; i += 1)
    values[i] = chance(i % cellsRight, Math.floor(i / cellsRight), seed);
  const wrapped = (cell: number, cells: number): number => ((cell % cells) + cells) % cells;
  /** `x` and `y` are counted in cells. */
  return (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    let u = x - left;
    let v = y - top;
    u *= u * (3 - 2 * u);
    v *= v * (3 - 2 * v);
    const i = wrapped(left, cellsRight);
    const i1 = i + 1 === cellsRight ? 0 : i + 1;
    const row = wrapped(top, cellsDown) * cellsRight;
    const row1 = row + cellsRight === values.length ? 0 : row + cellsRight;
    const upper = values[row + i]! + (values[row + i1]! - values[row + i]!) * u;
    const lower = values[row1 + i]! + (values[row1 + i1]! - values[row1 + i]!) * u;
    return upper + (lower - upper) * v;
  };
}

type Field = (x: number, y: number) => number;

/** Noise over the tile, whose places go from 0 to 1. */
function clouds(cells: number, seed: number): Field {
  const field = noise(cells, cells, seed);
  return (x, y) => field(x * cells, y * cells);
}

/** Long narrow noise along a direction. */
function strokes({ along: [a, b], lengths, breadths }: (typeof STROKES)[number], seed: number) {
  const field = noise(lengths, breadths, seed);
  return (x: number, y: number): number =>
    field((a * x + b * y) * lengths, (a * y - b * x) * breadths);
}

/** The tile at one pixel per unit, PERIOD a side: displacements in units, and the share of lightness. */
function makeMaster(): Record<"right" | "down" | "light", Float32Array> {
  const size = PERIOD * PERIOD;
  const right = new Float32Array(size);
  const down = new Float32Array(size);
  const light = new Float32Array(size);
  const [slowRight, slowDown] = [clouds(WANDERING.cells, 1), clouds(WANDERING.cells, 2)];
  const [quickRight, quickDown] = [clouds(ROUGHNESS.cells, 3), clouds(ROUGHNESS.cells, 4)];
  const [wide, narrow] = WASHES.map(({ cells }, i) => clouds(cells, 5 + i)) as [Field, Field];
  const [first, second] = STROKES.map((each, i) => strokes(each, 7 + i)) as [Field, Field];
  const patches = clouds(PATCHES, 9);
  for (let i = 0; i < size; i += 1) {
    const x = (i % PERIOD) / PERIOD;
    const y = Math.floor(i / PERIOD) / PERIOD;
    right[i] = WANDERING.units * slowRight(x, y) + ROUGHNESS.units * quickRight(x, y);
    down[i] = WANDERING.units * slowDown(x, y) + ROUGHNESS.units * quickDown(x, y);
    const patch = Math.min(1, Math.max(0, patches(x, y) * 1.6 + 0.5));
    const stroke = first(x, y) * (1 - patch) + second(x, y) * patch;
    light[i] =
      WASHES[0].share * wide(x, y) + WASHES[1].share * narrow(x, y) + STROKE_SHARE * stroke;
  }
  return { right, down, light };
}

let master: ReturnType<typeof makeMaster> | undefined;

function makeBrush(pixelsPerUnit: number): Brush {
  master ??= makeMaster();
  const { right, down, light } = master;
  const side = Math.round(PERIOD * pixelsPerUnit);
  const brush = {
    side,
    right: new Int16Array(side * side),
    down: new Int16Array(side * side),
    lightness: new Uint16Array(side * side),
  };
  const step = PERIOD / side;
  const length = pixelsPerUnit * ONE;
  for (let row = 0, i = 0; row < side; row += 1) {
    const top = Math.floor(row * step);
    const v = row * step - top;
    const above = top * PERIOD;
    const below = ((top + 1) % PERIOD) * PERIOD;
    for (let column = 0; column < side; column += 1, i += 1) {
      const left = Math.floor(column * step);
      const u = column * step - left;
      const next = (left + 1) % PERIOD;
      const mixed = (of: Float32Array): number => {
        const upper = of[above + left]! * (1 - u) + of[above + next]! * u;
        return upper * (1 - v) + (of[below + left]! * (1 - u) + of[below + next]! * u) * v;
      };
      brush.right[i] = Math.round(mixed(right) * length);
      brush.down[i] = Math.round(mixed(down) * length);
      brush.lightness[i] = Math.round((1 + mixed(light)) * ONE);
    }
  }
  return brush;
}

const made = new Map<number, Brush>();
/** A site has about ten widths; a tile takes some megabytes. */
const MOST_KEPT = 12;

/** The brush for a picture of so many pixels; the same one for pictures of the same longer side. */
export function brushFor(width: number, height: number): Brush {
  const key = Math.max(width, height);
  const known = made.get(key);
  if (known) return known;
  if (made.size >= MOST_KEPT) made.clear();
  const brush = makeBrush(key / LONG_SIDE);
  made.set(key, brush);
  return brush;
}
