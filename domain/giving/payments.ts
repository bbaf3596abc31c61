import type { Gift, PaymentMode } from "./gift.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { PaymentEvent } from "./payment-event.ts";
import type { Presented } from "#domain/language/format.ts";

/** Payment methods with a name in content/giving.yaml, in display order. */
export const paymentWays = ["card", "apple_pay", "google_pay", "link", "us_bank_account"] as const;
export type PaymentWay = (typeof paymentWays)[number];

export type OfferedWays = {
  readonly ways: readonly PaymentWay[];
  /** The payment page shows and charges the donor's local currency. */
  readonly hasOwnCurrency: boolean;
};

/**
 * Interface to the payment provider. Calls with a `key` are idempotent. All reject with `PaymentsUnavailable` when the
 * provider does not answer or refuses; the outcome is then unknown, and repeating the call is safe.
 */
export type Payments = {
  readonly mode: PaymentMode;
  openCheckout(order: CheckoutOrder): Promise<{
    readonly id: string;
    readonly url: string;
    /** Ids by which events may refer to the page before a payment. */
    readonly names: readonly string[];
    /** The page shows and charges the donor's local currency. */
    readonly hasOwnCurrency: boolean;
  }>;
  closeCheckout(checkoutId: string): Promise<void>;
  /** Verifies a webhook. "refused": bad signature or another mode; "of_no_use": genuine, but not about gifts. */
  readWebhook(
    rawBody: string,
    signature: string | null,
    now: Date,
  ): Promise<PaymentEvent | "of_no_use" | "refused">;
  /** Events since a moment, delivered or not, oldest first; an unreadable one as a text for the log. */
  eventsSince(since: Date): Promise<readonly (PaymentEvent | string)[]>;
  waysToPay(): Promise<readonly PaymentWay[]>;
  /** The provider's fee on a payment; null while it is not known yet. */
  feeOf(paymentId: string): Promise<FeeKept | null>;
  refund(gift: Gift, paymentId: string, amountCents: number, key: string): Promise<PaymentEvent>;
  changeRecurring(gift: Gift, change: ProviderChange, key: string): Promise<PaymentEvent>;
  /** URL of the provider's page for changing the card; null: there is none. */
  cardChangeUrl(gift: Gift, returnUrl: string): Promise<string | null>;
};

/** The demonstration's payment page, which moves no money. */
export type DemoCheckouts = {
  /** The gift of a checkout; null if unknown or already paid. */
  find(checkoutId: string): Promise<Gift | null>;
  /** Performs a button's action. @returns path and query to redirect to; null if unknown */
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
  readonly expiresAt: Date;
};

export type ProviderChange =
  | { readonly kind: "amount"; readonly giftCents: number; readonly feeCoverCents: number }
  | { readonly kind: "pause"; readonly until: Date }
  | { readonly kind: "resume" }
  | { readonly kind: "stop" };

export class PaymentsUnavailable extends Error {
  override readonly name = "PaymentsUnavailable";

  /** True: the provider answered and rejected this request; false: it did not answer. */
  readonly isRefusal: boolean;

  constructor(cause: unknown, isRefusal = false) {
    super("the payment provider did not do it", { cause });
    this.isRefusal = isRefusal;
  }
}

/** Result of a provider call; null if it rejects with `PaymentsUnavailable`, which is logged. */
export async function nullIfUnavailable<Result>(
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
