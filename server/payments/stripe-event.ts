import type { z } from "zod";
import type { PaymentEvent, PaymentFact } from "#domain/giving/payment-event.ts";
import type { RecurringState } from "#domain/giving/gift.ts";
import {
  dispute,
  envelope,
  intent,
  invoice,
  invoicePayment,
  isOther,
  pageNames,
  presentedOf,
  refund,
  session,
  subscriptionObject,
  type Charged,
  type Metadata,
} from "./stripe-shapes.ts";

type Parsed = Pick<PaymentEvent, "giftId" | "knownBy" | "names" | "fact">;

/** Reader of each event type; returns null if the object belongs to no gift of this site. */
const readers: Readonly<Record<string, (object: unknown) => Parsed | null>> = {
  "checkout.session.completed": (object) => readSession(object, null),
  "checkout.session.async_payment_succeeded": (object) => readSession(object, "paid"),
  "checkout.session.async_payment_failed": (object) => readSession(object, "failed"),
  "checkout.session.expired": (object) => readSession(object, "expired"),
  "payment_intent.payment_failed": readDeclined,
  "invoice.paid": readInvoicePaid,
  "invoice.payment_failed": readInvoiceFailed,
  "invoice_payment.paid": readInvoicePayment,
  "refund.created": readRefund,
  "refund.updated": readRefund,
  "refund.failed": readRefund,
  "charge.dispute.created": readDispute,
  "charge.dispute.updated": readDispute,
  "charge.dispute.closed": readDispute,
  "charge.dispute.funds_withdrawn": readDispute,
  "charge.dispute.funds_reinstated": readDispute,
  "customer.subscription.created": readSubscription,
  "customer.subscription.updated": readSubscription,
  "customer.subscription.paused": readSubscription,
  "customer.subscription.resumed": readSubscription,
  "customer.subscription.deleted": readSubscription,
};

/** Event types to subscribe the webhook to (docs/running.md). */
export const eventTypes = Object.keys(readers);

/**
 * Converts a Stripe event.
 * @param isLive the site's mode; events of the other mode are "refused"
 */
export function readStripeEvent(
  value: unknown,
  isLive: boolean,
): PaymentEvent | "of_no_use" | "refused" {
  const read = envelope.safeParse(value);
  if (!read.success || read.data.livemode !== isLive) return "refused";
  const { id, type, created, data } = read.data;
  const parsed = readers[type]?.(data.object) ?? null;
  return parsed ? { id, createdAt: new Date(created * 1000), ...parsed } : "of_no_use";
}

/** Assigned to no gift, whatever its metadata says: staff must settle it. */
function otherCurrency(paymentId: string, currency: string, amount: number): Parsed {
  const fact: PaymentFact = { kind: "other_currency", paymentId, currency, amount };
  return { giftId: null, knownBy: `${currency} ${paymentId}`, names: [], fact };
}

const namesOf = (...names: readonly (string | null | undefined)[]) =>
  names.filter((one) => typeof one === "string");

/** @param known outcome that the event type states; null: it is in `payment_status` */
function readSession(object: unknown, known: "paid" | "failed" | "expired" | null): Parsed | null {
  const one = session.parse(object);
  const giftId = one.metadata?.["gift"];
  if (!giftId) return null;
  const outcome = known ?? (one.payment_status === "unpaid" ? "waiting" : "paid");
  const paymentId = one.payment_intent ?? null;
  const isPaidOnce = outcome === "paid" && one.mode === "payment" && paymentId !== null;
  if (outcome === "paid" && isOther(one.currency)) {
    return otherCurrency(paymentId ?? one.id, one.currency, one.amount_total ?? 0);
  }
  const fact: PaymentFact = {
    kind: "checkout",
    outcome,
    payment: isPaidOnce ? paid(paymentId, one.amount_total ?? 0, one.metadata, one) : null,
    subscriptionId: one.subscription ?? null,
    customerId: one.customer ?? null,
    country: one.customer_details?.address?.country ?? null,
  };
  const names = namesOf(...pageNames(one.id), paymentId, one.subscription);
  return { giftId, knownBy: null, names, fact };
}

function paid(paymentId: string, totalCents: number, kept: Metadata, charged: Charged = {}) {
  if (totalCents <= 0) return null;
  const presented = presentedOf(charged);
  const asked = Number(kept?.["gift_cents"]) + Number(kept?.["fee_cover_cents"]);
  const isOther = Number.isSafeInteger(asked) && asked !== totalCents;
  return {
    paymentId,
    ...divide(totalCents, kept),
    ...(isOther && { askedCents: asked }),
    ...(presented && { presented }),
  };
}

function divide(totalCents: number, kept: Metadata) {
  const cover = Number(kept?.["fee_cover_cents"] ?? 0);
  const isRight = Number.isSafeInteger(cover) && cover >= 0 && cover < totalCents;
  const feeCoverCents = isRight ? cover : 0;
  return { giftCents: totalCents - feeCoverCents, feeCoverCents };
}

/**
 * The first charge of a recurring gift has no metadata, because Stripe creates the subscription after it succeeds
 * (https://docs.stripe.com/changelog/basil/2025-03-31/checkout-legacy-subscription-upgrade). Only the checkout
 * session's id identifies it.
 */
function readDeclined(object: unknown): Parsed | null {
  const one = intent.parse(object);
  const giftId = one.metadata?.["gift"] ?? null;
  const page = one.payment_details?.order_reference ?? "";
  const knownBy = giftId === null && page.startsWith("cs_") ? page : null;
  const isAnybodys = giftId === null && knownBy === null;
  return isAnybodys ? null : { giftId, knownBy, names: [one.id], fact: { kind: "declined" } };
}

/** Parses an invoice and identifies its gift, by metadata or subscription. */
function readInvoice(object: unknown) {
  const one = invoice.parse(object);
  const details = one.parent?.subscription_details ?? one.subscription_details;
  const subscription = details?.subscription ?? one.subscription ?? null;
  const kept = [details?.metadata, one.lines?.data[0]?.metadata].find((each) => each?.["gift"]);
  const giftId = kept?.["gift"] ?? null;
  const knownBy = giftId === null ? subscription : null;
  const isAnybodys = giftId === null && subscription === null;
  return isAnybodys ? null : { one, kept, whose: { giftId, knownBy }, subscription };
}

function readInvoicePaid(object: unknown): Parsed | null {
  const read = readInvoice(object);
  if (!read) return null;
  const { one, kept, whose, subscription } = read;
  if (isOther(one.currency)) return otherCurrency(one.id, one.currency, one.amount_paid);
  const payment = paid(one.id, one.amount_paid, kept);
  if (!payment) return null;
  const alias = one.payment_intent ?? null;
  const fact: PaymentFact = { kind: "invoice_paid", payment, ...(alias && { alias }) };
  return { ...whose, names: namesOf(one.id, subscription, alias), fact };
}

function readInvoiceFailed(object: unknown): Parsed | null {
  const read = readInvoice(object);
  if (!read) return null;
  const { one, whose, subscription } = read;
  const names = namesOf(one.id, subscription);
  return { ...whose, names, fact: { kind: "invoice_failed", paymentId: one.id } };
}

function readInvoicePayment(object: unknown): Parsed | null {
  const { invoice: paymentId, payment } = invoicePayment.parse(object);
  const alias = payment.payment_intent;
  if (!paymentId || !alias) return null;
  const fact: PaymentFact = { kind: "link", paymentId, alias };
  return { giftId: null, knownBy: paymentId, names: [alias], fact };
}

export function readRefund(object: unknown): Parsed | null {
  const one = refund.parse(object);
  const paymentId = one.payment_intent;
  if (!paymentId) return null;
  if (isOther(one.currency)) return otherCurrency(paymentId, one.currency, -one.amount);
  const isBack = one.status === "failed" || one.status === "canceled";
  const fact: PaymentFact = {
    kind: "refund",
    refundId: one.id,
    paymentId,
    amountCents: one.amount,
    outcome: isBack ? "failed" : "done",
    at: one.created * 1000,
  };
  return { giftId: null, knownBy: paymentId, names: [], fact };
}

const wonStates = new Set(["won", "warning_closed", "prevented"]);

function readDispute(object: unknown): Parsed | null {
  const one = dispute.parse(object);
  const paymentId = one.payment_intent;
  if (!paymentId) return null;
  if (isOther(one.currency)) return otherCurrency(paymentId, one.currency, -one.amount);
  const fact: PaymentFact = {
    kind: "dispute",
    disputeId: one.id,
    paymentId,
    amountCents: one.amount,
    outcome: one.status === "lost" ? "lost" : wonStates.has(one.status) ? "won" : "open",
    movements: one.balance_transactions.map(({ id, amount, fee, created }) => ({
      id,
      amountCents: amount,
      feeCents: fee,
      at: created * 1000,
    })),
  };
  return { giftId: null, knownBy: paymentId, names: [], fact };
}

export function readSubscription(object: unknown): Parsed | null {
  const one = subscriptionObject.parse(object);
  const giftId = one.metadata?.["gift"];
  const state = recurringState(one);
  if (!giftId || !state) return null;
  const item = one.items.data[0];
  const unit = item?.price.unit_amount ?? null;
  const parts = unit === null ? null : divide(unit, one.metadata);
  const periodEnd = item?.current_period_end ?? one.current_period_end;
  const resumesAt = one.pause_collection?.resumes_at;
  const fact: PaymentFact = {
    kind: "recurring",
    state,
    giftCents: parts?.giftCents ?? null,
    feeCoverCents: parts?.feeCoverCents ?? null,
    pausedUntil: resumesAt ? resumesAt * 1000 : null,
    nextPaymentAt: periodEnd ? periodEnd * 1000 : null,
  };
  return { giftId, knownBy: null, names: [one.id], fact };
}

/** Null while the first payment has not succeeded. */
function recurringState({
  status,
  pause_collection: pause,
}: z.infer<typeof subscriptionObject>): RecurringState | null {
  if (status === "canceled") return "stopped";
  if (status.startsWith("incomplete")) return null;
  if (pause) return "paused";
  return status === "past_due" || status === "unpaid" ? "late" : "active";
}
