import { z } from "zod";
import { action, head, pair, pictureName } from "../pair.ts";
import { passage } from "../passages.ts";

/** Words by name, of which code asks for each by its own. */
const named = <const Names extends readonly string[]>(...names: Names) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, pair])) as Record<Names[number], typeof pair>,
  );

export const donateStatusPage = z.strictObject({
  head,
  states: z.strictObject({
    started: passage,
    waiting: passage,
    received: passage,
    failed: passage,
    expired: passage,
    refunded: passage,
    disputed: passage,
  }),
  demonstration: pair,
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
    "rhythm",
    "once",
    "monthly",
    "gift",
    "fee",
    "total",
    "refunded",
    "purpose",
    "where_needed",
    "dedicated",
    "honour",
    "memory",
    "day",
  ),
  receipts: named("title", "pdf", "check", "resend", "sent", "later"),
  refund: named("title", "text", "button", "asked", "too_late", "done"),
  picture: pictureName,
});

export const donateReceiptPage = z.strictObject({
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
    "partly_refunded",
    "refunded",
    "disputed",
    "demonstration",
    "number",
    "day",
    "total",
    "returned",
  ),
  lost: z.strictObject({ title: pair, text: pair, action }),
});

export const donateMonthlyPage = z.strictObject({
  head,
  lost: named("title", "lead", "form_title", "sent_title", "sent", "unknown"),
  title: pair,
  thanks: pair,
  demonstration: pair,
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
    amount: named("title", "label", "confirm"),
    pause: named("title", "label", "months", "month", "confirm"),
    resume: named("title", "confirm"),
    move: named("title", "label", "hint", "confirm"),
    card: named("title", "text", "button", "not_now"),
    stop: named("title", "text", "confirm"),
  }),
  confirm: named("title", "yes", "no"),
  problem: named("amount_unclear", "amount_least", "amount_most", "not_possible", "unavailable"),
  done: named("amount", "pause", "resume", "move", "stop", "letter"),
  receipts: named("title", "pdf", "none"),
});
