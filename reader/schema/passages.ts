import { z } from "zod";
import { action, head, icon, marks, pair, pictureName, some, target } from "./pair.ts";

export const heading = z.strictObject({ title: pair, lead: pair });

/** A page with a heading of its own and no blocks. */
export const titledPage = z.strictObject({ head, ...heading.shape });

export const picturedOpening = heading.extend({ picture: pictureName });

export const filmedOpening = picturedOpening.extend({
  /** The name of a film in public/films/, when there is one. */
  film: z.string().nullable(),
});

/** A title and what is said under it. */
export const passage = z.strictObject({ title: pair, text: pair });

/** A passage with its sign; `icon` is a name of app/components/ui/icon.tsx. */
export const signedPassage = passage.extend({ icon });

/** One line with its sign, as beside a form. */
export const signedLine = z.strictObject({ icon, text: pair });

export const closing = passage.extend({ actions: some(action) });

/** A picture and what is said of it. */
export const captionedPicture = z.strictObject({ picture: pictureName, caption: pair });

/**
 * A film. With a `video` it plays on the page; else its card leads to `target`, if that is an outside page where it
 * plays; with neither it is not shown.
 */
export const filmCard = z.strictObject({
  ...marks,
  id: z.string(),
  title: pair,
  video: z.string().nullable(),
  /** A story of content/lists/stories.yaml, in its place while it has no id. */
  drawn_story: z.string().optional(),
  picture: pictureName.optional(),
  target: target.optional(),
});

/** A figure of the register as a bag of the wall: its sign, name and what it means. */
export const figureBag = z.strictObject({
  fact: z.string(),
  icon,
  label: pair,
  description: pair,
});

/** One mark of a chart of laid units, and the amount it stands for (design: charts). */
export const chartUnits = z.strictObject({
  amount: z.number().positive(),
  shape: z.enum(["ring", "bag", "square"]),
});

/** At the foot of every page of a document. `{page}` and `{pages}` are filled in. */
export const foot = { foot: pair, numbering: pair };
