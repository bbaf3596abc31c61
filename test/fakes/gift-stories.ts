import fc from "fast-check";
import { isRecurring, monthsBetween, intervals, type Gift } from "#domain/giving/gift.ts";
import { metadataOf } from "#server/payments/stripe-shapes.ts";
import {
  dispute,
  disputeTransaction,
  invoice,
  invoicePayment,
  newIntentId,
  ofFirstCharge,
  refund,
  session,
  stripeEvent,
  subscription,
  type Order,
  type StripeEvent,
  type StripeObject,
} from "./stripe-objects.ts";

export const giftStories = fc.record({
  interval: fc.constantFrom(...intervals),
  giftCents: fc.integer({ min: 100, max: 200_000 }),
  feeCoverCents: fc.oneof(fc.constant(0), fc.integer({ min: 33, max: 6000 })),
  /** Left, refused in the end, or paid. */
  end: fc.constantFrom("paid", "paid", "paid", "paid", "left", "refused"),
  isDeclinedFirst: fc.boolean(),
  /** Paid from a bank account: the first payment is on its way for days. */
  isSlow: fc.boolean(),
  /** Charges of a recurring gift after the first. */
  charges: fc.integer({ min: 0, max: 3 }),
  refunds: fc.array(
    fc.record({ share: fc.double({ min: 0.05, max: 0.49, noNaN: true }), isBack: fc.boolean() }),
    { maxLength: 2 },
  ),
  dispute: fc.constantFrom("none", "none", "none", "open", "won", "lost"),
  isStopped: fc.boolean(),
});

export type GiftStory = typeof giftStories extends fc.Arbitrary<infer Story> ? Story : never;

/** The state in the end, worked out from the story alone. */
export type GiftOutcome = {
  readonly state: Gift["state"];
  readonly payments: number;
  readonly refundedCents: number;
  /** Paid less what went back, the covered fee included. */
  readonly netCents: number;
};

const monthMs = 30 * 24 * 3_600_000;

/**
 * The events of a story in the order they happen, and its outcome.
 * @param actual the checkout session of a gift that a site has begun; default: one is made up for `giftId`
 */
export function tellStory(
  story: GiftStory,
  giftId: string,
  start: Date,
  actual?: StripeObject,
): { readonly events: readonly StripeEvent[]; readonly outcome: GiftOutcome } {
  const amount = story.giftCents + story.feeCoverCents;
  const own = actual?.["metadata"] as Order["metadata"] | undefined;
  const metadata = own ?? metadataOf({ ...story, giftId });
  const isAgain = isRecurring(story.interval);
  const order = { mode: isAgain ? "subscription" : "payment", amount, metadata } as const;
  const opened = actual ?? session(order);
  const events: StripeEvent[] = [];
  let at = start;
  const pass = (ms: number) => (at = new Date(at.getTime() + ms));
  const tell = (type: string, object: StripeObject) =>
    void events.push(stripeEvent(type, object, pass(1000)));
  const intent = newIntentId();
  const paidIntent = isAgain ? newIntentId() : intent;

  /** A bank account is asked for days; a card answers at once. */
  const pay = (done: StripeObject) => {
    const paid = { ...done, status: "complete", payment_status: "paid" };
    const { isSlow } = story;
    tell("checkout.session.completed", isSlow ? { ...paid, payment_status: "unpaid" } : paid);
    if (isSlow) tell("checkout.session.async_payment_succeeded", paid);
  };
  const charge = () => {
    const apartMs = isRecurring(story.interval) ? monthsBetween[story.interval] * monthMs : 0;
    const sub = subscription(order, new Date(start.getTime() + apartMs));
    tell("customer.subscription.created", sub);
    for (let number = 0; number <= story.charges; number += 1) {
      const bill = invoice(sub, amount);
      const charged = number === 0 ? paidIntent : newIntentId();
      tell("invoice.paid", bill);
      tell("invoice_payment.paid", invoicePayment(bill.id, charged));
      if (number === 0) pay({ ...opened, subscription: sub.id, customer: sub["customer"] });
      pass(apartMs);
    }
    if (story.isStopped) tell("customer.subscription.deleted", { ...sub, status: "canceled" });
  };
  /** @returns the cents that the donor has got back in the end */
  const giveBack = () => {
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
  const disputed = () => {
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

  if (story.isDeclinedFirst) {
    const whose = isAgain ? ofFirstCharge(opened) : { metadata };
    tell("payment_intent.payment_failed", { id: intent, object: "payment_intent", ...whose });
  }
  if (story.end === "left") tell("checkout.session.expired", { ...opened, status: "expired" });
  if (story.end === "refused") {
    const done = { ...opened, status: "complete", payment_intent: intent };
    tell("checkout.session.completed", done);
    tell("checkout.session.async_payment_failed", done);
  }
  if (story.end !== "paid") {
    const isFailed = story.end === "refused" || story.isDeclinedFirst;
    const state = isFailed ? "failed" : "expired";
    return { events, outcome: { state, payments: 0, refundedCents: 0, netCents: 0 } };
  }
  if (isAgain) charge();
  else pay({ ...opened, payment_intent: intent });
  const back = giveBack();
  const taken = disputed();
  const payments = isAgain ? story.charges + 1 : 1;
  const state = story.dispute === "open" || story.dispute === "lost" ? "disputed" : "received";
  const netCents = payments * amount - back - taken;
  return { events, outcome: { state, payments, refundedCents: back, netCents } };
}
