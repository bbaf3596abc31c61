import type { Presented } from "#domain/language/format.ts";
import { z } from "zod";

/**
 * The parts of Stripe's objects that we read (https://docs.stripe.com/api). Fields are read in old and new places,
 * because an account's events keep the API version it was opened with (https://docs.stripe.com/changelog/basil,
 * 2025-03-31, moved most of them).
 */

/** The outer shape of every event. */
export const envelope = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const metadata = z.record(z.string(), z.string()).nullish();
export type Metadata = z.infer<typeof metadata>;
/** A reference to an object: its id, or the expanded object. */
const name = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish();

export const session = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  presentment_details: z
    .object({ presentment_amount: z.int(), presentment_currency: z.string().regex(/^[a-z]{3}$/) })
    .nullish()
    .catch(null),
  payment_intent: name,
  subscription: name,
  customer: name,
  customer_details: z
    .object({
      address: z
        .object({
          country: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .nullish()
            .catch(null),
        })
        .nullish(),
    })
    .nullish(),
  metadata,
});
export const intent = z.object({
  id: z.string(),
  metadata,
  payment_details: z.object({ order_reference: z.string().nullish() }).nullish(),
});
export const invoice = z.object({
  id: z.string(),
  amount_paid: z.int(),
  currency: z.string().nullish(),
  parent: z
    .object({ subscription_details: z.object({ metadata, subscription: name }).nullish() })
    .nullish(),
  // Before 2025-03-31:
  subscription: name,
  subscription_details: z.object({ metadata, subscription: name }).nullish(),
  payment_intent: name,
  // Before 2023 a subscription's metadata was only on its lines.
  lines: z.object({ data: z.array(z.object({ metadata })) }).nullish(),
});
export const invoicePayment = z.object({
  invoice: name,
  payment: z.object({ payment_intent: name }),
});
export const refund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string().nullish(),
  status: z.string().nullish(),
  payment_intent: name,
  created: z.int(),
});
export const dispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string().nullish(),
  status: z.string(),
  payment_intent: name,
  balance_transactions: z
    .array(z.object({ id: z.string(), amount: z.int(), fee: z.int(), created: z.int() }))
    .default([]),
});
export const subscriptionObject = z.object({
  id: z.string(),
  status: z.string(),
  metadata,
  pause_collection: z.object({ resumes_at: z.int().nullish() }).nullish(),
  // Before 2025-03-31; since then on each item.
  current_period_end: z.int().nullish(),
  items: z.object({
    data: z.array(
      z.object({
        current_period_end: z.int().nullish(),
        price: z.object({ unit_amount: z.int().nullish() }),
      }),
    ),
  }),
});

export function apiVersionOf(value: unknown): string | null {
  return z.object({ api_version: z.string() }).safeParse(value).data?.api_version ?? null;
}

/** Metadata of every object we create at Stripe: identifies the gift in its events. */
export const metadataOf = (gift: {
  readonly giftId: string;
  readonly giftCents: number;
  readonly feeCoverCents: number;
}) => ({
  gift: gift.giftId,
  gift_cents: String(gift.giftCents),
  fee_cover_cents: String(gift.feeCoverCents),
});

/**
 * Ids by which events refer to a checkout session: in full, or cut to the 25 characters that card networks accept
 * (https://docs.stripe.com/api/payment_intents/object, payment_details.order_reference).
 */
export const pageNames = (sessionId: string) => [sessionId, sessionId.slice(0, 25)];

const ourCurrency = "usd";

export const isOther = (currency: string | null | undefined): currency is string =>
  typeof currency === "string" && currency.toLowerCase() !== ourCurrency;

export type Charged = Pick<z.infer<typeof session>, "presentment_details">;

/** The charge in a currency other than dollars; null if in dollars. */
export function presentedOf({ presentment_details: charge }: Charged): Presented | null {
  if (!charge || !isOther(charge.presentment_currency)) return null;
  return { currency: charge.presentment_currency, amount: charge.presentment_amount };
}
