import type Stripe from "stripe";
import { isRecurring, type Gift, type RecurringInterval } from "#domain/giving/gift.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { CheckoutOrder, FeeKept, ProviderChange } from "#domain/giving/payments.ts";
import type { Language } from "#domain/language/language.ts";
import { hashKey } from "#domain/hashing.ts";
import { readRefund, readSubscription } from "./stripe-event.ts";
import { metadataOf, pageNames, presentedOf } from "./stripe-shapes.ts";

export const stripeLocales = { en: "en", es: "es-419" } as const satisfies Record<Language, string>;

const stripeIntervals = {
  monthly: "month",
  yearly: "year",
} as const satisfies Record<RecurringInterval, string>;

/**
 * Opens the hosted payment page of a gift; idempotent per gift. Payment methods and local currencies (Adaptive Pricing,
 * docs.stripe.com/payments/currencies/localize-prices/adaptive-pricing) are settings of the account.
 */
export async function openStripeCheckout(stripe: Stripe, order: CheckoutOrder) {
  const { giftId, giftCents, feeCoverCents, interval, title } = order;
  const metadata = metadataOf(order);
  const every = isRecurring(interval) ? stripeIntervals[interval] : null;
  const session = await stripe.checkout.sessions.create(
    {
      mode: every ? "subscription" : "payment",
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "usd",
            unit_amount: giftCents + feeCoverCents,
            product_data: { name: title },
            ...(every && { recurring: { interval: every } }),
          },
        },
      ],
      customer_email: order.email,
      client_reference_id: giftId,
      locale: stripeLocales[order.language],
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
      metadata,
      ...(every
        ? { subscription_data: { metadata, description: title } }
        : { submit_type: "donate", payment_intent_data: { metadata, description: title } }),
    },
    { idempotencyKey: hashKey(`open ${giftId}`) },
  );
  if (!session.url) throw new Error("the payment page has no address");
  const hasOwnCurrency = session.adaptive_pricing?.enabled ?? false;
  return { id: session.id, url: session.url, names: pageNames(session.id), hasOwnCurrency };
}

/** Changes a subscription; returns its new state as an event. */
export async function changeStripeRecurring(
  stripe: Stripe,
  gift: Gift,
  change: ProviderChange,
  key: string,
): Promise<PaymentEvent> {
  const id = gift.subscriptionId;
  const { interval } = gift;
  if (id === null || !isRecurring(interval)) throw new Error("the gift has no subscription");
  const changed = await askChange(stripe, { ...gift, interval }, id, change, hashKey(key));
  const event = readSubscription(changed);
  if (!event) throw new Error("the subscription is not of this site");
  // Events are applied in their order of time: with our clock ahead, Stripe's next ones would be taken for older.
  const latest = Date.parse(changed.lastResponse.headers["date"] ?? "") + 999;
  const createdAt = new Date(Math.min(Date.now(), latest));
  return { ...event, id: `own ${hashKey(key)}`, createdAt, giftId: gift.id };
}

async function askChange(
  stripe: Stripe,
  gift: Gift & { readonly interval: RecurringInterval },
  id: string,
  change: ProviderChange,
  key: string,
): Promise<Stripe.Response<Stripe.Subscription>> {
  const options = { idempotencyKey: key };
  const update = async (params: Stripe.SubscriptionUpdateParams) => {
    // First, so that a bill that cannot be voided leaves the gift as it is.
    if (change.kind !== "resume") await voidUnpaid(stripe, id);
    return stripe.subscriptions.update(id, params, options);
  };
  switch (change.kind) {
    case "amount": {
      const { giftCents, feeCoverCents } = change;
      const item = (await stripe.subscriptions.retrieve(id)).items.data[0];
      if (!item) throw new Error("the subscription has nothing in it");
      const { product } = item.price;
      return update({
        items: [
          {
            id: item.id,
            price_data: {
              currency: "usd",
              product: typeof product === "string" ? product : product.id,
              unit_amount: giftCents + feeCoverCents,
              recurring: { interval: stripeIntervals[gift.interval] },
            },
          },
        ],
        proration_behavior: "none",
        metadata: metadataOf({ giftId: gift.id, giftCents, feeCoverCents }),
      });
    }
    case "pause":
      return update({
        pause_collection: {
          behavior: "void",
          resumes_at: Math.floor(change.until.getTime() / 1000),
        },
      });
    case "resume":
      return update({ pause_collection: "" });
    case "stop":
      return stop(stripe, id);
  }
}

/** Voids the bills of a late subscription: Stripe would charge them again, also in a pause or after a change of amount. */
async function voidUnpaid(stripe: Stripe, subscription: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscription);
  // An open bill of another one is on its way from a bank account.
  if (status !== "past_due" && status !== "unpaid") return;
  for await (const { id } of stripe.invoices.list({ subscription, status: "open" }))
    await stripe.invoices.voidInvoice(id);
}

/** Cancels a subscription; succeeds if it is already canceled. */
async function stop(stripe: Stripe, id: string): Promise<Stripe.Response<Stripe.Subscription>> {
  try {
    return await stripe.subscriptions.cancel(id);
  } catch (error) {
    const now = await stripe.subscriptions.retrieve(id);
    if (now.status === "canceled") return now;
    throw error;
  }
}

/** The payment intent of a payment id, which may be an invoice's; null: none. */
async function intentOf(stripe: Stripe, paymentId: string): Promise<string | null> {
  if (!paymentId.startsWith("in_")) return paymentId;
  const { data } = await stripe.invoicePayments.list({ invoice: paymentId, status: "paid" });
  const intent = data[0]?.payment.payment_intent;
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}

/** Stripe's fee on a payment and the charged currency; null while Stripe does not know the fee. */
export async function stripeFeeOf(stripe: Stripe, paymentId: string): Promise<FeeKept | null> {
  const intent = await intentOf(stripe, paymentId);
  if (intent === null) return null;
  const expand = ["latest_charge.balance_transaction"];
  const found = await stripe.paymentIntents.retrieve(intent, { expand });
  const { latest_charge: charge, presentment_details } = found;
  const transaction = charge && typeof charge === "object" ? charge.balance_transaction : null;
  if (!transaction || typeof transaction !== "object") return null;
  return { feeCents: transaction.fee, presented: presentedOf({ presentment_details }) };
}

export async function refundByStripe(
  stripe: Stripe,
  gift: Gift,
  paymentId: string,
  amount: number,
  key: string,
): Promise<PaymentEvent> {
  const intent = await intentOf(stripe, paymentId);
  if (intent === null) throw new Error("nothing was charged under this invoice");
  const done = await stripe.refunds.create(
    { payment_intent: intent, amount, metadata: { gift: gift.id } },
    { idempotencyKey: hashKey(key) },
  );
  const event = readRefund(done);
  if (event?.fact.kind !== "refund") throw new Error("the refund has no payment");
  return {
    ...event,
    id: `own ${done.id}`,
    createdAt: new Date(done.created * 1000),
    giftId: gift.id,
    names: [intent],
    fact: { ...event.fact, paymentId },
  };
}
