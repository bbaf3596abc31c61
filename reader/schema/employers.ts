import { z } from "zod";
import { day, itemId } from "./pair.ts";

/** What a company's form may ask a donor for; its words stand in content/pages/donate.yaml. */
export const employerAsks = [
  "legal_name",
  "tax_id",
  "address",
  "receipt",
  "date_and_amount",
  "letter",
] as const;

/** Companies that give the same again when their people give. None is guessed: an empty list says so. */
export const employers = z.array(
  z.strictObject({
    id: itemId,
    name: z.string().trim().min(1),
    /** Under which people look for it: short forms, brands, the parent company. */
    other_names: z.array(z.string().trim().min(1)),
    /** The company's own form; null: it has none that anybody may open. */
    form: z.url({ protocol: /^https$/ }).nullable(),
    asks: z.array(z.enum(employerAsks)),
    /** US dollars it gives for each dollar; null: not known. */
    ratio: z.number().positive().nullable(),
    /** The least gift it matches, in US cents; null: none is known. */
    minimum_cents: z.number().int().positive().nullable(),
    /** The day somebody last read this at the source. */
    checked_on: day,
    source: z.url(),
  }),
);
