import type { Gift } from "#domain/giving/gift.ts";
import { receiveWebhook } from "#domain/giving/take-event.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { newIntentId, stripeEvent, type StripeEvent, type StripeObject } from "./stripe-objects.ts";
import type { StripeServer } from "./stripe-server.ts";
import { testGiving, type TestGiving } from "./test-giving.ts";

export async function stripeSite(
  storage: Storage,
  stripe: StripeServer,
  mode: "live" | "test" = "live",
  moment?: string,
) {
  const payments = {
    kind: "stripe",
    secretKey: `sk_${mode}_1234`,
    webhookSecrets: [stripe.webhookSecret],
    apiUrl: stripe.url,
  } as const;
  const site = await testGiving(storage, payments, moment);
  const deliver = async (events: readonly StripeEvent[]): Promise<string[]> => {
    const notes: string[] = [];
    for (const event of events) {
      const signed = { ...event, livemode: mode === "live" };
      const { rawBody, signature } = stripe.sign(signed, site.clock.now());
      notes.push((await receiveWebhook(site.giving, rawBody, signature)).note);
    }
    return notes;
  };
  const event = (type: string, object: StripeObject) => stripeEvent(type, object, site.clock.now());
  const tell = (type: string, object: StripeObject) => deliver([event(type, object)]);
  const checkoutOf = ({ checkoutId }: Gift) => stripe.sessions.get(checkoutId ?? "")!;
  const pay = async (gift: Gift): Promise<Gift> => {
    await deliver(stripe.pay(gift.checkoutId ?? "", site.clock.now()));
    return site.gift(gift.id);
  };
  return {
    ...site,
    deliver,
    event,
    tell,
    checkoutOf,
    /** Stripe reports a paid page. @param own values that differ from those of the page */
    tellPaid: (gift: Gift, own: object = {}) => {
      const paid = { status: "complete", payment_status: "paid", payment_intent: newIntentId() };
      return tell("checkout.session.completed", { ...checkoutOf(gift), ...paid, ...own });
    },
    pay,
    paidGift: async (own: Parameters<TestGiving["begin"]>[0] = {}) => pay(await site.started(own)),
  };
}

export type StripeSite = Awaited<ReturnType<typeof stripeSite>>;
