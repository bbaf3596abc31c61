import { z } from "zod";
import { itemId, pair, pictureName, some, target } from "./pair.ts";

/** Specification 3: press item (24). */
export const press = some(
  z.strictObject({
    id: itemId,
    /** Original title, not translated. */
    title: z.string(),
    /** Our summary; null when the title is enough (specification: may be empty). */
    copy: pair.nullable(),
    outlet: z.string(),
    /** Null when the item has no date. */
    year: z.number().int().nullable(),
    language: z.enum(["en", "es"]),
    /** Decides the label of the button. */
    type: z.enum(["website", "blog"]),
    url: z.url(),
  }),
);

/** Specification 3: featured video (11). */
export const featuredVideos = some(
  z.strictObject({
    id: itemId,
    title: pair,
    description: pair,
    /** Id at the video platform; null until it is known. */
    video: z.string().nullable(),
    /** Only for a film that plays on our page. */
    picture: pictureName.optional(),
    target: target.optional(),
  }),
);

/** Specification 3: recent highlight (3). */
export const highlights = z.array(
  z.strictObject({ id: itemId, title: pair, date: pair, description: pair, target }),
);

/** Chapters of the sketchbook: subjects of the gallery (specification 3), and one about home. */
export const sketchbookStories = [
  "construction",
  "home",
  "students",
  "community",
  "volunteers",
] as const;

/** Specification 3: gallery photo (about 100; docs/departures.md), in the order it is shown. */
export const drawings = some(
  z.strictObject({
    /** Specification 3: numeric, sometimes fractional; part of the picture's address. */
    id: z.number().positive().transform(String),
    category: z.enum(sketchbookStories),
    caption: pair,
    picture: pictureName,
  }),
);
