import { begun, flag, integer, json, moment, numbered, orNull, table, text } from "./column.ts";

/** Gifts by card and by hand. */
export const gift = table(["rowId"], {
  rowId: numbered(),
  /** Unguessable, in the address of the gift's page; another one once its e-mails go to another address. */
  id: text("inner", "unique"),
  reference: text("plain", "unique"),
  /** A hash, never two of one. */
  idempotencyKey: text("inner", "unique"),
  interval: text("plain", "default 'once' check (interval in ('once', 'monthly', 'yearly'))"),
  giftCents: integer("plain", "default 0 check (gift_cents >= 0)"),
  /** Added on top so that `giftCents` is left after the card fee; 0 when not wanted. */
  feeCoverCents: integer("plain", "check (fee_cover_cents >= 0)"),
  email: text("email"),
  name: text("person"),
  /** Wanted in public. */
  displayName: orNull(text("person")),
  employer: orNull(text("person")),
  designation: orNull(text("plain")),
  designationLabel: orNull(json("plain")),
  /** May hold the address of somebody who is written to. */
  dedication: orNull(json("email")),
  dedicationDueAt: orNull(moment("fleeting")),
  language: text("plain", "default 'en'"),
  backPath: text("inner"),
  /** Opens the form as it was filled in, until a moment; null: no longer. */
  resumeKey: orNull(text("fleeting")),
  resumeUntil: orNull(moment("fleeting")),
  remindAt: orNull(moment("fleeting")),
  state: text("plain"),
  /** The moment it was begun and its payment page opened. */
  startedAt: moment("plain"),
  receivedAt: orNull(moment("plain")),
  /** Hash of the network it was begun from, for an hour or two. */
  network: orNull(text("inner")),
  declines: begun(integer("plain", "default 0")),
  declinedAt: orNull(moment("plain")),
  checkoutId: orNull(text("inner")),
  checkoutUrl: orNull(text("inner")),
  subscriptionId: orNull(text("inner")),
  customerId: orNull(text("inner")),
  /** The card's, as `US`: by its clocks a gift has its day. */
  country: orNull(text("plain")),
  mode: text("plain", "default 'live' check (mode in ('demonstration', 'test', 'live'))"),
  manageToken: text("inner", "unique"),
  /** State of a recurring gift. */
  recurring: orNull(text("plain")),
  pausedUntil: orNull(moment("plain")),
  nextPaymentAt: orNull(moment("plain")),
  /** Details of a gift entered by hand; null for a gift by card. */
  entered: orNull(json("plain")),
  staffNote: begun(text("person", "default ''")),
  /** The new address of its e-mails until the key confirms it; null: none is asked for. */
  newEmail: orNull(text("email")),
  newEmailKey: orNull(text("fleeting")),
  newEmailAt: orNull(moment("fleeting")),
});

/** The payment provider's names of gifts. */
export const giftName = table(["name"], {
  name: text("inner"),
  giftRow: integer("inner", "references gift (row_id)"),
});

export const paymentEvent = table(["id"], {
  id: text("inner"),
  giftRow: orNull(integer("inner", "references gift (row_id)")),
  knownBy: orNull(text("inner")),
  createdAt: moment("inner"),
  takenAt: moment("inner"),
  event: json("inner"),
  mode: text("inner", "default 'live'"),
  /** The moment staff said that the event belongs to no gift of ours. */
  elsewhereAt: orNull(moment("inner")),
});

export const giftPayment = table(["paymentId"], {
  paymentId: text("inner"),
  giftRow: integer("inner", "references gift (row_id)"),
  receiptNumber: text("plain", "unique"),
  receiptKey: text("inner", "unique"),
  giftCents: integer("plain"),
  feeCoverCents: integer("plain"),
  refundedCents: begun(integer("plain")),
  isDisputed: begun(flag("plain")),
  paidAt: moment("plain"),
  /** Currency and amount, where another than dollars was charged. */
  presented: orNull(json("plain")),
  /** The moment the provider was last asked for its fee. */
  feeAskedAt: orNull(moment("inner")),
});

/** The books: lines are added, none is ever changed. */
export const ledger = table(["entry", "account"], {
  entry: text("inner"),
  account: text(
    "inner",
    "check (account in ('provider', 'bank', 'gifts', 'fee_cover', 'card_fees'))",
  ),
  kind: text("inner"),
  giftRow: integer("inner", "references gift (row_id)"),
  paymentId: begun(text("inner", "default ''")),
  at: moment("inner"),
  /** In Guatemala. */
  year: integer("inner"),
  cents: integer("inner", "check (cents <> 0)"),
});

export const giftMark = table(["giftRow", "mark"], {
  giftRow: integer("inner", "references gift (row_id)"),
  mark: text("inner"),
  at: moment("inner"),
});

export const giftCheck = table(["what"], {
  what: text("inner"),
  at: moment("inner"),
  problem: text("inner"),
});
