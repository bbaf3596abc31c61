import { z } from "zod";
import { itemId, pair } from "./pair.ts";

/** The fields an award can be chosen by, in the order of the filter; the last is for what nobody has stated. */
export const awardCategories = [
  "education",
  "environment",
  "humanitarian",
  "nonprofit",
  "not-stated",
] as const;
export type AwardCategory = (typeof awardCategories)[number];

/** Specification 3: award (13), the newest first. */
export const awards = z.array(
  z.strictObject({
    id: itemId,
    year: z.string().regex(/^\d{4}$/),
    title: pair,
    category: z.enum(awardCategories),
    /** Null where no public source names it. */
    location: pair.nullable(),
    /** Null where no amount was published. */
    amount_fact: z.string().nullable(),
    featured: z.boolean(),
    /** What a public source tells of it. */
    note: pair.nullable(),
    /** Null where only the organisation's own list names the award. */
    source: z.strictObject({ title: z.string(), url: z.url().nullable() }).nullable(),
  }),
);
