import {
  isRecurring,
  monthsBetween,
  type Gift,
  type RecurringInterval,
} from "#domain/giving/gift.ts";
import { metadataOf } from "./stripe-names.ts";

/** Events as Stripe would send them for a gift that is paid, or declined, at the demonstration. */

/** The demonstration's names for what Stripe would have named. */
export const demoNames = (giftId: string) => ({
  session: `cs_demo_${giftId}`,
  intent: `pi_demo_${giftId}`,
  invoice: `in_demo_${giftId}`,
  subscription: `sub_demo_${giftId}`,
});

/** The gift behind a payment page's name; null for another kind of name. */
export function giftIdOf(session: string): string | null {
  return /^cs_demo_(\w+)$/.exec(session)?.[1] ?? null;
}

type DemoEvent = Readonly<Record<string, unknown>>;

function event(id: string, type: string, object: unknown, at: Date): DemoEvent {
  const created = Math.floor(at.getTime() / 1000);
  return { id, object: "event", type, created, livemode: false, data: { object } };
}

/** Events of a card that goes through, in order. The same gift always gives the same ids. */
export function paidEvents(gift: Gift, at: Date): readonly DemoEvent[] {
  const names = demoNames(gift.id);
  const metadata = metadataOf({ ...gift, giftId: gift.id });
  const { interval } = gift;
  const isAgain = isRecurring(interval);
  const amount = gift.giftCents + gift.feeCoverCents;
  const session = {
    id: names.session,
    object: "checkout.session",
    mode: isAgain ? "subscription" : "payment",
    payment_status: "paid",
    status: "complete",
    currency: "usd",
    amount_total: amount,
    payment_intent: isAgain ? null : names.intent,
    subscription: isAgain ? names.subscription : null,
    customer: isAgain ? `cus_demo_${gift.id}` : null,
    metadata,
  };
  const completed = event(`evt_demo_session_${gift.id}`, "checkout.session.completed", session, at);
  if (!isAgain) return [completed];
  const invoice = {
    id: names.invoice,
    object: "invoice",
    amount_paid: amount,
    currency: "usd",
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: names.subscription, metadata },
    },
  };
  const subscription = {
    id: names.subscription,
    object: "subscription",
    status: "active",
    metadata,
    pause_collection: null,
    items: {
      data: [{ current_period_end: nextCharge(at, interval), price: { unit_amount: amount } }],
    },
  };
  return [
    completed,
    event(`evt_demo_invoice_${gift.id}`, "invoice.paid", invoice, at),
    event(`evt_demo_subscription_${gift.id}`, "customer.subscription.created", subscription, at),
  ];
}

export function declinedEvents(gift: Gift, at: Date): readonly DemoEvent[] {
  const intent = {
    id: demoNames(gift.id).intent,
    object: "payment_intent",
    status: "requires_payment_method",
    metadata: metadataOf({ ...gift, giftId: gift.id }),
  };
  const id = `evt_demo_declined_${gift.id}`;
  return [event(id, "payment_intent.payment_failed", intent, at)];
}

function nextCharge(at: Date, interval: RecurringInterval): number {
  const next = new Date(at);
  next.setUTCMonth(next.getUTCMonth() + monthsBetween[interval]);
  return Math.floor(next.getTime() / 1000);
}
