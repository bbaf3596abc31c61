import type Stripe from "stripe";
import type { Gift } from "#domain/giving/gift.ts";
import type { FeeKept } from "#domain/giving/payments.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import { hashKey } from "#domain/tables/idempotency-key.ts";
import { readRefund } from "./stripe-event.ts";
import { presentedOf } from "./stripe-shapes.ts";

async function intentOf(stripe: Stripe, paymentId: string): Promise<string | null> {
  if (!paymentId.startsWith("in_")) return paymentId;
  const { data } = await stripe.invoicePayments.list({ invoice: paymentId, status: "paid" });
  const intent = data[0]?.payment.payment_intent;
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}

/** Stripe's fee on a payment, and its charge; null while it does not know. */
export async function stripeFeeOf(stripe: Stripe, paymentId: string): Promise<FeeKept | null> {
  const intent = await intentOf(stripe, paymentId);
  if (intent === null) return null;
  const { latest_charge: charge, presentment_details } = await stripe.paymentIntents.retrieve(
    intent,
    {
      expand: ["latest_charge.balance_transaction"],
    },
  );
  const transaction = charge && typeof charge === "object" ? charge.balance_transaction : null;
  if (!transaction || typeof transaction !== "object") return null;
  return { feeCents: transaction.fee, presented: presentedOf({ presentment_details }) };
}

/** Gives money back; answers what Stripe says of it. */
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
