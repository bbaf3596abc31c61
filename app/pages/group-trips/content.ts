import { z } from "zod";
import { action, head, pair, pictureName, some, target } from "#reader/schema/pair.ts";
import { figureBag, passage, picturedOpening, signedPassage } from "#reader/schema/passages.ts";
import { sections } from "#reader/schema/sections.ts";

const told = z.strictObject({ title: pair, text: pair, picture: pictureName });

/** Specification 2, groups: four benefits, four audiences, logistics, prices, two buttons; and a planner. */
export const groupTrips = z.strictObject({
  head,
  sections: sections([
    "benefits",
    "audiences",
    "logistics",
    "prices",
    "all_prices",
    "planner",
    "packet",
  ]),
  opening: picturedOpening.extend({
    packet: action,
    consultation: action,
  }),
  benefits: z.strictObject({ title: pair, items: z.array(told).length(4) }),
  audiences: z.strictObject({
    title: pair,
    lead: pair,
    items: z.array(told.extend({ id: z.string() })).length(4),
  }),
  logistics: z.strictObject({
    title: pair,
    lead: pair,
    picture: pictureName,
    sizes: z.array(figureBag).length(3),
    lengths: z.strictObject({
      title: pair,
      items: z.array(z.strictObject({ name: pair, value: pair, text: pair })).length(3),
    }),
    notes: some(signedPassage),
  }),
  prices: z.strictObject({
    title: pair,
    lead: pair,
    per: pair,
    popular: pair,
    choose: pair,
    items: z
      .array(
        z.strictObject({
          id: z.enum(["intensive", "standard", "extended"]),
          title: pair,
          fact: z.string(),
          text: pair,
          popular: z.boolean(),
        }),
      )
      .length(3),
  }),
  /** Every way a group can come, with its price; service groups show the same table. */
  all_prices: z.strictObject({
    title: pair,
    lead: pair,
    columns: z.strictObject({ trip: pair, length: pair, price: pair, includes: pair }),
    rows: z
      .array(z.strictObject({ name: pair, length: pair, price: pair, includes: pair, target }))
      .min(5),
  }),
  planner: z.strictObject({
    title: pair,
    lead: pair,
    people: pair,
    people_hint: pair,
    package: pair,
    packages: z.strictObject({ intensive: pair, standard: pair, extended: pair }),
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
    /** Every sum at once, for a page without signal and for paper. */
    table: z.strictObject({ title: pair, lead: pair, no_signal: pair }),
    included: z.strictObject({
      title: pair,
      everyone: some(pair),
      note: pair,
    }),
    /** To the page that a teacher hands on. */
    file: pair,
    /** To whoever pays, with the sums of the plan. */
    letter: pair,
    ask: pair,
  }),
  packet: passage,
  consultation: passage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"groupTrips", typeof groupTrips> {}
}
