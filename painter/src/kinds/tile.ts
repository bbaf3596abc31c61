/** One large object on a painted square with a woven ring, for sizes at which a scene is illegible. */
import { type Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { round } from "../canvas/path.ts";
import { circle, ellipse, path, rectangle } from "../canvas/svg.ts";
import { THINGS, type ThingName } from "../things/all.ts";

export const TILE_SIDE = 400;
const MIDDLE = TILE_SIDE / 2;
/** Outer radius of the woven ring. */
const REACH = 184;

/** Colours: ground, disc and the two threads of the ring. */
type Cloth = readonly [ground: ColourName, disc: ColourName, thread: ColourName, other: ColourName];

const CLOTHS: Readonly<Record<ThingName, Cloth>> = {
  notebook: ["red", "marigold", "cream", "indigo"],
  laptop: ["indigo", "sky", "marigold", "white"],
  brush: ["teal", "cream", "marigold", "redHot"],
  ball: ["greenDeep", "milpa", "marigold", "white"],
  book: ["violet", "pink", "marigold", "cream"],
  trowel: ["indigoDeep", "glassTeal", "marigold", "rose"],
  firstAid: ["redDeep", "rose", "cream", "lime"],
  solar: ["tile", "lemon", "indigo", "cream"],
  bean: ["green", "sky", "marigold", "rose"],
  tire: ["marigoldDeep", "lemon", "red", "indigo"],
  bottle: ["aubergine", "adobeLight", "lime", "marigold"],
};

/** A ring of woven lozenges around the disc. */
function wovenRing(canvas: Canvas, thread: ColourName, other: ColourName): string {
  const count = 36;
  const lozenges = ["", ""];
  for (let i = 0; i < count; i++) {
    const at = (turn: number, reach: number): string => {
      const angle = ((i + turn) / count) * Math.PI * 2;
      return `${round(MIDDLE + Math.cos(angle) * reach)} ${round(MIDDLE + Math.sin(angle) * reach)}`;
    };
    lozenges[i % 2] +=
      `M${at(0, REACH + 1)}L${at(0.5, REACH - 11)}L${at(0, REACH - 23)}L${at(-0.5, REACH - 11)}Z`;
  }
  return path(lozenges[0]!, canvas.colour(thread)) + path(lozenges[1]!, canvas.colour(other));
}

export function tile(canvas: Canvas, name: ThingName): string {
  const [ground, disc, thread, other] = CLOTHS[name];
  return (
    rectangle(0, 0, TILE_SIDE, TILE_SIDE, 0, canvas.colour(ground)) +
    path("M0 0H400L0 400Z", canvas.shaded(ground, 0.035)) +
    circle(MIDDLE, MIDDLE, REACH - 12, canvas.shaded(disc, -0.07)) +
    circle(MIDDLE - 14, MIDDLE - 16, REACH - 36, canvas.colour(disc)) +
    circle(MIDDLE - 34, MIDDLE - 40, REACH - 86, canvas.shaded(disc, 0.045)) +
    wovenRing(canvas, thread, other) +
    ellipse(MIDDLE + 14, 346, 128, 24, "#1a0a1e", 'opacity=".25"') +
    THINGS[name](canvas)
  );
}
