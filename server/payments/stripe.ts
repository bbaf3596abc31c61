import type Stripe from "stripe";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import {
  paymentWays,
  PaymentsUnavailable,
  type PaymentWay,
  type Payments,
} from "#domain/giving/payments.ts";
import { modeOf, type StripeSettings } from "./settings.ts";
import {
  changeStripeRecurring,
  openStripeCheckout,
  refundByStripe,
  stripeFeeOf,
  stripeLocales,
} from "./stripe-calls.ts";
import { eventTypes, readStripeEvent } from "./stripe-event.ts";
import { apiVersionOf } from "./stripe-shapes.ts";

/** API version of our requests and shapes. Events come in the version of the account or webhook endpoint instead. */
export const stripeApiVersion = "2026-10-28.endive";

// The donor waits meanwhile. Stripe's client retries with the same idempotency key.
const timeoutMs = 10_000;
const retries = 2;

/**
 * Payments by Stripe: https://docs.stripe.com/api.
 * @param onOtherVersion called when a webhook has an API version other than `stripeApiVersion`
 */
export async function createStripePayments(
  settings: StripeSettings,
  onOtherVersion: (version: string) => void = () => {},
): Promise<Payments> {
  const { secretKey, webhookSecrets } = settings;
  // Imported lazily: sites without keys start faster.
  const { default: StripeClient } = await import("stripe");
  const stripe = new StripeClient(secretKey, {
    ...addressOf(settings.apiUrl),
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  const mode = modeOf(settings);
  const isLive = mode === "live";
  return {
    mode,
    openCheckout: (order) => callStripe(() => openStripeCheckout(stripe, order)),
    waysToPay: () => callStripe(() => stripeWays(stripe)),
    closeCheckout: (id) => callStripe(async () => void (await stripe.checkout.sessions.expire(id))),
    async readWebhook(...sent) {
      const value = signedBody(stripe, webhookSecrets, ...sent);
      const version = apiVersionOf(value);
      if (version !== null && version !== stripeApiVersion) onOtherVersion(version);
      return readStripeEvent(value, isLive);
    },
    eventsSince: (since) => callStripe(() => eventsSince(stripe, since, isLive)),
    feeOf: (paymentId) => callStripe(() => stripeFeeOf(stripe, paymentId)),
    refund: (gift, paymentId, cents, key) =>
      callStripe(() => refundByStripe(stripe, gift, paymentId, cents, key)),
    changeRecurring: (gift, change, key) =>
      callStripe(() => changeStripeRecurring(stripe, gift, change, key)),
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
  const { protocol, hostname: host, port } = new URL(apiUrl);
  return protocol === "http:"
    ? { host, protocol: "http", port: port || 80 }
    : { host, port: port || 443 };
}

/** Parsed body of a webhook; null unless signed with one of the secrets within the last five minutes. */
function signedBody(
  stripe: Stripe,
  secrets: readonly string[],
  ...[rawBody, signature, now]: Parameters<Payments["readWebhook"]>
): unknown {
  for (const secret of secrets) {
    try {
      const [header, at] = [signature ?? "", now.getTime()];
      return stripe.webhooks.constructEvent(rawBody, header, secret, undefined, undefined, at);
    } catch {
      // Try the next secret: two are valid during rotation.
    }
  }
  return null;
}

/** Payment methods enabled in the account's default configuration (https://docs.stripe.com/payments/payment-method-configurations). */
async function stripeWays(stripe: Stripe): Promise<readonly PaymentWay[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.find(
    ({ is_default, active, application }) => is_default && active && !application,
  );
  return paymentWays.filter((way) => {
    const method = own?.[way];
    return method?.available && method.display_preference.value === "on";
  });
}

async function eventsSince(stripe: Stripe, since: Date, isLive: boolean) {
  const found: PaymentEvent[] = [];
  const unread: string[] = [];
  const created = { gte: Math.floor(since.getTime() / 1000) };
  // Stripe accepts at most 20 types per request.
  for (let at = 0; at < eventTypes.length; at += 20) {
    const types = eventTypes.slice(at, at + 20);
    for await (const event of stripe.events.list({ created, types, limit: 100 })) {
      try {
        const read = readStripeEvent(event, isLive);
        if (typeof read !== "string") found.push(read);
      } catch {
        unread.push(`${event.id} (${event.type} in version ${event.api_version} cannot be read)`);
      }
    }
  }
  return [...unread, ...found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())];
}

/** Wraps every error of a call in `PaymentsUnavailable`, with a cause that is safe to log. */
async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error;
    throw new PaymentsUnavailable(loggable(error), isRefusal(error));
  }
}

// Errors of one request. While keys are wrong or a rate limit holds, no gift can be paid: those have other types
// (https://docs.stripe.com/api/errors/handling).
const refusals = new Set(["StripeInvalidRequestError", "StripeIdempotencyError"]);

const isRefusal = (error: unknown) =>
  error instanceof Error && "type" in error && refusals.has(String(error.type));

/** Drops the message of a Stripe error, which can contain a donor's address. */
function loggable(error: unknown): unknown {
  if (!(error instanceof Error) || !("requestId" in error)) return error;
  const { type, code, statusCode, requestId } = error as Error & Record<string, unknown>;
  const parts = { type, code, statusCode, requestId };
  const text = Object.entries(parts).filter(([, value]) => value !== undefined);
  return new Error(`Stripe: ${text.map(([what, value]) => `${what} ${String(value)}`).join(", ")}`);
}
