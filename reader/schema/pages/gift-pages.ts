import { action, head, named, pair, pictureName } from "#reader/schema/pair.ts";
import { passage } from "../passages.ts";
import { z } from "zod";

export const donateStatus = z.strictObject({
  head,
  states: z.strictObject({
    started: passage,
    waiting: passage,
    received: passage,
    failed: passage,
    expired: passage,
    refunded: passage,
    disputed: passage,
    withdrawn: passage,
  }),
  receipt: named("mailed", "waits"),
  demonstration: pair,
  test: pair,
  actions: named(
    "continue",
    "again",
    "change",
    "others",
    "look",
    "write",
    "home",
    "impact",
    "manage",
    "keep",
    "keep_mailed",
  ),
  details: named(
    "title",
    "reference",
    "interval",
    "once",
    "monthly",
    "yearly",
    "gift",
    "fee",
    "total",
    "presented",
    "refunded",
    "purpose",
    "where_needed",
    "dedicated",
    "email",
    "honour",
    "memory",
    "day",
  ),
  wrong_email: named("text", "action", "title", "how", "asked", "done"),
  public_name: named("title", "text", "button", "hidden", "hidden_here"),
  /** Words around the news of it. */
  news: named("title", "coming", "button", "refused"),
  employer: named("title", "text"),
  forget: named("title", "text", "button", "done"),
  receipts: named("title", "pdf", "check", "resend", "sent", "later"),
  refund: named("title", "text", "button", "asked", "too_late", "done"),
  /** Below the thanks for a one-time gift. */
  monthly_question: named("title", "text", "yes", "no", "declined"),
  /** To pass on, with an address that fills in amount and interval. */
  share: named("title", "text"),
  picture: pictureName,
});

/** What is said otherwise of a gift that comes every month and of one that comes every year. */
const byInterval = named(
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
  "stop_done",
);

export const donateMonthly = z.strictObject({
  head,
  lost: named("title", "lead", "form_title", "sent_title", "sent", "unknown"),
  monthly: byInterval,
  yearly: byInterval,
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
    card: named("title", "text", "button", "not_now"),
    stop: named("title", "text", "confirm"),
    other: named("text", "action"),
  }),
  confirm: named("title", "yes", "no"),
  problem: named("amount_unclear", "not_possible", "unavailable"),
  done: named("amount", "pause", "resume", "letter"),
  receipts: named("title", "pdf", "none"),
});

export const donateReceipt = z.strictObject({
  head,
  title: pair,
  lead: pair,
  label: pair,
  hint: pair,
  button: pair,
  unknown: pair,
  later: pair,
  failed: pair,
  found: named(
    "valid",
    "thanks",
    "withdrawn",
    "partly_refunded",
    "refunded",
    "disputed",
    "no_receipt",
    "demonstration",
    "test",
    "number",
    "day",
    "total",
    "returned",
  ),
  lost: z.strictObject({ title: pair, text: pair, action }),
});

/** Behind the link that confirms another address of a gift. */
export const donateEmail = z.strictObject({
  head,
  ask: passage.extend({ button: pair, sending: pair }),
  /** Where the old page of a gift leads after its address was changed. */
  moved: passage,
  unknown: passage,
  /** Leads to the letter with all links. */
  lost: pair,
});
