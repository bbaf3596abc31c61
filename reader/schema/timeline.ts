import { z } from "zod";
import { pair, pictureName } from "./pair.ts";

/** Specification 3: timeline entry (11); the year is text and may be a range. */
export const timeline = z.array(
  z.strictObject({
    year: z.string().regex(/^\d{4}(–\d{4})?$/),
    title: pair,
    description: pair,
    picture: pictureName,
    /** Where the entry is told; the url is null where the page was not found again. */
    source: z.strictObject({ title: z.string(), url: z.url().nullable() }),
  }),
);
