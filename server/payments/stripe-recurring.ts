import type Stripe from "stripe";
import { isRecurring, type Gift, type RecurringInterval } from "#domain/giving/gift.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { ProviderChange } from "#domain/giving/payments.ts";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import { stripeIntervals } from "./stripe-checkout.ts";
import { readSubscription } from "./stripe-event.ts";
import { metadataOf } from "./stripe-shapes.ts";

/** Changes a recurring gift at Stripe; answers how it stands then. */
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
  const told = readSubscription(changed);
  if (!told) throw new Error("the subscription is not of this site");
  return { ...told, id: `own ${hashKey(key)}`, createdAt: new Date(), giftId: gift.id };
}

async function askChange(
  stripe: Stripe,
  gift: Gift & { readonly interval: RecurringInterval },
  id: string,
  change: ProviderChange,
  key: string,
): Promise<Stripe.Subscription> {
  const options = { idempotencyKey: key };
  const update = (params: Stripe.SubscriptionUpdateParams) =>
    stripe.subscriptions.update(id, params, options);
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

/** Stopping what is stopped already is as good. */
async function stop(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  try {
    return await stripe.subscriptions.cancel(id);
  } catch (error) {
    const now = await stripe.subscriptions.retrieve(id);
    if (now.status === "canceled") return now;
    throw error;
  }
}
