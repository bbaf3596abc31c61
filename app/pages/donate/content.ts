import { z } from "zod";
import { action, head, pair, some, target } from "#reader/schema/pair.ts";
import { named } from "#reader/schema/named.ts";
import { passage, signedPassage } from "#reader/schema/passages.ts";
import { blocksAnd } from "#reader/schema/sections.ts";

const titled = z.strictObject({ title: pair });

/** What a donor is told when the form comes back for another reason than a fault in it. */
const panels = z.strictObject({
  review: z.strictObject({
    title: pair,
    once: pair,
    monthly: pair,
    yearly: pair,
    fee: pair,
    button: pair,
    change: pair,
  }),
  email: z.strictObject({ title: pair, text: pair, fix: pair, keep: pair, beside: pair }),
  person: z.strictObject({ title: pair, text: pair, action: pair }),
  code: z.strictObject({ title: pair, text: pair, wrong: pair, button: pair }),
  later: passage,
  unavailable: passage,
});

export const donate = z.strictObject({
  head,
  opening: z.strictObject({ title: pair, lead: pair, dome: pair }),
  form: z.strictObject({
    title: pair,
    chosen_once: pair,
    chosen_monthly: pair,
    chosen_yearly: pair,
    change: pair,
    button: pair,
    button_monthly: pair,
    button_yearly: pair,
    button_unread: pair,
    sending: pair,
    after: pair,
    after_monthly: pair,
    back: named("unpaid", "resumed", "lost"),
    remind: pair,
    after_yearly: pair,
    check: action,
    quetzales: pair,
    more: pair,
    demonstration: pair,
    test: pair,
    demonstration_ways: pair,
  }),
  fee: z.strictObject({ box: pair, box_unread: pair, note: pair }),
  purpose: z.strictObject({
    title: pair,
    label: pair,
    where_needed: pair,
    goals: pair,
    projects: pair,
    any_project: pair,
    kits: pair,
    kit: pair,
    goods: pair,
    good: pair,
    hint: pair,
  }),
  dedication: titled,
  matching: z.strictObject({
    title: pair,
    text: pair,
    name: pair,
    tax_id: pair,
    scale: pair,
  }),
  public: titled,
  panels,
  dollar: z.strictObject({
    title: pair,
    share_number_fact: z.string(),
    programme: pair,
    running: pair,
  }),
  trust: some(signedPassage.extend({ target })),
  /** Under the form. */
  sections: blocksAnd(["goals", "sponsor"]),
  after_gift: some(action),
  sponsor: passage,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"donate", typeof donate> {}
}
