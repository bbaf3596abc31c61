import { z } from "zod";
import { uses } from "./picture-uses.ts";
import { day, inLanguages, pair, pictureName } from "./pair.ts";

/** Design 11.7: at most 120 characters, without saying that it is a drawing; the footer does. */
const altText = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.length <= 120, { error: "at most 120 characters" })
  .refine((text) => !/^ilustraci|^illustrat/i.test(text), {
    error: "who does what where; the site adds the word Illustration",
  });

const altPair = inLanguages(altText);

const consents = ["nobody-recognizable", "adults-agreed", "families-agreed"] as const;

/**
 * A file of content/pictures/: alternative text of a photograph, when and by whom it was taken, and consent. Without
 * this file the photograph has the texts of the drawing that it replaces.
 */
export const photographFile = z.strictObject({
  alt: altPair,
  caption: pair.optional(),
  taken: day.optional(),
  rights: z.string().trim().min(1).optional(),
  consent: z.enum(consents).optional(),
  /** For a painting: artist, year, and the price paid: "Q 1,500". */
  painted: z
    .strictObject({ by: z.string().min(1), year: z.number().int(), fee: z.string().min(1) })
    .optional(),
});
export type PictureWords = z.infer<typeof photographFile>;

const slot = z.strictObject({
  /** Decides its shape and the sizes of its files. */
  use: z.enum(uses),
  alt: altPair,
  caption: pair.optional(),
});

export const scenesFile = z.record(pictureName, slot);
export type PictureSlot = z.infer<typeof slot>;
