import { giftStates } from "#domain/giving/gift.ts";
import { action, head, named, pair, pictureName } from "#reader/schema/pair.ts";
import { passage, titledPage } from "../passages.ts";
import { z } from "zod";

export const donateStatus = z.strictObject({
  head,
  states: z.record(z.enum(giftStates), passage),
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
    "receipt",
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
    "next",
    "gift",
    "fee",
    "total",
    "presented",
    "refunded",
    "purpose",
    "where_needed",
    "dedicated",
    "dedicated_to",
    "dedicated_on",
    "email",
    "honour",
    "memory",
    "day",
  ),
  wrong_email: named("text", "action", "title", "how", "asked", "waits", "done"),
  public_name: named("title", "text", "button", "hidden", "hidden_here"),
  news: named("title", "coming", "button", "refused", "again"),
  employer: named("title", "text"),
  manage: named("title", "text", "button", "sent"),
  forget: named("title", "text", "button", "done"),
  receipts: named("title", "pdf", "check", "resend", "sent", "later"),
  refund: named("title", "text", "goes_on", "button", "asked", "too_late", "done"),
  /** Suggests a monthly gift, below the thanks for a single one. */
  monthly_question: named("title", "text", "yes", "no", "declined"),
  /** Share buttons; their link fills in amount and interval. */
  share: named("title", "text"),
  picture: pictureName,
});

const byInterval = named(
  "title",
  "thanks",
  "stopped",
  "give_again",
  "late",
  "each",
  "amount_label",
  "amount_least",
  "amount_most",
  "amount_asked",
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
    "page",
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
    amount: named("title"),
    pause: named("label", "months", "month"),
    resume: named("title", "confirm"),
    card: named("title", "text", "button", "not_now"),
    stop: named("title", "text", "confirm"),
    other: named("text", "action"),
  }),
  problem: named("amount_same", "amount_unclear", "not_possible", "unavailable"),
  done: named("amount", "pause", "resume", "letter"),
  receipts: named("title", "pdf", "none"),
});

export const donateReceipt = titledPage.extend({
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

/** The page behind the link that confirms a new e-mail address of a gift. */
export const donateEmail = z.strictObject({
  head,
  ask: passage.extend({ button: pair, sending: pair }),
  unknown: passage,
  /** Link to request the e-mail with all links. */
  lost: pair,
});
