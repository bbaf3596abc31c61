import type { WithdrawalReason } from "./entered-gift.ts";
import type { RecurringState } from "./gift.ts";
import type { Presented } from "#domain/language/format.ts";

/**
 * A fact about a gift from the payment provider, or entered by staff. The set of all facts determines the gift's state,
 * whatever their order and however often each arrives.
 */
export type PaymentFact =
  /** Result of the hosted payment page. `payment` is set if a one-time gift was paid. */
  | {
      readonly kind: "checkout";
      readonly outcome: "paid" | "waiting" | "failed" | "expired";
      readonly payment: Paid | null;
      readonly subscriptionId: string | null;
      readonly customerId: string | null;
      /** Country of the card's address, `US`; absent in events before 2026-12. */
      readonly country?: string | null;
    }
  /** A card was declined; the payment page is still open. */
  | { readonly kind: "declined" }
  /** A charge of a recurring gift was paid. */
  | {
      readonly kind: "invoice_paid";
      readonly payment: Paid;
      /** The payment intent of the charge, if the invoice names it. */
      readonly alias?: string | null;
    }
  | { readonly kind: "invoice_failed"; readonly paymentId: string }
  /** Two ids of one payment: its invoice (`paymentId`) and payment intent (`alias`). */
  | { readonly kind: "link"; readonly paymentId: string; readonly alias: string }
  | {
      readonly kind: "refund";
      readonly refundId: string;
      /** Or an alias. */
      readonly paymentId: string;
      readonly amountCents: number;
      /** "failed": the bank rejected the refund, the money came back. */
      readonly outcome: "done" | "failed";
      /** Creation of the refund, milliseconds since 1970; equal in all events about it. */
      readonly at: number;
    }
  | {
      readonly kind: "dispute";
      readonly disputeId: string;
      readonly paymentId: string;
      readonly amountCents: number;
      readonly outcome: "open" | "won" | "lost";
      /** Money withdrawn (negative) or reinstated, with the provider's charge. */
      readonly movements: readonly {
        readonly id: string;
        readonly amountCents: number;
        readonly feeCents: number;
        /** Milliseconds since 1970. */
        readonly at: number;
      }[];
    }
  | {
      readonly kind: "recurring";
      readonly state: RecurringState;
      /** Null: unknown. */
      readonly giftCents: number | null;
      readonly feeCoverCents: number | null;
      /** Milliseconds since 1970. */
      readonly pausedUntil: number | null;
      readonly nextPaymentAt: number | null;
    }
  /** Money in a currency other than dollars: not in the ledger, staff must look at it. */
  | {
      readonly kind: "other_currency";
      readonly paymentId: string;
      /** ISO code in lower case, `gtq`. */
      readonly currency: string;
      /** In the currency's smallest unit. */
      readonly amount: number;
    }
  /** Staff entered a gift by hand; `createdAt` is the day of receipt. Goods and stock have 0 cents. */
  | { readonly kind: "entered"; readonly payment: Paid }
  | { readonly kind: "withdrawn"; readonly paymentId: string; readonly why: WithdrawalReason }
  | {
      readonly kind: "fee";
      readonly paymentId: string;
      readonly feeCents: number;
      readonly presented?: Presented;
    };

/** A successful payment, split into gift and covered fee. */
export type Paid = {
  readonly paymentId: string;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly presented?: Presented | null;
  /** The requested amount, if another one was paid. */
  readonly askedCents?: number;
};

export type PaymentEvent = {
  /** Unique; a redelivered event has the same. */
  readonly id: string;
  readonly createdAt: Date;
  /** The gift's id, if the provider returned our metadata. */
  readonly giftId: string | null;
  /** Otherwise the provider's id by which the gift is known, or will become known through another event. */
  readonly knownBy: string | null;
  /** Further provider's ids of the gift that later events may use. */
  readonly names: readonly string[];
  readonly fact: PaymentFact;
};

/** An event about a known gift that this site creates itself. */
export const ownEvent = (
  id: string,
  giftId: string,
  createdAt: Date,
  fact: PaymentFact,
): PaymentEvent => ({ id, createdAt, giftId, knownBy: null, names: [], fact });
