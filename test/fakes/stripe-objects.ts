/** Objects as Stripe's reference shows them (https://docs.stripe.com/api), as far as gifts read them. */

export type StripeObject = {
  readonly id: string;
  readonly object: string;
  [field: string]: unknown;
};

export type StripeEvent = StripeObject & {
  readonly type: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly data: { readonly object: StripeObject };
};

let made = 0;
/** Stripe's ids tell no order. Later ones sort first here, so that events of one second come in the wrong order. */
const newId = (start: string) =>
  `${start}_test_${(1e9 - (made += 1)).toString(36)}${Date.now().toString(36)}`;

export function stripeEvent(
  type: string,
  object: StripeObject,
  at: Date,
  own: Partial<StripeEvent> = {},
): StripeEvent {
  return {
    id: newId("evt"),
    object: "event",
    api_version: "2026-10-28.endive",
    created: Math.floor(at.getTime() / 1000),
    livemode: true,
    type,
    data: { object },
    ...own,
  };
}

export type Order = {
  readonly mode: "payment" | "subscription";
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly email?: string;
  /** The time between two charges of a subscription; `month` unless told. */
  readonly interval?: string;
};

export function session(order: Order, own: Partial<StripeObject> = {}): StripeObject {
  return {
    // As long as a real one, which is cut off in some places.
    id: newId("cs").padEnd(66, "0"),
    object: "checkout.session",
    amount_total: order.amount,
    currency: "usd",
    customer: null,
    customer_email: order.email ?? null,
    metadata: order.metadata,
    mode: order.mode,
    payment_intent: null,
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    ...own,
  };
}

/**
 * The owner of a recurring gift's first payment. Its subscription and invoice are made once it is paid: until
 * then Stripe names the page only, by so much of its name as card networks take.
 * https://docs.stripe.com/changelog/basil/2025-03-31/checkout-legacy-subscription-upgrade
 */
export const ofFirstCharge = ({ id }: StripeObject) => ({
  metadata: {},
  payment_details: { order_reference: id.slice(0, 25) },
});

export function subscription(order: Order, nextAt: Date): StripeObject {
  return {
    id: newId("sub"),
    object: "subscription",
    customer: newId("cus"),
    items: {
      data: [
        {
          id: newId("si"),
          current_period_end: Math.floor(nextAt.getTime() / 1000),
          price: {
            product: newId("prod"),
            recurring: { interval: order.interval ?? "month", interval_count: 1 },
            unit_amount: order.amount,
          },
        },
      ],
    },
    metadata: order.metadata,
    pause_collection: null,
    status: "active",
  };
}

/** An invoice of a subscription. Stripe keeps the metadata it had when the invoice was made. */
export function invoice(sub: StripeObject, amountPaid: number): StripeObject {
  return {
    id: newId("in"),
    object: "invoice",
    amount_paid: amountPaid,
    currency: "usd",
    parent: {
      type: "subscription_details",
      subscription_details: { metadata: sub["metadata"], subscription: sub.id },
    },
  };
}

/** Ties an invoice to the name that the card was charged under. */
export function invoicePayment(invoiceId: string, intentId: string): StripeObject {
  return {
    id: newId("inpay"),
    object: "invoice_payment",
    invoice: invoiceId,
    payment: { type: "payment_intent", payment_intent: intentId },
  };
}

export function refund(intentId: string, amount: number, at: Date): StripeObject {
  return {
    id: newId("re"),
    object: "refund",
    amount,
    created: Math.floor(at.getTime() / 1000),
    currency: "usd",
    payment_intent: intentId,
    status: "succeeded",
  };
}

export function dispute(
  intentId: string,
  amount: number,
  own: Partial<StripeObject> = {},
): StripeObject {
  return {
    id: newId("dp"),
    object: "dispute",
    amount,
    balance_transactions: [],
    currency: "usd",
    payment_intent: intentId,
    status: "needs_response",
    ...own,
  };
}

export function disputeTransaction(amount: number, fee: number, at: Date): StripeObject {
  return {
    id: newId("txn"),
    object: "balance_transaction",
    amount,
    created: Math.floor(at.getTime() / 1000),
    fee,
  };
}

export const newIntentId = () => newId("pi");
