import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { head, pair } from "#reader/schema/pair.ts";

export const donateMonthlyPage = z.strictObject({
  head,
  lost: named("title", "lead", "form_title", "sent_title", "sent", "unknown"),
  title: pair,
  thanks: pair,
  stopped: pair,
  give_again: pair,
  demonstration: pair,
  test: pair,
  state: named("active", "late", "paused", "stopped"),
  facts: named(
    "title",
    "amount",
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
    amount: named("title", "label", "confirm", "fee"),
    pause: named("title", "label", "months", "month", "confirm"),
    resume: named("title", "confirm"),
    move: named("title", "label", "hint", "confirm"),
    card: named("title", "text", "button", "not_now"),
    stop: named("title", "text", "confirm"),
    other: named("text", "action"),
  }),
  confirm: named("title", "yes", "no"),
  problem: named("amount_unclear", "amount_least", "amount_most", "not_possible", "unavailable"),
  done: named("amount", "pause", "resume", "move", "stop", "letter"),
  receipts: named("title", "pdf", "none"),
});

export const pages = { donateMonthly: donateMonthlyPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
