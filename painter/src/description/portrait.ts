import { z } from "zod";
import { colourName, fields, index, object, truth } from "./fields.ts";

export const HAIRS = ["braid", "short", "grey", "bun", "curly", "long"] as const;
export const HATS = ["straw", "cap", "hard"] as const;
const SKINS = ["skin1", "skin2", "skin3", "skin4", "skin5"] as const;

/** A still life of a person's trade. */
const trade = fields({
  kind: z.literal("trade"),
  /** Place in the row of portraits: chooses the ground and the frame. */
  index,
  /** One or two things of the person's work. */
  objects: z
    .tuple([object], object)
    .refine(({ length }) => length <= 2, { error: "a list of 1 to 2" })
    .readonly(),
});
export type TradePortrait = z.infer<typeof trade>;

/** A paper silhouette without features. */
const profile = fields({
  kind: z.literal("profile"),
  index,
  skin: z.enum(SKINS).optional(),
  hair: z.enum(HAIRS).optional(),
  hat: z.enum(HATS).optional(),
  cloth: colourName.optional(),
  /** A woven blouse with bands, instead of a shirt. */
  huipil: truth.optional(),
  /** Facing left. */
  flip: truth.optional(),
});
export type ProfilePortrait = z.infer<typeof profile>;

export const portrait = z.discriminatedUnion("kind", [trade, profile]);
export type PortraitOptions = z.infer<typeof portrait>;
