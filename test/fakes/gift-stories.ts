import fc from "fast-check";
import { isRecurring, monthsBetween, intervals } from "#domain/giving/gift.ts";
import { metadataOf } from "#server/payments/stripe-shapes.ts";
import {
  dispute,
  disputeTransaction,
  invoice,
  invoicePayment,
  newIntentId,
  refund,
  session,
  stripeEvent,
  type StripeObject,
} from "./stripe-objects.ts";
import { World } from "./stripe-server.ts";

export const giftStories = fc.record({
  interval: fc.constantFrom(...intervals),
  giftCents: fc.integer({ min: 100, max: 200_000 }),
  feeCoverCents: fc.oneof(fc.constant(0), fc.integer({ min: 33, max: 6000 })),
  end: fc.constantFrom("paid", "paid", "paid", "paid", "left", "refused"),
  isDeclinedFirst: fc.boolean(),
  /** Paid from a bank account: the first payment is on its way for days. */
  isSlow: fc.boolean(),
  charges: fc.integer({ min: 0, max: 3 }),
  refunds: fc.array(
    fc.record({ share: fc.double({ min: 0.05, max: 0.49, noNaN: true }), isBack: fc.boolean() }),
    { maxLength: 2 },
  ),
  dispute: fc.constantFrom("none", "none", "none", "open", "won", "lost"),
  isStopped: fc.boolean(),
});

export type GiftStory = typeof giftStories extends fc.Arbitrary<infer Story> ? Story : never;

const monthMs = 30 * 24 * 3_600_000;

/**
 * The events of a story in the order they happen, and its outcome, worked out from the story alone.
 * @param actual the checkout session of a gift that a site has begun; default: one is made up for `giftId`
 */
export function tellStory(story: GiftStory, giftId: string, start: Date, actual?: StripeObject) {
  const amount = story.giftCents + story.feeCoverCents;
  const isAgain = isRecurring(story.interval);
  const mode = isAgain ? "subscription" : "payment";
  const opened = actual ?? session({ mode, amount, metadata: metadataOf({ ...story, giftId }) });
  const stripe = new World();
  stripe.sessions.set(opened.id, opened);
  let at = start;
  const pass = (ms: number) => (at = new Date(at.getTime() + ms));
  const tell = (type: string, object: StripeObject) =>
    void stripe.happen(stripeEvent(type, object, pass(1000)));

  /** @returns the cents that the donor has got back in the end */
  const giveBack = (paidIntent: string) => {
    let back = 0;
    for (const { share, isBack } of story.refunds) {
      const cents = Math.max(1, Math.floor(amount * share));
      const given = refund(paidIntent, cents, at);
      tell("refund.created", { ...given, status: "pending" });
      tell("refund.updated", given);
      if (isBack) tell("refund.failed", { ...given, status: "failed" });
      else back += cents;
    }
    return back;
  };
  /** @returns the cents that the bank has taken in the end */
  const disputed = (paidIntent: string) => {
    if (story.dispute === "none") return 0;
    const opening = dispute(paidIntent, amount);
    const taken = disputeTransaction(-amount, 1500, at);
    tell("charge.dispute.created", opening);
    const withdrawn = { ...opening, balance_transactions: [taken] };
    tell("charge.dispute.funds_withdrawn", withdrawn);
    if (story.dispute === "lost") tell("charge.dispute.closed", { ...withdrawn, status: "lost" });
    if (story.dispute !== "won") return amount;
    const returned = disputeTransaction(amount, 0, at);
    const won = { ...withdrawn, status: "won", balance_transactions: [taken, returned] };
    tell("charge.dispute.funds_reinstated", won);
    tell("charge.dispute.closed", won);
    return 0;
  };

  if (story.isDeclinedFirst) stripe.decline(opened.id, pass(1000));
  if (story.end === "left") tell("checkout.session.expired", { ...opened, status: "expired" });
  if (story.end === "refused") {
    const done = { ...opened, status: "complete", payment_intent: newIntentId() };
    tell("checkout.session.completed", done);
    tell("checkout.session.async_payment_failed", done);
  }
  const { events } = stripe;
  if (story.end !== "paid") {
    const isFailed = story.end === "refused" || story.isDeclinedFirst;
    const state = isFailed ? "failed" : "expired";
    return { events, outcome: { state, payments: 0, refundedCents: 0, netCents: 0 } };
  }
  stripe.pay(opened.id, pass(1000));
  // A bank account is asked for days; a card answers at once.
  if (story.isSlow) {
    const { object } = stripe.events.pop()!.data;
    tell("checkout.session.completed", { ...object, payment_status: "unpaid" });
    tell("checkout.session.async_payment_succeeded", object);
  }
  for (const sub of stripe.subscriptions.values()) {
    const apartMs = isRecurring(story.interval) ? monthsBetween[story.interval] * monthMs : 0;
    for (let number = 0; number < story.charges; number += 1) {
      pass(apartMs);
      const bill = invoice(sub, amount);
      tell("invoice.paid", bill);
      tell("invoice_payment.paid", invoicePayment(bill.id, newIntentId()));
    }
    pass(apartMs);
    if (story.isStopped) tell("customer.subscription.deleted", { ...sub, status: "canceled" });
  }
  const [paidIntent = ""] = stripe.intents.keys();
  const back = giveBack(paidIntent);
  const taken = disputed(paidIntent);
  const payments = isAgain ? story.charges + 1 : 1;
  const isLast = story.dispute === "lost" && payments === 1;
  const state = story.dispute === "open" ? "disputed" : isLast ? "refunded" : "received";
  // The covered fee included.
  const netCents = payments * amount - back - taken;
  return { events, outcome: { state, payments, refundedCents: back, netCents } };
}
