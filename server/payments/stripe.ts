import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { Gift } from "#domain/giving/gift.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import { PaymentsUnavailable } from "#domain/ports.ts";
import type { CheckoutOrder, Payments, ProviderChange } from "#domain/ports.ts";
import type { Language } from "#domain/records.ts";
import { isSigned } from "./signature.ts";
import {
  eventTypes,
  metadataOf,
  readRefund,
  readStripeEvent,
  readSubscription,
} from "./stripe-event.ts";

export type StripeSettings = {
  readonly secretKey: string;
  /** More than one while a secret is being replaced. */
  readonly webhookSecrets: readonly string[];
  /** Null: Stripe's own. */
  readonly apiUrl: string | null;
};

// A donor waits for it; twice more is tried by the package, with the same idempotency key.
const timeoutMs = 10_000;
const tries = 2;
const locales = { en: "en", es: "es-419" } as const satisfies Record<Language, string>;

/** Payments by Stripe: https://docs.stripe.com/api. */
export async function createStripePayments(settings: StripeSettings): Promise<Payments> {
  const { secretKey, webhookSecrets } = settings;
  // Loaded here only: a site without keys starts faster without it.
  const { default: StripeClient } = await import("stripe");
  const stripe = new StripeClient(secretKey, {
    ...addressOf(settings.apiUrl),
    timeout: timeoutMs,
    maxNetworkRetries: tries,
    telemetry: false,
  });
  const isLive = /^(sk|rk)_live_/.test(secretKey);
  return {
    isDemonstration: false,
    openCheckout: (order) => named(() => openCheckout(stripe, order)),
    async readWebhook(rawBody, signature, now) {
      if (!isSigned(rawBody, signature, webhookSecrets, now)) return "refused";
      return readStripeEvent(parsed(rawBody), isLive);
    },
    eventsSince: (since) => eventsSince(stripe, since, isLive),
    feeOf: (paymentId) => named(() => feeOf(stripe, paymentId)),
    refund: (gift, paymentId, cents, key) =>
      named(() => refund(stripe, gift, paymentId, cents, key)),
    changeMonthly: (gift, change, key) => named(() => changeMonthly(stripe, gift, change, key)),
    cardChangeUrl: (gift, returnUrl) =>
      named(async () => {
        if (gift.customerId === null) return null;
        const { url } = await stripe.billingPortal.sessions.create({
          customer: gift.customerId,
          return_url: returnUrl,
          locale: locales[gift.language],
          flow_data: { type: "payment_method_update" },
        });
        return url;
      }),
  };
}

function addressOf(apiUrl: string | null): Partial<Stripe.StripeConfig> {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttp = protocol === "http:";
  return {
    host: hostname,
    protocol: isHttp ? "http" : "https",
    port: port === "" ? (isHttp ? 80 : 443) : Number(port),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function named<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof PaymentsUnavailable ? error : new PaymentsUnavailable(told(error));
  }
}

/** What may stand in a log: Stripe's own message can repeat a donor's address. */
function told(error: unknown): unknown {
  if (!(error instanceof Error) || !("requestId" in error)) return error;
  const { type, code, statusCode, requestId } = error as Error & Record<string, unknown>;
  const parts = { type, code, statusCode, requestId };
  const text = Object.entries(parts).filter(([, value]) => value !== undefined);
  return new Error(`Stripe: ${text.map(([what, value]) => `${what} ${String(value)}`).join(", ")}`);
}

/** Stripe takes at most 255 signs. */
const idempotencyKey = (text: string) => createHash("sha256").update(text).digest("base64url");

async function openCheckout(stripe: Stripe, order: CheckoutOrder) {
  const { giftId, giftCents, feeCoverCents, rhythm, title } = order;
  const metadata = metadataOf(order);
  const isMonthly = rhythm === "monthly";
  const session = await stripe.checkout.sessions.create(
    {
      mode: isMonthly ? "subscription" : "payment",
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "usd",
            unit_amount: giftCents + feeCoverCents,
            product_data: { name: title },
            ...(isMonthly && { recurring: { interval: "month" as const } }),
          },
        },
      ],
      customer_email: order.email,
      client_reference_id: giftId,
      locale: locales[order.language],
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      metadata,
      ...(isMonthly
        ? { subscription_data: { metadata, description: title } }
        : { submit_type: "donate", payment_intent_data: { metadata, description: title } }),
    },
    { idempotencyKey: idempotencyKey(`open ${giftId}`) },
  );
  if (!session.url) throw new Error("the payment page has no address");
  return { id: session.id, url: session.url };
}

async function* eventsSince(
  stripe: Stripe,
  since: Date,
  isLive: boolean,
): AsyncIterable<PaymentEvent> {
  const found: PaymentEvent[] = [];
  await named(async () => {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    // Stripe takes at most twenty kinds in one question.
    for (let at = 0; at < eventTypes.length; at += 20) {
      const types = eventTypes.slice(at, at + 20);
      for await (const event of stripe.events.list({ created, types, limit: 100 })) {
        const read = readStripeEvent(event, isLive);
        if (typeof read !== "string") found.push(read);
      }
    }
  });
  yield* found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** What the card was charged under: itself, or behind an invoice. */
async function intentOf(stripe: Stripe, paymentId: string): Promise<string | null> {
  if (!paymentId.startsWith("in_")) return paymentId;
  const { data } = await stripe.invoicePayments.list({ invoice: paymentId, status: "paid" });
  const intent = data[0]?.payment.payment_intent;
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}

async function feeOf(stripe: Stripe, paymentId: string): Promise<number | null> {
  const intent = await intentOf(stripe, paymentId);
  if (intent === null) return null;
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ["latest_charge.balance_transaction"],
  });
  const transaction = charge && typeof charge === "object" ? charge.balance_transaction : null;
  return transaction && typeof transaction === "object" ? transaction.fee : null;
}

async function refund(
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
    { idempotencyKey: idempotencyKey(key) },
  );
  const told = readRefund(done);
  if (told?.fact.kind !== "refund") throw new Error("the refund has no payment");
  return {
    ...told,
    id: `own ${done.id}`,
    createdAt: new Date(done.created * 1000),
    giftId: gift.id,
    names: [intent],
    fact: { ...told.fact, paymentId },
  };
}

async function changeMonthly(
  stripe: Stripe,
  gift: Gift,
  change: ProviderChange,
  key: string,
): Promise<PaymentEvent> {
  const id = gift.subscriptionId;
  if (id === null) throw new Error("the gift has no subscription");
  const changed = await askChange(stripe, gift, id, change, idempotencyKey(key));
  const told = readSubscription(changed);
  if (!told) throw new Error("the subscription is not of this site");
  return { ...told, id: `own ${idempotencyKey(key)}`, createdAt: new Date(), giftId: gift.id };
}

async function askChange(
  stripe: Stripe,
  gift: Gift,
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
              recurring: { interval: "month" },
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
    case "move":
      // The one way Stripe has to move the day: a free time until then, without proration.
      return update({
        trial_end: Math.floor(change.nextPaymentAt.getTime() / 1000),
        proration_behavior: "none",
      });
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
