import { awardCategories, reportTopics } from "#reader/schema/giving-and-press-lists.ts";
import { brochureWith, blocksAnd } from "../brochure.ts";
import { chartUnits, heading, passage } from "../passages.ts";
import { action, head, icon, named, pair, pictureName, some, target } from "#reader/schema/pair.ts";
import { z } from "zod";

const placeName = z.strictObject({
  word: z.string(),
  speech: z.enum(["cak", "nah", "es"]),
  meaning: pair,
});

const month = z.number().int().min(1).max(12);

const climate = heading.extend({
  months: pair,
  rainy: pair,
  dry: pair,
  rainy_from: month,
  rainy_to: month,
  drops: z.strictObject({ number_fact: z.string(), per_drop: z.number().positive(), text: pair }),
  table: pair,
  rows: some(z.strictObject({ label: pair, fact: z.string(), unit: z.string().nullable() })),
});

const counted = named("caption", "what", "figure", "year", "source").extend({
  rows: some(z.strictObject({ fact: z.string() })),
});

const surveys = heading.extend({
  picture: pictureName,
  map_note: pair,
  /** Specification 3: survey area (5), in the order of the places in the drawing. */
  areas: z
    .array(z.strictObject({ id: z.string(), name: pair, target: target.optional() }))
    .length(5),
});

/** Specification 3: reference (4). */
const reference = z.strictObject({
  author: z.string(),
  title: z.string(),
  publisher: z.string(),
  year: z.string().regex(/^\d{4}$/, "a year such as 2026"),
  note: pair.nullable(),
  url: z.url().nullable(),
});

export const comalapa = brochureWith([
  "names",
  "climate",
  "counted",
  "surveys",
  "references",
]).extend({
  names: z.strictObject({ title: pair, items: some(placeName) }),
  climate,
  counted,
  surveys,
  references: z.strictObject({
    title: pair,
    entries: z.array(reference).length(4),
    read: pair,
  }),
});

const document = z.strictObject({ name: z.string(), link: z.string() });

export const transparencyTrust = z.strictObject({
  head,
  sections: blocksAnd(["pledge", "documents", "partnerships", "justification", "accomplishments"]),
  opening: heading.extend({
    share_number_fact: z.string(),
    window: pair,
    check: action,
  }),
  /** Specification 2: finances hold the pledge with the vision statement (content/pages/mission-vision.yaml) and the tax line. */
  intro: heading,
  pledge: passage,
  documents: named("ask"),
  reports: z.strictObject({
    title: pair,
    list: z.array(document).length(9),
    more: z.strictObject({ label: pair, context: pair, link: z.string() }),
  }),
  forms: z.strictObject({ title: pair, list: z.array(document).length(11) }),
  partnerships: named("title", "lead", "visit"),
  justification: heading.extend({
    read: pair,
    read_copy: pair,
    topics: z
      .array(z.strictObject({ id: z.enum(reportTopics), title: pair }))
      .length(reportTopics.length),
  }),
  accomplishments: named("title", "source"),
});

/** In the opening's lead, {count} and {year} are computed from the awards. */
export const recognition = brochureWith(["awards"]).extend({
  awards: z.strictObject({ title: pair, categories: named(...awardCategories) }),
});

/** A unit chart next to its figures (design: charts). */
const chart = z.strictObject({
  title: pair,
  sentence: pair,
  unit: chartUnits.extend({ name: pair }),
  rows: some(
    z.strictObject({ label: pair, number_fact: z.string(), subject: z.boolean().optional() }),
  ),
});

export const impact = brochureWith(["numbers", "charts", "gifts"]).extend({
  numbers: z.strictObject({
    title: pair,
    as_of: pair,
    source: pair,
    all: action,
    data: pair,
    items: z.array(z.strictObject({ fact: z.string(), icon, label: pair })).length(6),
  }),
  charts: z.strictObject({
    title: pair,
    table: pair,
    unit: pair,
    items: z.array(chart).min(2).max(3),
  }),
  gifts: passage.extend({
    none: pair,
    unavailable: pair,
    demonstration: pair,
    by_purpose: pair,
    purpose: pair,
    by_year: pair,
    year: pair,
    number: pair,
    amount: pair,
    all: pair,
    where_needed: pair,
    donors: named("title", "text", "more", "one_more"),
  }),
});

/** In the opening's lead, {count} is computed. */
export const impactFigures = brochureWith(["register", "changes"]).extend({
  groups: some(z.string()),
  as_of: pair,
  source: pair,
  data: pair,
  changes: heading,
});
