import type { Canvas } from "../canvas/canvas.ts";
import { sway } from "../canvas/moving.ts";
import type { ColourName } from "../canvas/palette.ts";
import { lerp, type Point, round, smooth } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";

const PAPERS: readonly ColourName[] = [
  "rose",
  "marigold",
  "glassTeal",
  "red",
  "lime",
  "violet",
  "sky",
];

/** A string of cut paper flags between two points; `sag` is the drop of its middle in units. */
export function papelPicado(
  canvas: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  size = 10,
): string {
  const along = (t: number): Point => [
    lerp(x0, x1, t),
    lerp(y0, y1, t) + Math.sin(t * Math.PI) * sag,
  ];
  const string = smooth(Array.from({ length: 11 }, (_, i) => along(i / 10)));
  const tooth = round(-size * 0.14);
  const cut = round(size * 0.16);
  const fringe = `l${tooth} ${cut}l${tooth} ${round(-size * 0.16)}`.repeat(3);
  let svg = line(string, canvas.colour("woodDark"), Math.max(0.8, size * 0.09));
  for (let i = 0; i < count; i++) {
    const [x, y] = along((i + 0.5) / count);
    const flag = `M${round(x - size * 0.42)} ${round(y)}h${round(size * 0.84)}v${round(size * 0.8)}${fringe}Z`;
    svg += sway(canvas, "paper", [x, y], path(flag, canvas.colour(PAPERS[i % PAPERS.length]!)));
  }
  return svg;
}
