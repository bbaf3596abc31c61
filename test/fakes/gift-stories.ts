import fc from "fast-check";
import { isRecurring, monthsBetween, intervals, type Gift } from "#domain/giving/gift.ts";
import { metadataOf } from "#server/payments/stripe-shapes.ts";
import * as objects from "./stripe-objects.ts";

export const giftStories = fc.record({
  interval: fc.constantFrom(...intervals),
  giftCents: fc.integer({ min: 100, max: 200_000 }),
  feeCoverCents: fc.oneof(fc.constant(0), fc.integer({ min: 33, max: 6000 })),
  /** Left, refused in the end, or paid. */
  end: fc.constantFrom("paid", "paid", "paid", "paid", "left", "refused"),
  /** A card was refused first. */
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
 * @param actual the checkout objects.session of a gift that a site has begun; default: one is made up for `giftId`
 */
export function tellStory(
  story: GiftStory,
  giftId: string,
  start: Date,
  actual?: objects.StripeObject,
): { readonly events: readonly objects.StripeEvent[]; readonly outcome: GiftOutcome } {
  const amount = story.giftCents + story.feeCoverCents;
  const own = actual?.["metadata"] as objects.Order["metadata"] | undefined;
  const metadata = own ?? metadataOf({ ...story, giftId });
  const isAgain = isRecurring(story.interval);
  const order = { mode: isAgain ? "subscription" : "payment", amount, metadata } as const;
  const opened = actual ?? objects.session(order);
  const events: objects.StripeEvent[] = [];
  let at = start;
  const tell = (type: string, object: objects.StripeObject) => {
    at = new Date(at.getTime() + 1000);
    events.push(objects.stripeEvent(type, object, at));
  };
  const intent = objects.newIntentId();
  if (story.isDeclinedFirst) {
    const whose = isAgain ? objects.ofFirstCharge(opened) : { metadata };
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
  const apartMs = isRecurring(story.interval) ? monthsBetween[story.interval] * monthMs : 0;
  const goOn = () => (at = new Date(at.getTime() + apartMs));
  const nextAt = new Date(start.getTime() + apartMs);
  if (!isAgain) tellPaid(story, { ...opened, payment_intent: intent }, tell);
  const paidIntent = isAgain
    ? tellCharges(story, opened, { ...order, nextAt }, tell, goOn)
    : intent;
  const back = tellRefunds(story, paidIntent, amount, tell, () => at);
  const taken = tellDispute(story, paidIntent, amount, tell, () => at);
  const payments = isAgain ? story.charges + 1 : 1;
  const state = story.dispute === "open" || story.dispute === "lost" ? "disputed" : "received";
  const netCents = payments * amount - back - taken;
  return { events, outcome: { state, payments, refundedCents: back, netCents } };
}

type Tell = (type: string, object: objects.StripeObject) => void;

/** A bank account is asked for days; a card answers at once. */
function tellPaid({ isSlow }: GiftStory, done: objects.StripeObject, tell: Tell): void {
  const paid = { ...done, status: "complete", payment_status: "paid" };
  tell("checkout.session.completed", isSlow ? { ...paid, payment_status: "unpaid" } : paid);
  if (isSlow) tell("checkout.session.async_payment_succeeded", paid);
}

function tellCharges(
  story: GiftStory,
  opened: objects.StripeObject,
  { nextAt, ...order }: objects.Order & { readonly nextAt: Date },
  tell: Tell,
  goOn: () => void,
): string {
  const sub = objects.subscription(order, nextAt);
  const first = objects.newIntentId();
  tell("customer.subscription.created", sub);
  for (let charge = 0; charge <= story.charges; charge += 1) {
    const bill = objects.invoice(sub, order.amount);
    const intent = charge === 0 ? first : objects.newIntentId();
    tell("invoice.paid", bill);
    tell("invoice_payment.paid", objects.invoicePayment(bill.id, intent, order.amount));
    if (charge === 0) {
      const done = { ...opened, subscription: sub.id, customer: sub["customer"] };
      tellPaid(story, done, tell);
    }
    goOn();
  }
  if (story.isStopped) tell("customer.subscription.deleted", { ...sub, status: "canceled" });
  return first;
}

/** Answers what the donor has got back in the end. */
function tellRefunds(
  { refunds }: GiftStory,
  intent: string,
  amount: number,
  tell: Tell,
  now: () => Date,
): number {
  let back = 0;
  for (const { share, isBack } of refunds) {
    const cents = Math.max(1, Math.floor(amount * share));
    const given = objects.refund(intent, cents, now());
    tell("refund.created", { ...given, status: "pending" });
    tell("refund.updated", given);
    if (isBack) tell("refund.failed", { ...given, status: "failed" });
    else back += cents;
  }
  return back;
}

/** Answers what the bank has taken in the end. */
function tellDispute(
  story: GiftStory,
  intent: string,
  amount: number,
  tell: Tell,
  now: () => Date,
): number {
  if (story.dispute === "none") return 0;
  const taken = objects.disputeTransaction(-amount, 1500, now());
  const opened = objects.dispute(intent, amount);
  tell("charge.dispute.created", opened);
  const withdrawn = { ...opened, balance_transactions: [taken] };
  tell("charge.dispute.funds_withdrawn", withdrawn);
  if (story.dispute === "open") return amount;
  if (story.dispute === "lost") {
    tell("charge.dispute.closed", { ...withdrawn, status: "lost" });
    return amount;
  }
  const returned = objects.disputeTransaction(amount, 0, now());
  const won = { ...withdrawn, status: "won", balance_transactions: [taken, returned] };
  tell("charge.dispute.funds_reinstated", won);
  tell("charge.dispute.closed", won);
  return 0;
}
