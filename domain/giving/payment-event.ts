import type { WithdrawalReason } from "./entered-gift.ts";
import type { RecurringState } from "./gift.ts";
import type { Presented } from "./giving-text.ts";

/**
 * What the payment provider tells, or staff enter by hand, in our words. Each fact stands for itself: whatever order they
 * come in and however often, the set of them says what is true.
 */
export type PaymentFact =
  /** The hosted page. `payment` is there when a one-time gift was paid. */
  | {
      readonly kind: "checkout";
      readonly outcome: "paid" | "waiting" | "failed" | "expired";
      readonly payment: Paid | null;
      readonly subscriptionId: string | null;
      readonly customerId: string | null;
      /** The card's address, as `US`; events of before 2026-12 do not say. */
      readonly country?: string | null;
    }
  /** A card was refused while the hosted page is still open. */
  | { readonly kind: "declined" }
  /** A charge of a recurring gift was paid. */
  | {
      readonly kind: "invoice_paid";
      readonly payment: Paid;
      /** The payment intent that the card was charged under, where the invoice says so itself. */
      readonly alias?: string | null;
    }
  | { readonly kind: "invoice_failed"; readonly paymentId: string }
  /** Two names of one payment: its invoice, and what the card was charged under. */
  | { readonly kind: "link"; readonly paymentId: string; readonly alias: string }
  | {
      readonly kind: "refund";
      readonly refundId: string;
      /** Or an alias of it. */
      readonly paymentId: string;
      readonly amountCents: number;
      /** "failed": the bank sent the refund back to us. */
      readonly outcome: "done" | "failed";
      /** The moment it was asked for, the same in every event about it. Milliseconds since 1970. */
      readonly at: number;
    }
  | {
      readonly kind: "dispute";
      readonly disputeId: string;
      readonly paymentId: string;
      readonly amountCents: number;
      readonly outcome: "open" | "won" | "lost";
      readonly movements: readonly DisputeMovement[];
    }
  | {
      readonly kind: "recurring";
      readonly state: RecurringState;
      /** Null: not told. */
      readonly giftCents: number | null;
      readonly feeCoverCents: number | null;
      /** Milliseconds since 1970. */
      readonly pausedUntil: number | null;
      readonly nextPaymentAt: number | null;
    }
  /** Money in a currency that the books do not hold: it enters nothing, and a person must look. */
  | {
      readonly kind: "other_currency";
      readonly paymentId: string;
      /** Three letters, as `gtq`. */
      readonly currency: string;
      /** In its smallest unit. */
      readonly amount: number;
    }
  /** Staff entered a gift by hand; the event bears the day it was received. Goods and stock: no cents. */
  | { readonly kind: "entered"; readonly payment: Paid }
  | { readonly kind: "withdrawn"; readonly paymentId: string; readonly why: WithdrawalReason }
  | {
      readonly kind: "fee";
      readonly paymentId: string;
      readonly feeCents: number;
      readonly presented?: Presented;
    };

/** A payment that went through, and how it divides. */
export type Paid = {
  readonly paymentId: string;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  /** In another currency; left out for dollars. */
  readonly presented?: Presented | null;
  /** The sum that was asked for, where another one was paid. */
  readonly askedCents?: number;
};

/** Money taken for a dispute (negative) or given back, with what the provider charged for it. */
export type DisputeMovement = {
  readonly id: string;
  readonly amountCents: number;
  readonly feeCents: number;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type PaymentEvent = {
  /** Unique; the same event told again has the same. */
  readonly id: string;
  readonly createdAt: Date;
  /** The gift's own id, where the provider carries it along. */
  readonly giftId: string | null;
  /** Otherwise: the provider's name by which its gift is known, or will be. */
  readonly knownBy: string | null;
  /** Other names of the same gift that later events may use. */
  readonly names: readonly string[];
  readonly fact: PaymentFact;
};

/** An event of ours about a gift, as the payment provider's are. */
export const ownEvent = (
  id: string,
  giftId: string,
  createdAt: Date,
  fact: PaymentFact,
): PaymentEvent => ({ id, createdAt, giftId, knownBy: null, names: [], fact });
