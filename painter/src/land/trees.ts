import type { Canvas } from "../canvas/canvas.ts";
import type { Colour } from "../canvas/palette.ts";
import { clamp, type Point, round, taper } from "../canvas/path.ts";
import { line, path, rectangle, ROUND } from "../canvas/svg.ts";

/** One lobe of a crown: x, height above the foot and radius as shares of the tree's height. */
type Lobe = readonly [x: number, up: number, radius: number];

/**
 * Crowns of broad-leaved highland trees: the round avocado, the slender gravilea (a shade tree in coffee) and a
 * spreading crown.
 */
const CROWNS = {
  round: [[0, 0.66, 0.36]],
  slender: [
    [-0.01, 0.5, 0.24],
    [0.02, 0.75, 0.22],
  ],
  spreading: [
    [-0.24, 0.58, 0.2],
    [0.26, 0.6, 0.19],
    [0.02, 0.7, 0.26],
  ],
} as const satisfies Record<string, readonly Lobe[]>;

export type Crown = keyof typeof CROWNS;
const CROWN_NAMES = Object.keys(CROWNS) as Crown[];

/** A closed ring of scallops around (x, y). */
function scallops(canvas: Canvas, x: number, y: number, r: number): string {
  const { random } = canvas;
  const count = 11;
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.283 + random.between(-0.12, 0.12);
    const reach = r * random.between(0.88, 1.06);
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9]);
  }
  let before = points[0]!;
  let d = `M${round(before[0])} ${round(before[1])}`;
  for (let i = 1; i <= count; i++) {
    const point = points[i % count]!;
    const bend = Math.hypot(point[0] - before[0], point[1] - before[1]) * 0.58;
    d += `A${round(bend)} ${round(bend)} 0 0 1 ${round(point[0])} ${round(point[1])}`;
    before = point;
  }
  return `${d}Z`;
}

/** Random dabs within a lobe, split into shaded and lit ones (light from the upper right). */
function dabs(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  length: number,
  count: number,
): { shade: string; light: string } {
  const { random } = canvas;
  let shade = "";
  let light = "";
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, 6.283);
    const reach = Math.sqrt(random()) * r * 0.84;
    const px = x + Math.cos(angle) * reach;
    const py = y + Math.sin(angle) * reach * 0.9;
    const dab = `M${round(px)} ${round(py)}l${round(length * random.between(0.5, 1))} ${round(-length * random.between(0.1, 0.6))}`;
    if (px - x + (y - py) > r * 0.1) light += dab;
    else shade += dab;
  }
  return { shade, light };
}

/** Foliage of rounded lobes, lit from the upper right; `height` of the whole tree sets the size of the leaves. */
export function foliage(
  canvas: Canvas,
  lobes: readonly (readonly [x: number, y: number, radius: number])[],
  height: number,
  depth: number,
  colour: Colour,
): string {
  let shadeLobes = "";
  let lightLobes = "";
  let shade = "";
  let light = "";
  const area = lobes.reduce((sum, [, , r]) => sum + r * r, 0);
  const count = Math.round(clamp(height * 0.55, 14, 90));
  for (const [cx, cy, r] of lobes) {
    shadeLobes += scallops(canvas, cx, cy, r);
    lightLobes += scallops(canvas, cx + r * 0.1, cy - r * 0.12, r * 0.82);
    const strokes = dabs(canvas, cx, cy, r, height * 0.026, Math.ceil((count * r * r) / area));
    shade += strokes.shade;
    light += strokes.light;
  }
  return (
    path(shadeLobes, canvas.shaded(colour, -0.05, depth)) +
    path(lightLobes, canvas.colour(colour, depth)) +
    line(shade, canvas.shaded(colour, 0.09, depth), height * 0.018, ROUND) +
    line(light, canvas.shaded(colour, 0.17, depth), height * 0.019, ROUND)
  );
}

/** A broad-leaved tree with its foot at (x, y); the crown is random unless set. */
export function treeRound(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  depth = 0,
  colour: Colour = "green",
  crown: Crown = canvas.random.pick(CROWN_NAMES),
): string {
  const lobes: readonly Lobe[] = CROWNS[crown];
  const wood = canvas.colour("woodDark", depth);
  const trunk = taper(
    [
      [x, y],
      [x - height * 0.01, y - height * 0.3],
      [x + height * 0.02, y - height * 0.55],
    ],
    [height * 0.035, height * 0.024, height * 0.016],
  );
  let branches = "";
  const placed = lobes.map(([dx, up, share]) => {
    const [cx, cy, r] = [x + height * dx, y - height * up, height * share];
    branches += `M${round(x)} ${round(y - height * 0.38)}L${round(cx + r * 0.4)} ${round(cy + r * 0.2)}`;
    return [cx, cy, r] as const;
  });
  const svg =
    path(trunk, wood) +
    line(branches, wood, height * 0.02, ROUND) +
    foliage(canvas, placed, height, depth, colour);
  return svg;
}

/** A pine of five tiers with its foot at (x, y). */
export function pine(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  depth = 0,
  colour: Colour = "pine",
): string {
  const dark = canvas.shaded(colour, -0.03, depth);
  const light = canvas.shaded(colour, 0.06, depth);
  const rim = canvas.shaded(colour, 0.14, depth);
  const trunkWidth = height * 0.036;
  let svg = rectangle(
    x - height * 0.018,
    y - height * 0.2,
    trunkWidth,
    height * 0.2,
    0,
    canvas.colour("woodDark", depth),
  );
  const tiers = 5;
  const teeth = 6;
  let rims = "";
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const foot = y - height * (0.12 + t * 0.7);
    const half = height * (0.23 - t * 0.165);
    const rise = height * (0.3 - t * 0.05);
    let d = `M${round(x)} ${round(foot - rise)}L${round(x + half)} ${round(foot)}`;
    for (let j = 1; j <= teeth; j++) {
      const notch = x + half - (2 * half * (j - 0.5)) / teeth;
      const tip = x + half - (2 * half * j) / teeth;
      d += `L${round(notch)} ${round(foot - (j % 2 ? height * 0.022 : 0))}L${round(tip)} ${round(foot)}`;
    }
    svg += path(`${d}Z`, i % 2 ? light : dark);
    rims += `M${round(x + half * 0.12)} ${round(foot - rise * 0.72)}L${round(x + half * 0.72)} ${round(foot - rise * 0.16)}`;
  }
  return svg + line(rims, rim, Math.max(1, height * 0.016), ROUND);
}

/** A slender cypress with its foot at (x, y). */
export function cypress(canvas: Canvas, x: number, y: number, height: number, depth = 0): string {
  const { random } = canvas;
  const dark = canvas.shaded("greenDeep", 0, depth);
  const light = canvas.shaded("green", 0.06, depth);
  const w = height * 0.12;
  const h = (share: number): number => round(y - height * share);
  const crown =
    `M${round(x)} ${round(y - height)}` +
    `C${round(x + w * 0.7)} ${h(0.7)} ${round(x + w * 1.25)} ${h(0.3)} ${round(x + w * 0.55)} ${h(0.06)}` +
    `Q${round(x)} ${h(0.01)} ${round(x - w * 0.55)} ${h(0.06)}` +
    `C${round(x - w * 1.25)} ${h(0.3)} ${round(x - w * 0.7)} ${h(0.7)} ${round(x)} ${round(y - height)}Z`;
  const trunk = rectangle(
    x - height * 0.014,
    y - height * 0.1,
    height * 0.028,
    height * 0.1,
    0,
    canvas.colour("woodDark", depth),
  );
  let wisps = "";
  for (let i = 0; i < 14; i++) {
    const t = random.between(0.1, 0.86);
    const from = x + w * random.between(0.02, 0.55) * Math.sin(t * 3.1);
    wisps += `M${round(from)} ${round(y - height * t)}q${round(w * 0.14)} ${round(-height * 0.03)} ${round(w * 0.04)} ${round(-height * 0.07)}`;
  }
  const svg = trunk + path(crown, dark) + line(wisps, light, Math.max(1.1, height * 0.014), ROUND);
  return svg;
}
