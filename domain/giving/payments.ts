import type { Gift, PaymentMode, Interval } from "./gift.ts";
import type { PaymentEvent } from "./payment-event.ts";
import type { Language } from "#domain/language/language.ts";

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
  eventsSince(since: Date): AsyncIterable<PaymentEvent | string>;
  /** What the provider kept of a payment, in US cents; null when it does not know yet. */
  feeOf(paymentId: string): Promise<number | null>;
  /** Gives money back; the answer is what has become true. */
  refund(gift: Gift, paymentId: string, amountCents: number, key: string): Promise<PaymentEvent>;
  changeRecurring(gift: Gift, change: ProviderChange, key: string): Promise<PaymentEvent>;
  /** A page of the provider where the card is changed; null when there is none. */
  cardChangeUrl(gift: Gift, returnUrl: string): Promise<string | null>;
};

export type CheckoutOrder = {
  readonly giftId: string;
  readonly interval: Interval;
  readonly giftCents: number;
  readonly feeCoverCents: number;
  readonly email: string;
  readonly language: Language;
  /** What stands beside the amount on the hosted page. */
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
