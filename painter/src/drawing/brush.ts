/**
 * The brush texture of a painting, a seamless tile: displacement of edges and variation of lightness. Lengths
 * are in units of 1/`LONG_SIDE` of a picture's longer side, so that a still picture and the smaller frames of
 * its film match.
 */

/** Units along the longer side of every picture. */
const LONG_SIDE = 1200;
/** Side of the tile in units. */
export const PERIOD = 800;

/** Displacement of edges: slow like a hand, fast like the hairs of a brush. */
const SLOW = { units: 3.2, cells: 8 };
const FAST = { units: 1.1, cells: 144 };
/** Variation of lightness (share) as in washes of pigment, in large and small patches. */
const WASHES = [
  { share: 0.036, cells: 11 },
  { share: 0.018, cells: 31 },
] as const;
/**
 * Brush strokes in two directions. `along` and `across` set the direction in whole numbers, which keeps the
 * tile seamless; `lengths` and `breadths` are strokes per tile.
 */
const STROKES = [
  { along: [2, -1], lengths: 4, breadths: 86 },
  { along: [3, 1], lengths: 3, breadths: 60 },
] as const;
const STROKE_SHARE = 0.021;
/** Patches per tile side; each is painted in one of the two directions. */
const PATCHES = 5;

/** Fixed-point scale: 256 is one pixel of displacement, or unchanged lightness. */
export const FIXED_ONE = 256;

export type Brush = {
  /** Side of the tile in pixels. */
  readonly side: number;
  /** Displacement of each pixel's source to the right and down, in 1/256 px. */
  readonly right: Int16Array;
  readonly down: Int16Array;
  /** Lightness factor of each pixel in 1/256. */
  readonly lightness: Uint16Array;
};

/** Hash noise without a stream: -1 to 1, the same for the same cell and seed. */
function hashNoise(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_246_822_519);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 2_147_483_648 - 1;
}

/** Smooth noise, -1 to 1, periodic after the given numbers of cells. */
function noise(cellsRight: number, cellsDown: number, seed: number) {
  const values = new Float32Array(cellsRight * cellsDown);
  for (let i = 0; i < values.length; i += 1)
    values[i] = hashNoise(i % cellsRight, Math.floor(i / cellsRight), seed);
  const wrapped = (cell: number, cells: number): number => ((cell % cells) + cells) % cells;
  /** `x` and `y` are in cells. */
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

/** Noise over the tile; x and y run from 0 to 1. */
function smooth(cells: number, seed: number): Field {
  const field = noise(cells, cells, seed);
  return (x, y) => field(x * cells, y * cells);
}

/** Noise stretched along a direction. */
function streaks({ along: [a, b], lengths, breadths }: (typeof STROKES)[number], seed: number) {
  const field = noise(lengths, breadths, seed);
  return (x: number, y: number): number =>
    field((a * x + b * y) * lengths, (a * y - b * x) * breadths);
}

/** Computes the tile at one pixel per unit (side `PERIOD`): displacements in units, and share of lightness. */
function computeTile(): Record<"right" | "down" | "light", Float32Array> {
  const size = PERIOD * PERIOD;
  const right = new Float32Array(size);
  const down = new Float32Array(size);
  const light = new Float32Array(size);
  const [slowRight, slowDown] = [smooth(SLOW.cells, 1), smooth(SLOW.cells, 2)];
  const [quickRight, quickDown] = [smooth(FAST.cells, 3), smooth(FAST.cells, 4)];
  const [wide, narrow] = WASHES.map(({ cells }, i) => smooth(cells, 5 + i)) as [Field, Field];
  const [first, second] = STROKES.map((each, i) => streaks(each, 7 + i)) as [Field, Field];
  const patches = smooth(PATCHES, 9);
  for (let i = 0; i < size; i += 1) {
    const x = (i % PERIOD) / PERIOD;
    const y = Math.floor(i / PERIOD) / PERIOD;
    right[i] = SLOW.units * slowRight(x, y) + FAST.units * quickRight(x, y);
    down[i] = SLOW.units * slowDown(x, y) + FAST.units * quickDown(x, y);
    const patch = Math.min(1, Math.max(0, patches(x, y) * 1.6 + 0.5));
    const stroke = first(x, y) * (1 - patch) + second(x, y) * patch;
    light[i] =
      WASHES[0].share * wide(x, y) + WASHES[1].share * narrow(x, y) + STROKE_SHARE * stroke;
  }
  return { right, down, light };
}

let tile: ReturnType<typeof computeTile> | undefined;

function makeBrush(pixelsPerUnit: number): Brush {
  tile ??= computeTile();
  const { right, down, light } = tile;
  const side = Math.round(PERIOD * pixelsPerUnit);
  const brush = {
    side,
    right: new Int16Array(side * side),
    down: new Int16Array(side * side),
    lightness: new Uint16Array(side * side),
  };
  const step = PERIOD / side;
  const length = pixelsPerUnit * FIXED_ONE;
  for (let row = 0, i = 0; row < side; row += 1) {
    const top = Math.floor(row * step);
    const v = row * step - top;
    const above = top * PERIOD;
    const below = ((top + 1) % PERIOD) * PERIOD;
    for (let column = 0; column < side; column += 1, i += 1) {
      const left = Math.floor(column * step);
      const u = column * step - left;
      const next = (left + 1) % PERIOD;
      const sample = (of: Float32Array): number => {
        const upper = of[above + left]! * (1 - u) + of[above + next]! * u;
        return upper * (1 - v) + (of[below + left]! * (1 - u) + of[below + next]! * u) * v;
      };
      brush.right[i] = Math.round(sample(right) * length);
      brush.down[i] = Math.round(sample(down) * length);
      brush.lightness[i] = Math.round((1 + sample(light)) * FIXED_ONE);
    }
  }
  return brush;
}

const cache = new Map<number, Brush>();
/** Cached brushes: a site has about ten widths, and a tile takes some megabytes. */
const MAX_CACHED = 12;

/** Returns the brush for a picture of this size in pixels; pictures with the same longer side share one. */
export function brushFor(width: number, height: number): Brush {
  const key = Math.max(width, height);
  const cached = cache.get(key);
  if (cached) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const brush = makeBrush(key / LONG_SIDE);
  cache.set(key, brush);
  return brush;
}
