import type { Gift, PaymentMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { PaymentEvent } from "./payment-event.ts";
import type { Presented } from "./giving-text.ts";

/** Ways to pay that have words in content/giving.yaml, in the order they are named. */
export const paymentWays = ["card", "apple_pay", "google_pay", "link", "us_bank_account"] as const;
export type PaymentWay = (typeof paymentWays)[number];

export type OfferedWays = {
  readonly ways: readonly PaymentWay[];
  /** The page shows and charges the donor's own currency. */
  readonly hasOwnCurrency: boolean;
};

/**
 * The only way to the payment provider. Every call may be repeated with the same key and then
 * does nothing twice. Rejects with `PaymentsUnavailable` when the provider does not answer or
 * refuses: nobody knows then whether it was done, and the same call again finds out.
 */
export type Payments = {
  readonly mode: PaymentMode;
  /** Opens a hosted payment page. */
  openCheckout(order: CheckoutOrder): Promise<CheckoutPage>;
  /** Closes a payment page: nobody can pay on it any more. */
  closeCheckout(checkoutId: string): Promise<void>;
  /**
   * Checks a webhook's signature over the raw body and that it is for this mode. "of_no_use": it
   * is genuine and says nothing that concerns gifts.
   */
  readWebhook(
    rawBody: string,
    signature: string | null,
    now: Date,
  ): Promise<PaymentEvent | "of_no_use" | "refused">;
  /**
   * What the provider has told, or wanted to tell, since a moment; oldest first. One that cannot be
   * read comes as a line that names it.
   */
  eventsSince(since: Date): Promise<readonly (PaymentEvent | string)[]>;
  /** Asks the account what its payment page offers. */
  waysToPay(): Promise<OfferedWays>;
  /** The provider's fee on a payment, in US cents, and its charge; null when it does not know yet. */
  feeOf(paymentId: string): Promise<FeeKept | null>;
  /** Gives money back; the answer is what has become true. */
  refund(gift: Gift, paymentId: string, amountCents: number, key: string): Promise<PaymentEvent>;
  changeRecurring(gift: Gift, change: ProviderChange, key: string): Promise<PaymentEvent>;
  /** A page of the provider where the card is changed; null when there is none. */
  cardChangeUrl(gift: Gift, returnUrl: string): Promise<string | null>;
};

/** A payment page of our own that moves no money. */
export type DemoCheckouts = {
  /** The gift that the page shows; null for an id that is not ours or is done with. */
  find(checkoutId: string): Promise<Gift | null>;
  /** Does what was pressed; answers where to go on, a path and query of ours. */
  act(checkoutId: string, action: "pay" | "decline" | "cancel"): Promise<string | null>;
};

export type FeeKept = { readonly feeCents: number; readonly presented: Presented | null };

export type CheckoutOrder = Pick<
  Gift,
  "interval" | "giftCents" | "feeCoverCents" | "email" | "language"
> & {
  readonly giftId: string;
  readonly title: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The page closes by itself then. */
  readonly expiresAt: Date;
};

export type CheckoutPage = {
  readonly id: string;
  readonly url: string;
  /** By which events may tell of it before anything is paid. */
  readonly names: readonly string[];
};

export type ProviderChange =
  | { readonly kind: "amount"; readonly giftCents: number; readonly feeCoverCents: number }
  | { readonly kind: "pause"; readonly until: Date }
  | { readonly kind: "resume" }
  | { readonly kind: "stop" };

/** The payment provider did not answer, or refused. */
export class PaymentsUnavailable extends Error {
  override readonly name = "PaymentsUnavailable";

  /** It answered that it does not do this one thing; others it may do. */
  readonly isRefusal: boolean;

  constructor(cause: unknown, isRefusal = false) {
    super("the payment provider did not do it", { cause });
    this.isRefusal = isRefusal;
  }
}

/** Null where the payment provider does not answer or refuses: nothing is known to be done, and the operator reads of it. */
export async function unlessAway<Result>(
  { report }: Pick<GivingWorld, "report">,
  ask: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    report(error);
    return null;
  }
}
