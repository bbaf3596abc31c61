import { z } from "zod";
import { named } from "#reader/schema/named.ts";
import { head, pair, pictureName } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

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
    "rhythm",
    "once",
    "monthly",
    "yearly",
    "gift",
    "fee",
    "total",
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
  /** Of the name that is shown in public. */
  public_name: named("title", "text", "button", "hidden", "hidden_here"),
  /** Of the employer that the donor named. */
  employer: named("title", "text"),
  /** Of a gift that was begun and will not be paid. */
  forget: named("title", "text", "button", "done"),
  receipts: named("title", "pdf", "check", "resend", "letter", "sent", "later"),
  refund: named("title", "text", "button", "asked", "too_late", "done"),
  /** Below the thanks for a one-time gift. */
  monthly_question: named("title", "text", "yes", "no", "declined"),
  /** To pass on, with an address that fills in amount and rhythm. */
  share: named("title", "text"),
  picture: pictureName,
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"donateStatus", typeof donateStatus> {}
}
