import type { Canvas } from "../canvas/canvas.ts";
import { sway } from "../canvas/moving.ts";
import type { Colour } from "../canvas/palette.ts";
import { type Curve, lerp, round } from "../canvas/path.ts";
import { line, path, place, ROUND } from "../canvas/svg.ts";

interface Bloom {
  x: number;
  y: number;
  r: number;
}

/** Flowers of one colour: five round petals and a centre. */
function blooms(
  canvas: Canvas,
  colour: Colour,
  heads: readonly Bloom[],
  size: number,
  depth: number,
): string {
  let petals = "";
  let hearts = "";
  for (const { x, y, r } of heads) {
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * 6.283;
      petals += `M${round(x + Math.cos(angle) * r * 0.6)} ${round(y + Math.sin(angle) * r * 0.6)}h.01`;
    }
    hearts += `M${round(x)} ${round(y)}h.01`;
  }
  const heart = colour === "marigold" || colour === "white" ? "marigoldDeep" : "lemon";
  return (
    line(petals, canvas.colour(colour, depth), size * 0.62, ROUND) +
    line(hearts, canvas.colour(heart, depth), size * 0.36, ROUND)
  );
}

/** A bed of `count` flowers from x to x + width, rooted at y; `size` is about the width of a flower. */
export function flowers(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  count: number,
  size = 7,
  depth = 0,
  colours: readonly Colour[] = ["marigold", "marigoldDeep", "rose", "white"],
): string {
  const { random } = canvas;
  const byColour = new Map<Colour, Bloom[]>();
  let stems = "";
  let leaves = "";
  for (let i = 0; i < count; i++) {
    const px = x + random.between(0, width);
    const height = size * random.between(1.2, 3);
    const py = y - height + random.between(-2, 2);
    stems += `M${round(px)} ${round(y + random.between(0, 4))}Q${round(px + random.between(-3, 3))} ${round(y - height * 0.5)} ${round(px)} ${round(py)}`;
    leaves += `M${round(px)} ${round(y - height * 0.3)}q${round(size * 0.6)} ${round(-size * 0.2)} ${round(size * 0.7)} ${round(-size * 0.7)}`;
    leaves += `m${round(-size * 0.7)} ${round(size * 0.5)}q${round(-size * 0.6)} ${round(-size * 0.1)} ${round(-size * 0.7)} ${round(-size * 0.6)}`;
    const colour = random.pick(colours);
    const bloom = { x: px, y: py, r: size * random.between(0.38, 0.62) };
    byColour.set(colour, [...(byColour.get(colour) ?? []), bloom]);
  }
  let svg = line(stems + leaves, canvas.colour("green", depth), Math.max(1, size * 0.2), ROUND);
  for (const [colour, heads] of byColour) svg += blooms(canvas, colour, heads, size, depth);
  return sway(canvas, "flowers", [x, y], svg);
}

/** Tufts of grass along a curve, about `gap` units apart. */
export function tufts(
  canvas: Canvas,
  curve: Curve,
  x0: number,
  x1: number,
  gap: number,
  size: number,
  stroke: string,
  attributes = "",
): string {
  const { random } = canvas;
  let d = "";
  for (let x = x0; x < x1; x += gap * random.between(0.5, 1.5)) {
    const y = curve(x) + random.between(0, size * 0.4);
    for (let i = -1; i <= 1; i++)
      d += `M${round(x + i * size * 0.12)} ${round(y)}q${round(i * size * 0.12)} ${round(-size * 0.5)} ${round(i * size * 0.42 + random.between(-1, 1))} ${round(-size * random.between(0.7, 1.1))}`;
  }
  return line(d, stroke, Math.max(1.1, size * 0.13), `${ROUND} ${attributes}`);
}

/** A fan of eleven fleshy leaves from (x, y); `size` is the length of the longest. */
export function agave(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  depth = 0,
  colour: Colour = "teal",
): string {
  const count = 11;
  let back = "";
  let front = "";
  for (let i = 0; i < count; i++) {
    const angle = lerp(-1.35, 1.35, i / (count - 1));
    const length = size * (0.75 + 0.3 * Math.cos(angle));
    const tipX = x + Math.sin(angle) * length;
    const tipY = y - Math.cos(angle) * length * 0.9;
    const w = size * 0.075;
    const nx = Math.cos(angle) * w;
    const ny = Math.sin(angle) * w;
    const midX = lerp(x, tipX, 0.45);
    const midY = lerp(y, tipY, 0.45) + size * 0.03;
    const d =
      `M${round(x - nx * 0.6)} ${round(y - ny * 0.6)}` +
      `Q${round(midX - nx * 1.5)} ${round(midY - ny * 1.5)} ${round(tipX)} ${round(tipY)}` +
      `Q${round(midX + nx * 1.5)} ${round(midY + ny * 1.5)} ${round(x + nx * 0.6)} ${round(y + ny * 0.6)}Z`;
    if (i % 2) front += d;
    else back += d;
  }
  return (
    path(back, canvas.shaded(colour, -0.08, depth)) +
    path(front, canvas.shaded(colour, 0.02, depth))
  );
}

/** One large leaf for the edge of a picture; it starts at (x, y) and points along `degrees`. */
export function bananaLeaf(
  x: number,
  y: number,
  length: number,
  degrees: number,
  fill: string,
  vein: string,
): string {
  const w = length * 0.17;
  const r = (share: number): number => round(length * share);
  const blade = `M0 0C${r(0.25)} ${round(-w * 1.2)} ${r(0.75)} ${round(-w * 1.3)} ${round(length)} 0C${r(0.75)} ${round(w * 0.9)} ${r(0.25)} ${round(w * 1.1)} 0 0Z`;
  let veins = `M0 0H${r(0.96)}`;
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const swell = Math.sin(t * 3.14);
    veins += `M${r(t)} ${round(-w * 0.05)}l${r(0.05)} ${round(-w * 0.75 * swell)}M${r(t)} 0l${r(0.05)} ${round(w * 0.7 * swell)}`;
  }
  const leaf = path(blade, fill) + line(veins, vein, Math.max(1, length * 0.008), ROUND);
  return place(x, y, leaf, 1, degrees);
}
