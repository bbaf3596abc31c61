import { z } from "zod";
import { fields, index, object } from "./fields.ts";

/** A person from behind at the work of an office, or a still life of its things. */
export const portrait = fields({
  /** Place in the row of portraits: chooses the ground and the frame. */
  index,
  /** One or two things of the person's work. */
  objects: z
    .tuple([object], object)
    .refine(({ length }) => length <= 2, { error: "a list of 1 to 2" })
    .readonly(),
});
export type PortraitOptions = z.infer<typeof portrait>;
