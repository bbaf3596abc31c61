import type { Row } from "#domain/tables/tables.ts";
import type { Language } from "#domain/language/language.ts";

export const intervals = ["once", "monthly", "yearly"] as const;
export type Interval = (typeof intervals)[number];

export type RecurringInterval = Exclude<Interval, "once">;
export const isRecurring = (interval: Interval): interval is RecurringInterval =>
  interval !== "once";

/** Months from one charge to the next. */
export const monthsBetween: Readonly<Record<RecurringInterval, number>> = {
  monthly: 1,
  yearly: 12,
};

/**
 * - `live`: real money
 * - `test`: Stripe's test keys, no real money
 * - `demonstration`: no keys; a payment page of this site replaces Stripe's (server/payments/demo.ts)
 */
export type PaymentMode = "demonstration" | "test" | "live";

/** The mode whose sums are public: in test mode still those of real money. */
export const publicMode = (mode: PaymentMode): PaymentMode => (mode === "test" ? "live" : mode);

export type Pair = Readonly<Record<Language, string>>;

/** The purpose of a gift. The label is stored with the gift, so that receipts keep the wording of the day. */
export type Designation = {
  /** `kit:home`, `project:solar-shower`, `goods:tools`: kind and name, lower case, at most 60 characters. */
  readonly id: string;
  readonly label: Pair;
};

/** In honour or in memory of somebody, optionally with an e-mail to a third person. */
export type Dedication = {
  readonly kind: "honour" | "memory";
  readonly name: string;
  /** The donor's words; may be empty. */
  readonly message: string;
  /** The e-mail to a third person; null: none. */
  readonly mail: {
    readonly email: string;
    /** Day in Guatemala to send it, `2026-12-24`; null: as soon as the gift is received. */
    readonly on: string | null;
  } | null;
};

/**
 * - `started`: the donor has not finished the hosted payment page
 * - `waiting`: finished, the bank has not confirmed yet
 * - `received`: paid (a recurring gift: its first charge)
 * - `failed`: the bank declined, nothing was charged
 * - `expired`: the payment page expired, nothing was charged
 * - `refunded`: fully refunded, or lost in a dispute
 * - `disputed`: the donor's bank demands the money back and has not decided
 * - `withdrawn`: entered by hand, then withdrawn or corrected
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

/** `late`: the last charge failed and will be retried. */
export const runningStates = ["active", "late", "paused"] as const;
export type RecurringState = (typeof runningStates)[number] | "stopped";

/** Its columns: domain/tables/gift-tables.ts. */
export type Gift = Omit<Row<"gift">, "rowId" | "designation" | "designationLabel"> & {
  readonly row: number;
  /** Null: where it is needed most. */
  readonly designation: Designation | null;
};

/** True once the donor is erased; before, only a gift by hand can be without an address. */
export const isErased = ({ email, entered }: Pick<Gift, "email" | "entered">): boolean =>
  email === "" && (entered === null || entered.isErased === true);

/** The donor's choices, immutable but for the amount of a recurring gift. */
export type GiftChoice = Pick<
  Gift,
  | "interval"
  | "giftCents"
  | "feeCoverCents"
  | "email"
  | "name"
  | "displayName"
  | "employer"
  | "designation"
  | "dedication"
  | "language"
>;

/** Days after which an unpaid gift's personal data is erased. */
export const keepUnpaidDays = 30;

/** Days in which the way back from the payment page restores the form. */
export const resumeDays = 1;

/** Days in which the link in a reminder restores the form. */
export const reminderDays = 7;

/** Days in which the link that confirms a new address works. */
export const emailLinkDays = 3;

export type GiftPayment = Omit<Row<"giftPayment">, "feeAskedAt"> & {
  /** Refunded or disputed, by the ledger; at most what was paid. */
  readonly backCents: number;
  /** The rest by the ledger: below 0 if a bank takes what was refunded before. */
  readonly standsCents: number;
};

export type PaidGift = { readonly gift: Gift; readonly payment: GiftPayment };

/** Cents of a payment that a bank holds and has not decided on; an inquiry takes none. */
export const heldOf = ({ isDisputed, backCents, refundedCents }: GiftPayment): number =>
  isDisputed ? Math.max(backCents - refundedCents, 0) : 0;

type Kept = Pick<GiftPayment, "giftCents" | "feeCoverCents" | "backCents">;
/** Cents of a payment that were not refunded or disputed. */
export const leftOf = ({ giftCents, feeCoverCents, backCents }: Kept): number =>
  giftCents + feeCoverCents - backCents;

export const receiptMails = [
  "gift-receipt",
  "gift-by-hand",
  "gift-through-fund",
  "gift-no-receipt",
] as const;
