/** What can be asked of the painter. The same description always gives the same bytes. */
import { z } from "zod";
import { LAND_NAMES, SKY_STYLES } from "../canvas/canvas.ts";
import { HERO_FRAMES } from "../hero/frame.ts";
import { PLANS } from "../kinds/plan.ts";
import { SCENE_NAMES } from "../scenes/all.ts";
import { fields, keysOf, number, seed, time, truth } from "../description/fields.ts";
import { PORTRAITS } from "../kinds/portrait.ts";
import { THINGS } from "../things/all.ts";

/** Shapes a scene can be cut to; the subject in the middle stays (design 11.1). */
export const RATIOS = {
  "3:2": 3 / 2,
  "4:3": 4 / 3,
  "4:5": 4 / 5,
  "1:1": 1,
  "16:9": 16 / 9,
  "5:4": 5 / 4,
} as const;

export type Ratio = keyof typeof RATIOS;

/** A closer look: how much larger, and which point of the 1200×800 scene comes to the middle. */
const crop = fields({ zoom: number(1, 2), x: number(0, 1200), y: number(0, 800) });
export type Crop = z.infer<typeof crop>;

const scene = fields({
  draw: z.literal("scene"),
  scene: z.enum(SCENE_NAMES),
  ratio: z.enum(keysOf(RATIOS)),
  time,
  /** The scene's name without it. */
  seed: seed.optional(),
  sky: z.enum(SKY_STYLES).optional(),
  /** What lies behind a scene in the open, instead of its own land. */
  land: z.enum(LAND_NAMES).optional(),
  /** Near people have builds of their own. */
  builds: truth.optional(),
  /** Left and right exchanged; a crop counts in the exchanged picture. */
  mirror: truth.optional(),
  crop: crop.optional(),
});
export type SceneDescription = z.infer<typeof scene>;

/** The home hero: 1840×1150, 1200×1400 or 800×1640. Dawn and night belong to the light and the dark theme. */
const hero = fields({ draw: z.literal("hero"), layout: z.enum(keysOf(HERO_FRAMES)), time });

/** A stand-in for a person's photograph, 4:5. */
const portrait = fields({ draw: z.literal("portrait"), portrait: z.enum(keysOf(PORTRAITS)) });

/** A line drawing on indigo, 640×440. */
const plan = fields({ draw: z.literal("plan"), plan: z.enum(keysOf(PLANS)) });

/** One thing on a painted square, to be shown small. */
const thing = fields({ draw: z.literal("thing"), thing: z.enum(keysOf(THINGS)) });
export type ThingDescription = z.infer<typeof thing>;

/** One description, as a content file holds it. */
export const pictureDescription = z.discriminatedUnion("draw", [
  scene,
  hero,
  portrait,
  plan,
  thing,
]);
export type PictureDescription = z.infer<typeof pictureDescription>;
