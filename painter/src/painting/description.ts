/** Schema of picture descriptions. The same description always gives the same bytes. */
import { z } from "zod";
import { LAND_NAMES, SKY_STYLES } from "../canvas/canvas.ts";
import { HERO_FRAMES } from "../hero/frame.ts";
import { PLANS } from "../kinds/plan.ts";
import { SCENE_NAMES } from "../scenes/all.ts";
import { fields, keysOf, number, seed, time, flag } from "../description/fields.ts";
import { PORTRAITS } from "../kinds/portrait.ts";
import { THINGS } from "../things/all.ts";

/** Aspect ratios to which a scene can be cropped; the middle stays visible (design 11.1). */
export const RATIOS = {
  "3:2": 3 / 2,
  "4:3": 4 / 3,
  "4:5": 4 / 5,
  "1:1": 1,
  "16:9": 16 / 9,
  "5:4": 5 / 4,
} as const;

export type Ratio = keyof typeof RATIOS;

/** A crop: zoom factor, and the point of the 1200×800 scene to centre. */
const crop = fields({ zoom: number(1, 2), x: number(0, 1200), y: number(0, 800) });
export type Crop = z.infer<typeof crop>;

const scene = fields({
  draw: z.literal("scene"),
  scene: z.enum(SCENE_NAMES),
  ratio: z.enum(keysOf(RATIOS)),
  time,
  /** Seed of the random stream; default: the scene's name. */
  seed: seed.optional(),
  sky: z.enum(SKY_STYLES).optional(),
  /** Background of an outdoor scene; default: the scene's own. */
  land: z.enum(LAND_NAMES).optional(),
  /** Flips left and right; crop coordinates refer to the flipped picture. */
  mirror: flag.optional(),
  crop: crop.optional(),
});
export type SceneDescription = z.infer<typeof scene>;

/**
 * Opening picture of the home page: 1840×1150, 1200×1400 or 800×1640 units. Dawn is for the light theme, night
 * for the dark one.
 */
const hero = fields({ draw: z.literal("hero"), layout: z.enum(keysOf(HERO_FRAMES)), time });

/** Placeholder for a person's photograph, 4:5. */
const portrait = fields({ draw: z.literal("portrait"), portrait: z.enum(keysOf(PORTRAITS)) });

/** A line drawing on indigo, 640×440 units. */
const plan = fields({ draw: z.literal("plan"), plan: z.enum(keysOf(PLANS)) });

/** One object on a painted square, for small sizes. */
const thing = fields({ draw: z.literal("thing"), thing: z.enum(keysOf(THINGS)) });
export type ThingDescription = z.infer<typeof thing>;

/** One description as written in a content file. */
export const pictureDescription = z.discriminatedUnion("draw", [
  scene,
  hero,
  portrait,
  plan,
  thing,
]);
export type PictureDescription = z.infer<typeof pictureDescription>;
