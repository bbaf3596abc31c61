import type { Selectable } from "kysely";
import type { Tables } from "#domain/tables/tables.ts";
import type { Language } from "#domain/language/language.ts";
import type { EnteredGift } from "./entered-gift.ts";
import type { Presented } from "./giving-text.ts";

/** One gift as rules see it: what was chosen, and what has become of it. Amounts are US cents. */

export const intervals = ["once", "monthly", "yearly"] as const;
export type Interval = (typeof intervals)[number];

/** A gift that is charged again and again until it is stopped. */
export type RecurringInterval = Exclude<Interval, "once">;
export const isRecurring = (interval: Interval): interval is RecurringInterval =>
  interval !== "once";

/** The months from one charge to the next. */
export const monthsBetween: Readonly<Record<RecurringInterval, number>> = {
  monthly: 1,
  yearly: 12,
};

/**
 * - `live`: money moves
 * - `test`: Stripe's test keys; everything goes its way and no money moves
 * - `demonstration`: no keys; our own payment page stands in
 */
export const paymentModes = ["demonstration", "test", "live"] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** While Stripe is tried out the public sums stay those of real money. */
export const publicMode = (mode: PaymentMode): PaymentMode => (mode === "test" ? "live" : mode);

/** Words in each language that gifts are told of. */
export type Pair = Readonly<Record<Language, string>>;

/**
 * What a gift is for, as the donor chose it. The label is kept with the gift, so that a receipt
 * says in ten years what the page said on the day.
 */
export type Designation = {
  /** `kit:home`, `project:solar-shower`, `goods:tools`: kind and name. Lower case, at most 60 signs. */
  readonly id: string;
  readonly label: Pair;
};

/** In honour or in memory of somebody, with an e-mail to a person the donor names. */
export type Dedication = {
  readonly kind: "honour" | "memory";
  readonly name: string;
  /** The donor's words; may be empty. */
  readonly message: string;
  /** Null: nobody is written to. */
  readonly letter: {
    readonly email: string;
    /** The day in Comalapa it is sent, `2026-12-24`; null: as soon as the gift is received. */
    readonly on: string | null;
  } | null;
};

/**
 * - `started`: the donor has not finished at the hosted page
 * - `waiting`: finished there, the bank has not said yes or no
 * - `received`: the money is there (for a recurring gift: the first charge's)
 * - `failed`: the bank said no, nothing was charged
 * - `expired`: the hosted page was left, nothing was charged
 * - `refunded`: all of it was given back
 * - `disputed`: the donor's bank asks for it back, or has taken it
 * - `withdrawn`: entered by hand, and taken back or corrected since
 */
export const giftStates = [
  "started",
  "waiting",
  "received",
  "failed",
  "expired",
  "refunded",
  "disputed",
  "withdrawn",
] as const;
export type GiftState = (typeof giftStates)[number];

/** `late`: the last charge did not go through and is tried again. */
export type RecurringState = "active" | "late" | "paused" | "stopped";

type Row = Selectable<Tables["gift"]>;

/**
 * The donor's wish; domain/tables/gift-tables.ts says what columns hold. It never changes, but for a
 * recurring gift's amount.
 */
export type GiftChoice = Pick<
  Row,
  "giftCents" | "feeCoverCents" | "email" | "name" | "displayName" | "employer"
> & {
  readonly interval: Interval;
  /** Null: where it is needed most. */
  readonly designation: Designation | null;
  readonly dedication: Dedication | null;
  readonly language: Language;
};

/** A gift as it is kept. */
export type Gift = GiftChoice &
  Omit<Row, keyof GiftChoice | keyof Enumerated | "rowId" | "designationLabel"> &
  Enumerated & { readonly row: number };

/** Columns whose values are of few. */
type Enumerated = {
  readonly state: GiftState;
  readonly mode: PaymentMode;
  /** Null for a one-time gift, and for a recurring one until its first payment. */
  readonly recurring: RecurringState | null;
  /** Null for a gift by card. */
  readonly entered: EnteredGift | null;
};

/** Days that a gift begun and never paid keeps the person who began it. */
export const keepUnpaidDays = 30;

/** Days that the way back from the payment page brings what was filled in. */
export const resumeDays = 1;

/** Days that the link of a reminder brings it. */
export const reminderDays = 7;

/** Days that a link works which confirms another address of a gift. */
export const emailLinkDays = 3;

/** One payment of a gift: the one of a one-time gift, or one charge of a recurring one. */
export type GiftPayment = Omit<Selectable<Tables["giftPayment"]>, "feeAskedAt" | "presented"> & {
  /** Refunded or taken by the donor's bank, by the ledger; never more than was paid. */
  readonly backCents: number;
  /** In another currency; null for dollars. */
  readonly presented: Presented | null;
};

/** A payment less what went back of it, in cents: it stands in the books. */
export function leftOf({ giftCents, feeCoverCents, backCents }: GiftPayment): number {
  return giftCents + feeCoverCents - backCents;
}

/** The e-mails that a receipt leaves in: by card, by hand, and through a fund or a platform. */
export const receiptMails = ["gift-receipt", "gift-by-hand", "gift-through-fund"] as const;
