import { z } from "zod";
import { itemId, pair, some } from "./pair.ts";

export const awardCategories = ["education", "environment", "humanitarian", "nonprofit"] as const;

/** Specification 3: award (13), newest first. Facts without a public source are null and not shown. */
export const awards = some(
  z.strictObject({
    id: itemId,
    year: z.string().regex(/^\d{4}$/, "a year such as 2026"),
    title: pair,
    category: z.enum(awardCategories).nullable(),
    location: pair.nullable(),
    amount_fact: z.string().nullable(),
    featured: z.boolean(),
    note: pair.nullable(),
    /** Null when only the organization's own list mentions the award. */
    source: z.strictObject({ title: z.string(), url: z.url().nullable() }).nullable(),
  }),
);
