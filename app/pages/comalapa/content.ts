import { z } from "zod";
import { brochureWith } from "#reader/schema/brochure.ts";
import { action, icon, pair, pictureName, some, target } from "#reader/schema/pair.ts";

/** Who tells a passage; url is null where the page was not found again. */
const source = z.strictObject({ title: z.string(), url: z.url().nullable() });

/** A name of the place, in the speech it comes from. */
const placeName = z.strictObject({
  word: z.string(),
  speech: z.enum(["cak", "nah", "es"]),
  meaning: pair,
});

/** Specification 3: town statistic (label, value, unit); value and date are the register's. */
const bag = z.strictObject({
  id: z.string(),
  fact: z.string(),
  icon,
  label: pair,
  description: pair,
});

const slot = z.strictObject({ picture: pictureName });

const month = z.number().int().min(1).max(12);

const climate = z.strictObject({
  title: pair,
  lead: pair,
  months: pair,
  rainy: pair,
  dry: pair,
  rainy_from: month,
  rainy_to: month,
  drops: z.strictObject({ number_fact: z.string(), per_drop: z.number().positive(), text: pair }),
  table: pair,
  rows: some(z.strictObject({ label: pair, fact: z.string(), unit: z.string().nullable() })),
});

const diagnosis = z.strictObject({
  title: pair,
  paragraphs: some(pair),
  source,
  table: z.strictObject({
    caption: pair,
    what: pair,
    figure: pair,
    year: pair,
    source: pair,
    rows: some(z.strictObject({ fact: z.string() })),
  }),
});

const surveys = z.strictObject({
  title: pair,
  lead: pair,
  picture: pictureName,
  map_note: pair,
  /** Specification 3: survey area (5). The order is the order of the places in the drawing. */
  areas: z
    .array(z.strictObject({ id: z.string(), name: pair, target: target.optional() }))
    .length(5),
});

/** Specification 3: reference (4). */
const reference = z.strictObject({
  author: z.string(),
  title: z.string(),
  publisher: z.string(),
  year: z.string().regex(/^\d{4}$/),
  note: pair.nullable(),
  url: z.url().nullable(),
});

export const comalapa = brochureWith([
  "intro",
  "art",
  "numbers",
  "climate",
  "diagnosis",
  "surveys",
  "references",
]).extend({
  intro: z.strictObject({
    title: pair,
    paragraphs: some(pair),
    picture: pictureName,
    names_label: pair,
    names: some(placeName),
    sources: some(source),
  }),
  told_by: pair,
  art: z.strictObject({
    title: pair,
    paragraphs: some(pair),
    mural: slot,
    brush: slot,
    read: action,
    sources: some(source),
  }),
  numbers: z.strictObject({ title: pair, bags: some(bag) }),
  climate,
  diagnosis,
  surveys,
  references: z.strictObject({
    title: pair,
    entries: z.array(reference).length(4),
    read: pair,
  }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"comalapa", typeof comalapa> {}
}
