/**
 * Tools and held objects. A tool is placed at the near hand and, if it takes two hands, at the far one. Units: a
 * figure 100 units high.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { type Point, round } from "../canvas/path.ts";
import { ellipse, group, line, path, place, rectangle, ROUND } from "../canvas/svg.ts";
import { carriedTire } from "./carried-tire.ts";
import type { PoseShape } from "./poses.ts";
import { type Cargo, wheelbarrow } from "./wheelbarrow.ts";

/** Layers of a tool: behind the figure, between body and near arm, in front of everything. */
export interface ToolLayers {
  beyond?: string;
  behind?: string;
  front?: string;
}

interface Grip {
  near: Point;
  far: Point;
  colour(name: ColourName): string;
  shaded(name: ColourName, delta: number): string;
  /** A round rod between two points. */
  stick(from: Point, to: Point, width?: number): string;
  /** The colour from the options, or the tool's default. */
  paint(otherwise: ColourName): ColourName;
  tire(r: number): string;
  barrow(): string;
}

const TOOLS = {
  shovel: ({ near: [x, y], far, colour }) => {
    const blade: Point = [x + 16, y + 38];
    const leaf = path("M-4.4 -3C-5 4-3 9 0 11C3 9 5 4 4.4 -3Z", colour("steelDark"));
    const shaft = `M${round(far[0] - 3)} ${round(far[1] - 9)}L${round(blade[0])} ${round(blade[1])}`;
    return {
      behind:
        place(blade[0], blade[1], leaf, 1, -24) + line(shaft, colour("woodLight"), 2.2, ROUND),
    };
  },
  sledge: ({ near: [x, y], colour, stick }) => {
    const head = rectangle(-3, -6.4, 6, 12.8, 1.4, colour("steelDark"));
    return {
      beyond: stick([x + 7, y + 2.6], [x - 22, y - 8], 2.2) + place(x - 22, y - 8, head, 1, 20),
    };
  },
  tamper: ({ far, colour }) => {
    const x = 17.4;
    return {
      behind:
        line(`M${x} ${round(far[1] - 13)}V${round(far[1] + 63)}`, colour("woodLight"), 2.4, ROUND) +
        rectangle(x - 6, far[1] + 62, 12, 5, 1, colour("steelDark")),
    };
  },
  trowel: ({ near: [x, y], colour }) => {
    const heap = "M5-7.6C6.6-11.6 10.6-12.4 12-10.4L8.4-4.4Z";
    const drawing =
      line("M0 0L4-4", colour("wood"), 2.4, ROUND) +
      path("M2.6-7.4L12-10.4L7.2-2Z", colour("steel")) +
      path(heap, colour("plaster"));
    return { front: place(x + 1, y - 1, drawing, 1, 4) };
  },
  bucket: ({ near: [x, y], colour, shaded, paint }) => {
    const body = paint("glassBlue");
    const drawing =
      line("M-5 0C-5-6 5-6 5 0", colour("steelDark"), 1.2) +
      path("M-6.4 0H6.4L4.8 12H-4.8Z", colour(body)) +
      ellipse(0, 0, 6.4, 1.6, shaded(body, -0.12));
    return { front: place(x + 2, y + 2, drawing) };
  },
  bag: ({ near: [x, y], colour, shaded }) => {
    const drawing =
      rectangle(-13, -5.4, 26, 11, 5, colour("sand")) +
      line("M-8 3.4H8M-8-2.4H6", shaded("sand", -0.12), 1, ROUND);
    return { behind: place(x + 3, y + 1, drawing) };
  },
  tireRoll: ({ tire }) => ({ beyond: place(24, -15, tire(15.5)) }),
  tireCarry: ({ near: [x, y], tire }) => ({ front: place(x + 5, y + 1, tire(13.5)) }),
  book: ({ near: [x, y], colour, shaded, paint }) => {
    const cover = paint("red");
    const drawing =
      path("M-6.6-3.4L0 0.4V7L-6.6 3.4Z", colour(cover)) +
      path("M6.6-4.6L0 0.4V7L6.6 2.4Z", shaded(cover, -0.07)) +
      path("M-5.8-4.2L0-0.6L6-5.2V-4L0 0.8L-5.8-2.8Z", colour("white"));
    return { front: place(x + 2.4, y - 2, drawing, 0.95) };
  },
  seedling: ({ near: [x, y], colour }) => {
    const leaves = "M0-5C-6-5-7-11-7-11C-2-11 0-9 0-5ZM0-7C5-7 7-13 7-13C1-13 0-10 0-7Z";
    const drawing =
      path("M-4.4 0H4.4L3 6.6H-3Z", colour("earthDark")) +
      line("M0 0V-8", colour("green"), 1.6) +
      path(leaves, colour("milpa"));
    return { front: place(x + 2, y - 1, drawing) };
  },
  pointer: ({ near: [x, y], stick }) => ({
    behind: stick([x - 2, y + 2], [x + 16, y - 12], 1.4),
  }),
  bottle: ({ near: [x, y], colour, paint }) => {
    const glass = "M-2.6 8V-2C-2.6-5-1-5-1-8V-11H1V-8C1-5 2.6-5 2.6-2V8Z";
    return { front: place(x + 1, y - 2, path(glass, colour(paint("glassGreen"))), 1, 12) };
  },
  hoe: ({ near: [x, y], far, colour }) => {
    const shaft = `M${round(far[0] - 4)} ${round(far[1] - 12)}L${round(x + 14)} ${round(y + 42)}`;
    const blade = `M${round(x + 14)} ${round(y + 42)}l-10 2 2 5 10-3z`;
    return {
      behind: line(shaft, colour("woodLight"), 2.1, ROUND) + path(blade, colour("steelDark")),
    };
  },
  /** A hoe over the shoulder, its blade behind it. */
  hoeOnShoulder: ({ near: [x, y], colour, stick }) => ({
    behind:
      path(`M${round(x - 31)} ${round(y - 42)}l-7 -4 -6 9 9 1z`, colour("steelDark")) +
      stick([x + 5, y + 6], [x - 33, y - 43], 2.1),
  }),
  barrow: ({ barrow }) => ({ beyond: barrow() }),
  diploma: ({ near: [x, y], colour }) => {
    const drawing =
      rectangle(-1.8, -8, 3.6, 14, 1.8, colour("white")) +
      rectangle(-2, -2.4, 4, 2.4, 0, colour("red"));
    return { front: place(x + 2, y - 2, drawing, 1, 20) };
  },
} satisfies Record<string, (grip: Grip) => ToolLayers>;

export type Tool = keyof typeof TOOLS;

/** Rotates a tool around the hand at (x, y). */
function rotated(layers: ToolLayers, [x, y]: Point, degrees: number): ToolLayers {
  const at = `transform="rotate(${round(degrees)} ${round(x)} ${round(y)})"`;
  const parts = Object.entries(layers).map(([layer, svg]) => [layer, group(svg, at)]);
  return Object.fromEntries(parts);
}

/** Draws the tool of a pose; `paint` recolours it if possible. */
export function toolInHand(
  canvas: Canvas,
  tool: Tool | undefined,
  pose: PoseShape,
  depth: number,
  {
    paint,
    cargo,
    toolTurn,
  }: {
    paint?: ColourName | undefined;
    cargo?: Cargo | undefined;
    toolTurn?: number | undefined;
  },
): ToolLayers {
  if (!tool) return {};
  const colour = (name: ColourName): string => canvas.colour(name, depth);
  const near = pose.nearArm[1];
  const layers = TOOLS[tool]({
    near,
    far: pose.farArm[1],
    colour,
    shaded: (name, delta) => canvas.shaded(name, delta, depth),
    stick: (from, to, width = 2) =>
      line(
        `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`,
        colour("woodLight"),
        width,
        ROUND,
      ),
    paint: (otherwise) => paint || otherwise,
    tire: (r) => carriedTire(canvas, r, depth),
    barrow: () => wheelbarrow(canvas, depth, cargo),
  });
  return toolTurn ? rotated(layers, near, toolTurn) : layers;
}
