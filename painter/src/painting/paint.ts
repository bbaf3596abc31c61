/** Entry point of painting: description in, complete SVG text out. */
import { makeCanvas } from "../canvas/canvas.ts";
import { clamp } from "../canvas/path.ts";
import { mirrored, type Picture, standalone, type View } from "../canvas/picture.ts";
import { brushOf, random } from "../canvas/random.ts";
import { type Crop, type PictureDescription, type Ratio, RATIOS } from "./description.ts";
import type { SceneDescription, ThingDescription } from "./description.ts";
import { hero } from "../hero/hero.ts";
import { plan, PLAN_HEIGHT, PLAN_WIDTH } from "../kinds/plan.ts";
import { portrait } from "../kinds/portrait.ts";
import { tile, TILE_SIDE } from "../kinds/tile.ts";
import { makeScene } from "./scene.ts";

/**
 * The largest rectangle of this ratio, reduced by the crop's zoom and centred on its point as far as the edges
 * allow.
 */
function viewOf({ width, height }: Picture, ratio: number, crop?: Crop): View {
  const zoom = crop?.zoom ?? 1;
  const w = Math.min(width, height * ratio) / zoom;
  const h = w / ratio;
  const x = crop ? crop.x - w / 2 : (width - w) / 2;
  // Cut from the sky rather than from the feet.
  const y = crop ? crop.y - h / 2 : height - h;
  return { x: clamp(x, 0, width - w), y: clamp(y, 0, height - h), width: w, height: h };
}

function paintScene(description: SceneDescription, moment?: number): string {
  const { scene, ratio, time, seed, sky, land, mirror, crop } = description;
  const drawn = makeScene(scene, { time, seed, sky, land, moment });
  const picture = mirror ? mirrored(drawn) : drawn;
  return standalone(picture, viewOf(picture, RATIOS[ratio], crop));
}

function paintThing({ thing }: ThingDescription): string {
  const side = TILE_SIDE;
  const canvas = makeCanvas({ id: "o", width: side, height: side, random: random(thing) });
  const body = tile(canvas, thing);
  return standalone({ width: side, height: side, defs: canvas.defs, body, brush: brushOf(thing) });
}

const PORTRAIT_RATIO: Ratio = "4:5";

/** All kinds of picture have the brush texture except plans, which keep exact lines. */
export const isPainting = ({ draw }: PictureDescription): boolean => draw !== "plan";

/**
 * Paints a picture as a standalone SVG with viewBox and size, without external references; deterministic. Parse
 * untrusted descriptions with the schema `pictureDescription` first; an invalid one may throw.
 * @param moment time in the film, 0 to 1; only scenes and heroes move
 */
export function paint(description: PictureDescription, moment?: number): string {
  switch (description.draw) {
    case "scene":
      return paintScene(description, moment);
    case "hero":
      return standalone(hero(description.layout, description.time, moment));
    case "portrait": {
      const picture = portrait(description.portrait);
      return standalone(picture, viewOf(picture, RATIOS[PORTRAIT_RATIO]));
    }
    case "plan":
      return standalone({
        width: PLAN_WIDTH,
        height: PLAN_HEIGHT,
        defs: [],
        body: plan(description.plan),
      });
    case "thing":
      return paintThing(description);
  }
}
