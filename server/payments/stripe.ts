import type Stripe from "stripe";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { Payments } from "#domain/giving/payments.ts";
import { isSigned } from "./signature.ts";
import { callStripe } from "./stripe-call.ts";
import { openStripeCheckout, stripeLocales } from "./stripe-checkout.ts";
import { eventTypes, readStripeEvent } from "./stripe-event.ts";
import { refundByStripe, stripeFeeOf } from "./stripe-money.ts";
import { changeStripeMonthly } from "./stripe-monthly.ts";

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
    openCheckout: (order) => callStripe(() => openStripeCheckout(stripe, order)),
    async readWebhook(rawBody, signature, now) {
      if (!isSigned(rawBody, signature, webhookSecrets, now)) return "refused";
      return readStripeEvent(parsed(rawBody), isLive);
    },
    eventsSince: (since) => eventsSince(stripe, since, isLive),
    feeOf: (paymentId) => callStripe(() => stripeFeeOf(stripe, paymentId)),
    refund: (gift, paymentId, cents, key) =>
      callStripe(() => refundByStripe(stripe, gift, paymentId, cents, key)),
    changeMonthly: (gift, change, key) =>
      callStripe(() => changeStripeMonthly(stripe, gift, change, key)),
    cardChangeUrl: (gift, returnUrl) =>
      callStripe(async () => {
        if (gift.customerId === null) return null;
        const { url } = await stripe.billingPortal.sessions.create({
          customer: gift.customerId,
          return_url: returnUrl,
          locale: stripeLocales[gift.language],
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

async function* eventsSince(
  stripe: Stripe,
  since: Date,
  isLive: boolean,
): AsyncIterable<PaymentEvent> {
  const found: PaymentEvent[] = [];
  await callStripe(async () => {
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
