/** Loads on head and back. Units: a figure 100 units high. */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { type Point, round } from "../canvas/path.ts";
import { circle, line, path, rectangle } from "../canvas/svg.ts";

export type Load = "basket" | "jug" | "wood";
export type Goods = "maize" | "flowers" | "bread" | "veg";

const HEAPS: Readonly<Record<Goods, readonly ColourName[]>> = {
  flowers: ["rose", "red", "marigold", "white"],
  bread: ["adobeLight", "sand", "woodLight"],
  veg: ["lime", "green", "red", "white"],
  maize: ["maize", "lemon", "marigold"],
};

/** A full basket with its foot at (x, y); the foot is half as wide as `w`. */
export function carriedBasket(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  depth: number,
  goods: Goods = "maize",
): string {
  const { random } = canvas;
  let heap = "";
  for (let i = 0; i < 9; i++) {
    const lift = i > 4 ? w * 0.28 : 0;
    heap += circle(
      x - w * 0.72 + (i % 5) * w * 0.36,
      y - w * 0.5 - lift + random.between(-0.6, 0.6),
      w * 0.24,
      canvas.colour(random.pick(HEAPS[goods]), depth),
    );
  }
  const at = (dx: number, dy: number): string => `${round(x + w * dx)} ${round(y + w * dy)}`;
  const foot = round(y + 0.6);
  const bowl = `M${at(-1, -0.5)}H${round(x + w)}C${at(0.9, -0.05)} ${round(x + w * 0.5)} ${foot} ${round(x)} ${foot}C${round(x - w * 0.5)} ${foot} ${at(-0.9, -0.05)} ${at(-1, -0.5)}Z`;
  const weave = `M${at(-0.9, -0.3)}H${round(x + w * 0.9)}M${at(-0.7, -0.12)}H${round(x + w * 0.7)}`;
  const wood = canvas.colour("wood", depth);
  return (
    heap +
    path(bowl, canvas.colour("woodLight", depth)) +
    line(weave, wood, w * 0.08, `stroke-dasharray="${round(w * 0.16)} ${round(w * 0.1)}"`) +
    line(`M${at(-1, -0.5)}H${round(x + w)}`, wood, w * 0.12, 'stroke-linecap="round"')
  );
}

/** A water jar with its foot at (x, y). */
export function jug(
  canvas: Canvas,
  x: number,
  y: number,
  colour: ColourName,
  depth: number,
): string {
  const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  const jar =
    `M${at(-5, 0)}C${at(-14, -6)} ${at(-10, -17)} ${at(-4, -18)}V${round(y - 22)}H${round(x + 4)}V${round(y - 18)}` +
    `C${at(10, -17)} ${at(14, -6)} ${at(5, 0)}Z`;
  const belt = `M${at(-9.6, -9)}H${round(x + 9.6)}`;
  return (
    path(jar, canvas.colour(colour, depth)) + line(belt, canvas.shaded(colour, 0.14, depth), 1.8)
  );
}

/** Firewood on the back, held by a tumpline over the forehead. */
export function firewood(
  canvas: Canvas,
  neck: Point,
  head: Point,
  depth: number,
): { logs: string; strap: string } {
  const { random } = canvas;
  const x = neck[0] - 12;
  const y = neck[1] + 8;
  let logs = "";
  for (let i = 0; i < 9; i++)
    logs += rectangle(
      x - 6 + random.between(-1.6, 1.6),
      y - 14 + i * 3.7,
      15 + random.between(-2, 3),
      3.6,
      1.7,
      canvas.colour(random.pick(["wood", "woodLight", "woodDark"] as const), depth),
    );
  const over = `${round(neck[0] - 2)} ${round(neck[1] - 10)} ${round(head[0] - 2)} ${round(head[1] - 6)} ${round(head[0] + 5)} ${round(head[1] - 4.4)}`;
  const strap = line(
    `M${round(x + 4)} ${round(y - 10)}C${over}`,
    canvas.colour("straw", depth),
    1.6,
  );
  return { logs, strap };
}
