import type { EnteredGift } from "#domain/giving/entered-gift.ts";
import type { GiftCheckKind } from "#domain/giving/gift-books.ts";
import type {
  Dedication,
  GiftState,
  Interval,
  Pair,
  PaymentMode,
  RecurringState,
} from "#domain/giving/gift.ts";
import type { Presented } from "#domain/language/format.ts";
import type { Account, EntryKind } from "#domain/giving/ledger.ts";
import type { Language } from "#domain/language/language.ts";
import {
  withDefault,
  flag,
  integer,
  json,
  moment,
  autoIncrement,
  nullable,
  table,
  text,
} from "./column.ts";

/** Gifts by card and by hand. */
export const gift = table(["rowId"], {
  rowId: autoIncrement(),
  /** Random; in the URL of the gift's page. Replaced when the donor's e-mail address changes. */
  id: text("inner", "unique"),
  reference: text("plain", "unique"),
  /** A hash (`hashKey`). */
  idempotencyKey: text("inner", "unique"),
  interval: text<"plain", Interval>(
    "plain",
    "default 'once' check (interval in ('once', 'monthly', 'yearly'))",
  ),
  giftCents: integer("plain", "default 0 check (gift_cents >= 0)"),
  /** Added by the donor so that `giftCents` remains after the card fee; 0 if declined. */
  feeCoverCents: integer("plain", "check (fee_cover_cents >= 0)"),
  email: text("email"),
  name: text("person"),
  /** The name to show in public; null: none. */
  displayName: nullable(text("person")),
  employer: nullable(text("person")),
  designation: nullable(text("plain")),
  designationLabel: nullable(json<"plain", Pair>("plain")),
  /** `mail.email` is the address of a third person. */
  dedication: nullable(json<"email", Dedication>("email")),
  dedicationDueAt: nullable(moment("fleeting")),
  language: text<"plain", Language>("plain", "default 'en'"),
  backPath: text("inner"),
  /** Restores the filled-in form until `resumeUntil`. */
  resumeKey: nullable(text("fleeting")),
  resumeUntil: nullable(moment("fleeting")),
  remindAt: nullable(moment("fleeting")),
  state: text<"plain", GiftState>("plain"),
  /** The gift was begun and its payment page opened. */
  startedAt: moment("plain"),
  receivedAt: nullable(moment("plain")),
  /** Hash of the network the donor gave from, for an hour or two. */
  network: nullable(text("inner")),
  declines: withDefault(integer("plain", "default 0")),
  declinedAt: nullable(moment("plain")),
  checkoutId: nullable(text("inner")),
  checkoutUrl: nullable(text("inner")),
  subscriptionId: nullable(text("inner")),
  customerId: nullable(text("inner")),
  /** ISO country of the card's billing address, `US`: decides the time zone of the gift's date. */
  country: nullable(text("plain")),
  mode: text<"plain", PaymentMode>(
    "plain",
    "default 'live' check (mode in ('demonstration', 'test', 'live'))",
  ),
  manageToken: text("inner", "unique"),
  /** Null for a one-time gift, and for a recurring one until its first payment. */
  recurring: nullable(text<"plain", RecurringState>("plain")),
  pausedUntil: nullable(moment("plain")),
  nextPaymentAt: nullable(moment("plain")),
  /** Null for a gift by card. */
  entered: nullable(json<"plain", EnteredGift>("plain")),
  staffNote: withDefault(text("person", "default ''")),
  /** A requested e-mail address, until the link with `newEmailKey` confirms it. */
  newEmail: nullable(text("email")),
  newEmailKey: nullable(text("fleeting")),
  newEmailAt: nullable(moment("fleeting")),
});

/** Ids by which the payment provider's events refer to a gift (checkout session, subscription, invoice …). */
export const giftName = table(["name"], {
  name: text("inner"),
  giftRow: integer("inner", "references gift (row_id)"),
});

export const paymentEvent = table(["id"], {
  id: text("inner"),
  giftRow: nullable(integer("inner", "references gift (row_id)")),
  knownBy: nullable(text("inner")),
  createdAt: moment("inner"),
  takenAt: moment("inner"),
  event: json("inner"),
  mode: text<"inner", PaymentMode>("inner", "default 'live'"),
  /** Staff declared that the event belongs to no gift of this site. */
  elsewhereAt: nullable(moment("inner")),
});

export const giftPayment = table(["paymentId"], {
  paymentId: text("inner"),
  giftRow: integer("inner", "references gift (row_id)"),
  receiptNumber: text("plain", "unique"),
  receiptKey: text("inner", "unique"),
  giftCents: integer("plain"),
  feeCoverCents: integer("plain"),
  refundedCents: withDefault(integer("plain")),
  isDisputed: withDefault(flag("plain")),
  paidAt: moment("plain"),
  /** Currency and amount charged, if not dollars. */
  presented: nullable(json<"plain", Presented>("plain")),
  /** Last request to the provider for the card fee. */
  feeAskedAt: nullable(moment("inner")),
});

/** Double-entry ledger; append-only. */
export const ledger = table(["entry", "account"], {
  entry: text("inner"),
  account: text<"inner", Account>(
    "inner",
    "check (account in ('provider', 'bank', 'gifts', 'fee_cover', 'card_fees'))",
  ),
  kind: text<"inner", EntryKind>("inner"),
  giftRow: integer("inner", "references gift (row_id)"),
  paymentId: withDefault(text("inner", "default ''")),
  at: moment("inner"),
  /** Calendar year in Guatemala. */
  year: integer("inner"),
  cents: integer("inner", "check (cents <> 0)"),
});

export const giftMark = table(["giftRow", "mark"], {
  giftRow: integer("inner", "references gift (row_id)"),
  mark: text("inner"),
  at: moment("inner"),
});

export const giftCheck = table(["what"], {
  what: text<"inner", GiftCheckKind>("inner"),
  at: moment("inner"),
  problem: text("inner"),
});
