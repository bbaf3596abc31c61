import { z } from "zod";
import type { GivingWords } from "#domain/giving/giving-world.ts";
import { named, pair, some } from "./pair.ts";

const words: z.ZodType<Record<keyof GivingWords, z.infer<typeof pair>>> = named(
  "checkout_once",
  "checkout_monthly",
  "checkout_yearly",
  "where_needed",
  "in_honour_of",
  "in_memory_of",
  "somebody",
  "once",
  "monthly",
  "yearly",
  "kind_monthly",
  "kind_yearly",
  "statement",
  "changed_amount",
  "changed_pause",
  "changed_resume",
  "demonstration",
  "test",
  "given_shares",
  "given_in_return",
  "without_value",
  "receipt_of_sponsor",
  "way_check",
  "way_transfer",
  "way_cash",
  "way_stock",
  "way_fund",
  "way_platform",
  "way_goods",
  "fee_workshop",
  "fee_trip",
  "fee_consultation",
);

/** Ways to pay that Stripe's hosted page may offer, as it is set up there. */
export const paymentWays = ["card", "apple_pay", "google_pay", "link", "us_bank"] as const;
export type PaymentWay = (typeof paymentWays)[number];

const way = z.strictObject({ name: pair, note: pair.nullable() });

const payment_ways = z.strictObject({
  /** What is switched on at Stripe: nothing else is named. */
  offered: some(z.enum(paymentWays)),
  /** `{ways}` is filled in. */
  line: pair,
  /** What the notes stand under. */
  more: pair,
  ways: z.strictObject(
    Object.fromEntries(paymentWays.map((name) => [name, way])) as Record<PaymentWay, typeof way>,
  ),
});

/** content/giving.yaml: words of gifts in letters, of the hosted payment page, and what that takes. */
export const givingFile = z.strictObject({ words, payment_ways });
export type GivingFile = z.infer<typeof givingFile>;
