import type { z } from "zod";
import type { Paid, PaymentEvent, PaymentFact } from "#domain/giving/payment-event.ts";
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

type Told = Pick<PaymentEvent, "giftId" | "knownBy" | "names" | "fact">;

/** The meaning of each kind of event; null: genuine, and no gift of this site. */
const readers: Readonly<Record<string, (object: unknown) => Told | null>> = {
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

/** Every kind of event that the webhook should be sent (docs/running.md). */
export const eventTypes = Object.keys(readers);

/**
 * An event of Stripe in our words.
 *
 * @param isLive whether real money is meant to move; an event of the other mode is "refused"
 */
export function readStripeEvent(
  value: unknown,
  isLive: boolean,
): PaymentEvent | "of_no_use" | "refused" {
  const read = envelope.safeParse(value);
  if (!read.success || read.data.livemode !== isLive) return "refused";
  const { id, type, created, data } = read.data;
  const told = readers[type]?.(data.object) ?? null;
  return told ? { id, createdAt: new Date(created * 1000), ...told } : "of_no_use";
}

/** Belongs to no gift, whatever it carries along: it waits for a person. */
function otherCurrency(paymentId: string, currency: string, amount: number): Told {
  const fact: PaymentFact = { kind: "other_currency", paymentId, currency, amount };
  return { giftId: null, knownBy: `${currency} ${paymentId}`, names: [], fact };
}

const namesOf = (...names: readonly (string | null | undefined)[]) =>
  names.filter((one) => typeof one === "string");

function readSession(object: unknown, told: "paid" | "failed" | "expired" | null): Told | null {
  const one = session.parse(object);
  const giftId = one.metadata?.["gift"];
  if (!giftId) return null;
  const outcome = told ?? (one.payment_status === "unpaid" ? "waiting" : "paid");
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

function paid(
  paymentId: string,
  totalCents: number,
  kept: Metadata,
  charged: Charged = {},
): Paid | null {
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
 * The first charge of a recurring gift carries nothing of ours along: its subscription is made once it is paid
 * (https://docs.stripe.com/changelog/basil/2025-03-31/checkout-legacy-subscription-upgrade). The
 * page it was refused on is all that is told.
 */
function readDeclined(object: unknown): Told | null {
  const one = intent.parse(object);
  const giftId = one.metadata?.["gift"] ?? null;
  const page = one.payment_details?.order_reference ?? "";
  const knownBy = giftId === null && page.startsWith("cs_") ? page : null;
  const isAnybodys = giftId === null && knownBy === null;
  return isAnybodys ? null : { giftId, knownBy, names: [one.id], fact: { kind: "declined" } };
}

/** Finds whose an invoice is: by what it carries along, or by the subscription that we know. */
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

function readInvoicePaid(object: unknown): Told | null {
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

function readInvoiceFailed(object: unknown): Told | null {
  const read = readInvoice(object);
  if (!read) return null;
  const { one, whose, subscription } = read;
  const names = namesOf(one.id, subscription);
  return { ...whose, names, fact: { kind: "invoice_failed", paymentId: one.id } };
}

function readInvoicePayment(object: unknown): Told | null {
  const { invoice: paymentId, payment } = invoicePayment.parse(object);
  const alias = payment.payment_intent;
  if (!paymentId || !alias) return null;
  const fact: PaymentFact = { kind: "link", paymentId, alias };
  return { giftId: null, knownBy: paymentId, names: [alias], fact };
}

/** A refund, told by an event or by the answer to our asking for it. */
export function readRefund(object: unknown): Told | null {
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

function readDispute(object: unknown): Told | null {
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

/** A recurring gift as it stands, told by an event or by the answer to a change of ours. */
export function readSubscription(object: unknown): Told | null {
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

/** Null: its first payment has not succeeded, so that there is no recurring gift yet. */
function recurringState({
  status,
  pause_collection: pause,
}: z.infer<typeof subscriptionObject>): RecurringState | null {
  if (status === "canceled") return "stopped";
  if (status.startsWith("incomplete")) return null;
  if (pause) return "paused";
  return status === "past_due" || status === "unpaid" ? "late" : "active";
}
