import { z } from "zod";
import { band, colourName, fields, object } from "./fields.ts";

export const BACKGROUNDS = ["niche", "ripples", "bottles", "window", "cloths"] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** What a still life shows; chance decides what is left out. */
export const stillLife = fields({
  /** On the table. */
  objects: z.array(object).min(1).max(3).readonly().optional(),
  background: z.enum(BACKGROUNDS).optional(),
  /** Ground, accent, and the band of the runner. */
  colours: z.tuple([colourName, colourName, band]).readonly().optional(),
});
export type StillLifeOptions = z.infer<typeof stillLife>;
export type StillLifeColours = NonNullable<StillLifeOptions["colours"]>;
