/**
 * A thing on a tile, in the hands of whoever uses it: goods are given to somebody. Where no hands are
 * told, the thing stands alone. A sleeve ends in its own cuff, as of cut paper, so that the tile can
 * lie on any ground.
 */
import type { Canvas } from "../canvas/canvas.ts";
import type { ColourName } from "../canvas/palette.ts";
import { between, type Point, taper } from "../canvas/path.ts";
import { line, path, ROUND } from "../canvas/svg.ts";
import { object, type ObjectName } from "../objects/all.ts";
import { outlined } from "../scenes/parts/close-face.ts";
import { type CloseGrip, closeHand } from "../scenes/parts/close-hand.ts";

/** Side of the square a thing stands on, and a size at which the largest thing stays inside. */
export const TILE_SIDE = 400;
const SIZE = 232;
/** A stack of notebooks has a cup of pencils on top. */
const SIZE_OF_STACK = 206;

/** A forearm in its sleeve: where it ends, where its hand is, and what the hand does. */
interface Reach {
  from: Point;
  at: Point;
  grip: CloseGrip;
  /** Degrees by which the wrist is bent. */
  bent?: number;
  skin?: ColourName;
  cloth: ColourName;
}

const both = (x: number, y: number, grip: CloseGrip, cloth: ColourName, bent = 0): Reach[] => [
  { from: [200 - x - 84, 398], at: [200 - x, y], grip, cloth, bent },
  { from: [200 + x + 84, 398], at: [200 + x, y], grip, cloth, bent: -bent },
];

/** Whose hands are on what. */
const HANDS: Partial<Record<ObjectName, readonly Reach[]>> = {
  notebooks: both(104, 318, "wrap", "marigold"),
  solar: [{ from: [396, 272], at: [338, 340], grip: "grip", cloth: "teal", skin: "skin2" }],
  toolbox: [{ from: [8, 288], at: [124, 196], grip: "grip", cloth: "skyDeep", skin: "skin2" }],
  laptop: both(66, 330, "flat", "violet", 24),
  paints: [{ from: [372, 222], at: [254, 180], grip: "pinch", cloth: "redHot" }],
  ball: both(106, 322, "wrap", "lime"),
  firstAid: [{ from: [236, 14], at: [200, 148], grip: "grip", cloth: "glassTeal", skin: "skin2" }],
  seeds: [{ from: [372, 70], at: [262, 142], grip: "pinch", cloth: "rose" }],
  tire: [{ from: [366, 44], at: [244, 196], grip: "flat", cloth: "marigold", skin: "skin2" }],
  books: [{ from: [246, 20], at: [196, 148], grip: "wrap", cloth: "indigo" }],
  bottles: [{ from: [366, 66], at: [236, 172], grip: "grip", cloth: "redHot", skin: "skin2" }],
};

/** Head lengths in units of the tile: how large a hand is. */
const HEAD = 138;

function reaching(canvas: Canvas, reach: Reach): string {
  const { from, at, grip, bent = 0, skin = "skin1", cloth } = reach;
  const degrees = (Math.atan2(at[1] - from[1], at[0] - from[0]) * 180) / Math.PI + bent;
  const cuff = between(from, at, 0.52);
  const edge = outlined(3);
  return (
    path(
      taper([between(from, at, 0.2), at], [0.15 * HEAD, 0.1 * HEAD]),
      canvas.colour(skin),
      edge,
    ) +
    closeHand(canvas, { at, degrees, grip, skin, scale: HEAD / 62 }) +
    path(taper([from, cuff], [0.2 * HEAD, 0.22 * HEAD], false, false), canvas.colour(cloth), edge) +
    line(
      taper(
        [between(from, at, 0.44), between(from, at, 0.47)],
        [0.2 * HEAD, 0.2 * HEAD],
        false,
        false,
      ),
      canvas.shaded(cloth, -0.1),
      4,
      ROUND,
    )
  );
}

/** What a hand lets fall. */
const traces = (canvas: Canvas, name: ObjectName): string =>
  name === "seeds"
    ? line(
        "M200 196h.1M214 222h.1M196 240h.1M220 258h.1M204 284h.1M190 214h.1M212 306h.1",
        canvas.colour("earthDark"),
        9,
        ROUND,
      )
    : "";

/** A thing on a square tile, the hands that hold it over it. */
export const tile = (canvas: Canvas, name: ObjectName): string =>
  object(
    canvas,
    name,
    TILE_SIDE / 2,
    TILE_SIDE * 0.9,
    name === "notebooks" ? SIZE_OF_STACK : SIZE,
  ) +
  traces(canvas, name) +
  (HANDS[name] ?? []).map((reach) => reaching(canvas, reach)).join("");
