import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { head, pair } from "#reader/schema/pair.ts";

/** What is said otherwise of a gift that comes every month and of one that comes every year. */
const byRhythm = named(
  "title",
  "thanks",
  "stopped",
  "give_again",
  "late",
  "each",
  "amount_label",
  "amount_confirm",
  "amount_least",
  "amount_most",
  "pause_title",
  "pause_confirm",
  "move_hint",
  "move_confirm",
  "stop_done",
);

export const donateMonthly = z.strictObject({
  head,
  lost: named("title", "lead", "form_title", "sent_title", "sent", "unknown"),
  monthly: byRhythm,
  yearly: byRhythm,
  demonstration: pair,
  test: pair,
  state: named("active", "paused", "stopped"),
  facts: named(
    "title",
    "with_fee",
    "state",
    "next",
    "since",
    "for",
    "where_needed",
    "email",
    "reference",
  ),
  changes: z.strictObject({
    title: pair,
    lead: pair,
    next: pair,
    amount: named("title", "fee"),
    pause: named("label", "months", "month"),
    resume: named("title", "confirm"),
    move: named("title", "label"),
    card: named("title", "text", "button", "not_now"),
    stop: named("title", "text", "confirm"),
    other: named("text", "action"),
  }),
  confirm: named("title", "yes", "no"),
  problem: named("amount_unclear", "not_possible", "unavailable"),
  done: named("amount", "pause", "resume", "move", "letter"),
  receipts: named("title", "pdf", "none"),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"donateMonthly", typeof donateMonthly> {}
}
