import type Stripe from "stripe";
import { isRecurring, type RecurringInterval } from "#domain/giving/gift.ts";
import type { CheckoutOrder } from "#domain/giving/payments.ts";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import type { Language } from "#domain/language/language.ts";
import { metadataOf, pageNames } from "./stripe-shapes.ts";

/** Our languages by Stripe's names. */
export const stripeLocales = { en: "en", es: "es-419" } as const satisfies Record<Language, string>;

export const stripeIntervals = {
  monthly: "month",
  yearly: "year",
} as const satisfies Record<RecurringInterval, string>;

/**
 * Opens the hosted payment page of a gift; the same page however often it is asked for. Which methods it offers
 * and whether it shows the donor's own currency (docs.stripe.com/payments/currencies/localize-prices/adaptive-pricing)
 * is the account's setting.
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
