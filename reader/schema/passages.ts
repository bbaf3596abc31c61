import { z } from "zod";
import { action, head, icon, itemId, marks, pair, pictureName, some, target } from "./pair.ts";

export const heading = z.strictObject({ title: pair, lead: pair });

/** A page without blocks. */
export const titledPage = z.strictObject({ head, ...heading.shape });

export const picturedOpening = heading.extend({ picture: pictureName });

export const filmedOpening = picturedOpening.extend({
  /** The name of a film in public/films/, when there is one. */
  film: z.string().nullable(),
});

export const passage = z.strictObject({ title: pair, text: pair });

export const signedPassage = passage.extend({ icon });

export const signedLine = z.strictObject({ icon, text: pair });

export const closing = passage.extend({ actions: some(action) });

export const captionedPicture = z.strictObject({ picture: pictureName, caption: pair });

/** A film. It plays on the page (`video`), or its card links to another site (`target`); with neither it is hidden. */
export const film = z.strictObject({
  ...marks,
  id: itemId,
  title: pair,
  description: pair.optional(),
  /** Id at the video platform; null until the organization supplies it. */
  video: z.string().nullable(),
  duration: z
    .string()
    .regex(/^\d+:\d{2}$/, "minutes and seconds, such as 2:05")
    .optional(),
  /** A story of content/lists/stories.yaml, shown while `video` is null. */
  drawn_story: z.string().optional(),
  picture: pictureName.optional(),
  target: target.optional(),
});
export type Film = z.infer<typeof film>;

/** A figure of the register with icon, name and explanation. */
export const figureBag = z.strictObject({
  fact: z.string(),
  icon,
  label: pair,
  description: pair,
});

/** A unit of a chart, and its amount (design: charts). */
export const chartUnits = z.strictObject({
  amount: z.number().positive(),
  shape: z.enum(["ring", "bag", "square"]),
});

/** At the foot of every page of a document. `{page}` and `{pages}` are filled in. */
export const foot = { foot: pair, numbering: pair };
