import { brochureWith } from "../brochure.ts";
import { action, icon, named, pair, pictureName, some } from "#reader/schema/pair.ts";
import { heading, passage, titledPage } from "../passages.ts";
import { z } from "zod";

/** Specification 2, volunteer: programs, work and positions; positions have their own pages. */
export const volunteer = brochureWith(["internships"]).extend({
  internships: heading,
  position_page: z.strictObject({
    back: pair,
    /** Title of the page; {title} is the position's. */
    page_title: pair,
    status: named("open"),
    lead: pair,
    apply: pair,
    apply_text: pair,
  }),
});

export const volunteerPacking = brochureWith(["guides"]).extend({
  print: pair,
  guides: some(
    z.strictObject({
      id: z.string(),
      title: pair,
      picture: pictureName,
      items: some(pair),
    }),
  ),
});

/** Specification 2, service groups: the typical week with its price. */
export const opportunities = brochureWith(["package"]).extend({
  package: heading.extend({
    price: z.strictObject({ fact: z.string() }),
    items: z.array(z.strictObject({ icon, name: pair })).length(6),
    total: pair,
    compare: action,
  }),
});

/** Specification 2, groups: four benefits, four audiences, logistics, prices, two buttons; and a planner. */
export const groupTrips = brochureWith(["planner"]).extend({
  planner: heading.extend({
    people: pair,
    people_hint: pair,
    package: pair,
    packages: named("intensive", "standard", "extended"),
    compute: pair,
    adjusted: pair,
    lines: z.strictObject({
      each: pair,
      each_why: pair,
      people: pair,
      size_small: pair,
      size_best: pair,
      size_large: pair,
      total: pair,
      total_why: pair,
    }),
    too_few: z.strictObject({ one: pair, many: pair, action }),
    too_many: pair,
    /** A table of all prices, for pages read offline and printed ones. */
    table: named("title", "lead", "no_signal"),
    /** Link to the page that a teacher passes on. */
    file: pair,
    ask: pair,
  }),
});

export const groupTripFile = titledPage.extend({
  print: pair,
  change: pair,
  sum: pair,
  currency: pair,
  /** Checklist for the teacher, also in the packet for groups. */
  settle: z.strictObject({ title: pair, items: some(pair) }),
  packing: pair,
  letters: heading,
  /** Letter to parents with blanks; printed in both languages. */
  letter: z.strictObject({
    greeting: pair,
    paragraphs: some(pair),
    /** `{package}` and `{each}` are filled in. */
    price: pair,
    /** Shown instead when the number of people has no price. */
    unpriced: pair,
    after: some(pair),
    closing: pair,
    slip: z.strictObject({ title: pair, lines: some(pair) }),
  }),
  questions: z.strictObject({ title: pair, items: some(passage) }),
  ask: pair,
});
