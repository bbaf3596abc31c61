import type { Language } from "#domain/language/language.ts";
import type { EnteredGift } from "./entered-gift.ts";
import type { GiftRemarks } from "./gift-remarks.ts";

/** One gift as rules see it: what was chosen, and what has become of it. Amounts are US cents. */

/** How often a gift is charged, as the form offers it. */
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

/** In honour or in memory of somebody, with a letter to a person the donor names. */
export type Dedication = {
  readonly kind: "honour" | "memory";
  /** Who is honoured or remembered. */
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

/** What the donor asked for. Never changes, but a recurring gift's amount. */
export type GiftChoice = {
  readonly interval: Interval;
  /** What the donor wants to give. */
  readonly giftCents: number;
  /** Added on top so that `giftCents` is left after the card fee; 0 when not wanted. */
  readonly feeCoverCents: number;
  readonly email: string;
  /** May be empty. */
  readonly name: string;
  readonly remarks: GiftRemarks;
  /** Null: where it is needed most. */
  readonly designation: Designation | null;
  readonly dedication: Dedication | null;
  readonly language: Language;
};

/** A gift as it is kept. */
export type Gift = GiftChoice & {
  readonly row: number;
  /**
   * Unguessable; in the address of the status page. Another one once its mails go to another address;
   * the payment provider goes on naming it by the first.
   */
  readonly id: string;
  /** For people: `LWH-7K3M-Q7`. Unique. */
  readonly reference: string;
  readonly state: GiftState;
  readonly startedAt: Date;
  /** Of the first payment. */
  readonly receivedAt: Date | null;
  /** Path and query of the page it was chosen on, with everything filled in. */
  readonly backPath: string;
  /** Unguessable; opens the donation page as it was filled in, while nothing is paid. Null: no longer. */
  readonly resumeKey: string | null;
  /** When the donor is reminded of what was not finished; null: not wanted, or done with. */
  readonly remindAt: Date | null;
  /** Cards that were refused before anything was paid. */
  readonly declines: number;
  /** The payment provider's names. */
  readonly checkoutId: string | null;
  readonly checkoutUrl: string | null;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  /** The card's, as `US`; null: not told. */
  readonly country: string | null;
  readonly mode: PaymentMode;
  /** Unguessable; in the link to the page of a recurring gift. */
  readonly manageToken: string;
  /** Null for a one-time gift, and for a recurring one until its first payment. */
  readonly recurring: RecurringState | null;
  readonly pausedUntil: Date | null;
  readonly nextPaymentAt: Date | null;
  /** Null for a gift by card. */
  readonly entered: EnteredGift | null;
  /** A check's number or the bank's; for staff alone. May be empty. */
  readonly staffNote: string;
};

/** How long a gift that was begun and never paid keeps the person who began it. */
export const keepUnpaidDays = 30;

/** How long the way back from the payment page brings what was filled in. */
export const resumeDays = 1;

/** How long the link of a reminder brings it. */
export const reminderDays = 7;

/** How long a link works that confirms another address of a gift. */
export const emailLinkDays = 3;

/** One payment of a gift: the one of a one-time gift, or one charge of a recurring one. */
export type GiftPayment = {
  readonly giftRow: number;
  /** The provider's name of it: a payment intent's or an invoice's. Unique. */
  readonly paymentId: string;
  /** `LWR-7K3M-9PQD`; can be checked at the site. Unique. */
  readonly receiptNumber: string;
  /** Unguessable; opens the receipt. */
  readonly receiptKey: string;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly refundedCents: number;
  /** Refunded or taken by the donor's bank, by the ledger; never more than was paid. */
  readonly backCents: number;
  readonly isDisputed: boolean;
  readonly paidAt: Date;
};

/** A payment less what went back of it, in cents: it stands in the books. */
export function leftOf({ giftCents, feeCoverCents, backCents }: GiftPayment): number {
  return giftCents + feeCoverCents - backCents;
}
