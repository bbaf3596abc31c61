import { action, head, named, pair, some, target } from "#reader/schema/pair.ts";
import { heading, passage, picturedOpening, signedPassage } from "../passages.ts";
import { blocksAnd } from "#reader/schema/brochure.ts";
import { intervals } from "#domain/giving/gift.ts";
import { z } from "zod";

const titled = named("title");

const panels = z.strictObject({
  review: named("title", "once", "monthly", "yearly", "fee", "button", "change"),
  person: named("title", "text", "action"),
  later: passage,
  unavailable: passage,
});

export const donate = z.strictObject({
  head,
  opening: named("title", "lead", "dome"),
  form: z.strictObject({
    title: pair,
    chosen: named(...intervals),
    change: pair,
    button: named(...intervals),
    button_unread: pair,
    sending: pair,
    after: pair,
    after_monthly: pair,
    back: named("unpaid", "resumed", "lost"),
    remind: pair,
    after_yearly: pair,
    check: action,
    more: pair,
    demonstration: pair,
    test: pair,
    demonstration_ways: pair,
  }),
  fee: named("box", "box_unread", "note"),
  purpose: z.strictObject({
    title: pair,
    where_needed: pair,
    goals: pair,
    projects: pair,
    any_project: pair,
    kits: pair,
    kit: pair,
    goods: pair,
    good: pair,
  }),
  dedication: titled,
  matching: named("title", "text", "name", "tax_id").extend({ tax_id_unknown: action }),
  public: titled,
  panels,
  dollar: z.strictObject({
    title: pair,
    share_number_fact: z.string(),
    programme: pair,
    running: pair,
  }),
  trust: some(signedPassage.extend({ target })),
  /** Below the form. */
  sections: blocksAnd(["goals", "sponsor"]),
  after_gift: some(action),
  /** Next to the PDF for advisers of donors. */
  for_adviser: pair,
  sponsor: passage,
});

export const donateGoods = z.strictObject({
  head,
  sections: blocksAnd(["needs", "shipping", "kits", "offer"]),
  opening: picturedOpening,
  needs: z.strictObject({
    title: pair,
    priority: pair,
    critical: pair,
    high: pair,
    medium: pair,
    other: action,
    buy: action,
  }),
  shipping: z.strictObject({ title: pair, steps: z.array(passage).length(4) }),
  address: named("title", "unknown", "contact"),
  kits: heading.extend({
    give: pair,
    items: some(
      z.strictObject({
        id: z.string(),
        title: pair,
        cost_number_fact: z.string(),
        impact: pair,
      }),
    ),
  }),
  offer: passage,
  guide: pair,
});

/** The page of a goal; its meter is also on the donation page and the page of the project. */
export const goal = z.strictObject({
  head,
  meter: named(
    "raised",
    "gifts",
    "gift",
    "none",
    "counted",
    "unavailable",
    "demonstration",
    "open",
    "open_until",
    "coming",
    "reached",
    "over",
  ),
  give: pair,
  follow: pair,
  next: named("title", "none"),
  back: pair,
  /** On the donation page. */
  section: heading,
  /** Title above news of gifts, also on the page of a project. */
  news: pair,
  of_gift: pair,
});

/** The demonstration of the payment page; no money moves. */
export const demoCheckout = z.strictObject({
  head,
  tag: pair,
  title: pair,
  text: pair,
  once: pair,
  monthly: pair,
  yearly: pair,
  receipt_to: pair,
  declined: pair,
  pay: pair,
  decline: pair,
  cancel: pair,
  gone: z.strictObject({ title: pair, text: pair, action }),
});
