import { type Point, smooth } from "../canvas/path.ts";
import { line, path } from "../canvas/svg.ts";

/** A point on the centre line of a path, with half its width there. */
export type RibbonPoint = readonly [x: number, y: number, halfWidth: number];

/** A path or stream in perspective. `edge` is the colour of a thin line on the left side. */
export function ribbon(
  points: readonly RibbonPoint[],
  fill: string,
  edge: string | null = null,
  attributes = "",
): string {
  const left = smooth(points.map(([x, y, half]): Point => [x - half, y]));
  const right = smooth(points.map(([x, y, half]): Point => [x + half, y]).toReversed());
  const surface = path(`${left}L${right.slice(1)}Z`, fill, attributes);
  return edge ? surface + line(left, edge, 2, 'opacity=".5"') : surface;
}
