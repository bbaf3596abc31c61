import { z } from "zod";
import { uses } from "./picture-uses.ts";
import { day, inLanguages, pair, pictureName } from "./pair.ts";

/** Design 11.7: at most 120 characters; no word says that it is a drawing: the footer does. */
const altText = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.length <= 120, { error: "at most 120 characters" })
  .refine((text) => !/^ilustraci|^illustrat/i.test(text), {
    error: "who does what where; the site adds the word Illustration",
  });

const altPair = inLanguages(altText);

/** The people who can be recognized in a photograph, and those who have said yes to it. */
const consents = ["nobody-recognizable", "adults-agreed", "families-agreed"] as const;

/**
 * One file of content/pictures/: what a photograph shows, and for our own files when it was taken, by whom
 * and with whose consent. Without such a file the photograph keeps the words of the drawing it replaces.
 */
export const photographFile = z.strictObject({
  alt: altPair,
  caption: pair.optional(),
  taken: day.optional(),
  rights: z.string().trim().min(1).optional(),
  consent: z.enum(consents).optional(),
  /** A painting says on itself by whom it is, of which year, and what was paid for it: "Q 1,500". */
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

/** One file of content/scenes/: places for pictures by name, with the words of what is drawn there. */
export const scenesFile = z.record(pictureName, slot);
export type PictureSlot = z.infer<typeof slot>;
