import type { Clock } from "#domain/clock.ts";
import { isRecurring, monthsBetween, type Gift } from "#domain/giving/gift.ts";
import { resumePath } from "#domain/giving/giving-paths.ts";
import { monthsAfter } from "#domain/giving/recurring-gift.ts";
import { ownEvent, type PaymentEvent, type PaymentFact } from "#domain/giving/payment-event.ts";
import type { DemoCheckouts, Payments, ProviderChange } from "#domain/giving/payments.ts";
import { addressOf } from "#domain/language/language.ts";
import type { Storage } from "#domain/storage/storage.ts";

/** Demonstration payments for a site without Stripe keys: the payment page is ours and no money moves. */
export function createDemoPayments({ clock }: { readonly clock: Clock }): Payments {
  return {
    mode: "demonstration",
    openCheckout({ giftId, language }) {
      const id = named("cs", giftId);
      // A path only, so that the visitor stays on the same host.
      const url = addressOf("demoCheckout", language, { params: { id } });
      return Promise.resolve({ id, url, names: [], hasOwnCurrency: false });
    },
    closeCheckout: () => Promise.resolve(),
    readWebhook: () => Promise.resolve("refused"),
    // No event can be missed.
    eventsSince: () => Promise.resolve([]),
    feeOf: () => Promise.resolve(null),
    waysToPay: () => Promise.resolve([]),
    async refund(gift, paymentId, amountCents, key) {
      const at = clock.now();
      const refundId = `re_demo_${key.replace(/\W+/g, "_")}`;
      const fact = { refundId, paymentId, amountCents, outcome: "done", at: at.getTime() } as const;
      return ownEvent(`own ${refundId}`, gift.id, at, { kind: "refund", ...fact });
    },
    async changeRecurring(gift, change, key) {
      return ownEvent(`own ${key}`, gift.id, clock.now(), changed(gift, change));
    },
    cardChangeUrl: () => Promise.resolve(null),
  };
}

/** Ids in the form of Stripe's. */
const named = (kind: "cs" | "pi" | "in" | "sub" | "cus", giftId: string) =>
  `${kind}_demo_${giftId}`;

function changed(gift: Gift, change: ProviderChange): PaymentFact {
  const { giftCents, feeCoverCents, recurring, pausedUntil, nextPaymentAt } = gift;
  const now = {
    kind: "recurring",
    state: recurring ?? "active",
    giftCents,
    feeCoverCents,
    pausedUntil: pausedUntil?.getTime() ?? null,
    nextPaymentAt: nextPaymentAt?.getTime() ?? null,
  } as const;
  switch (change.kind) {
    case "amount":
      return { ...now, giftCents: change.giftCents, feeCoverCents: change.feeCoverCents };
    case "pause":
      return { ...now, state: "paused", pausedUntil: change.until.getTime() };
    case "resume":
      return { ...now, state: "active", pausedUntil: null };
    case "stop":
      return { ...now, state: "stopped", pausedUntil: null, nextPaymentAt: null };
  }
}

/** Events of a successful payment, with ids derived from the gift. */
export function paidEvents(gift: Gift, at: Date): readonly PaymentEvent[] {
  const { id, interval, giftCents, feeCoverCents } = gift;
  const event = (what: string, fact: PaymentFact) =>
    ownEvent(`evt_demo_${what}_${id}`, id, at, fact);
  const isAgain = isRecurring(interval);
  const payment = { paymentId: named(isAgain ? "in" : "pi", id), giftCents, feeCoverCents };
  const session = event("session", {
    kind: "checkout",
    outcome: "paid",
    payment: isAgain ? null : payment,
    subscriptionId: isAgain ? named("sub", id) : null,
    customerId: isAgain ? named("cus", id) : null,
  });
  if (!isAgain) return [session];
  return [
    session,
    event("invoice", { kind: "invoice_paid", payment }),
    event("subscription", {
      kind: "recurring",
      state: "active",
      giftCents,
      feeCoverCents,
      pausedUntil: null,
      nextPaymentAt: monthsAfter(at, monthsBetween[interval]).getTime(),
    }),
  ];
}

/** @param take handles an event like one from a webhook */
export function createDemoCheckouts(
  { gifts }: Pick<Storage, "gifts">,
  clock: Clock,
  take: (event: PaymentEvent) => Promise<unknown>,
): DemoCheckouts {
  const find = async (checkoutId: string): Promise<Gift | null> => {
    const giftId = /^cs_demo_(\w+)$/.exec(checkoutId)?.[1] ?? "";
    const gift = await gifts.find(giftId);
    return gift?.mode === "demonstration" ? gift : null;
  };
  return {
    async find(checkoutId) {
      const gift = await find(checkoutId);
      return gift && /^(started|failed)$/.test(gift.state) ? gift : null;
    },
    async act(checkoutId, action) {
      const gift = await find(checkoutId);
      if (!gift) return null;
      if (action === "cancel") return resumePath(gift, "unpaid");
      const now = clock.now();
      const declined = ownEvent(`evt_demo_declined_${gift.id}`, gift.id, now, { kind: "declined" });
      const events = action === "pay" ? paidEvents(gift, now) : [declined];
      for (const event of events) await take(event);
      return action === "pay"
        ? addressOf("donateStatus", gift.language, { params: { id: gift.id } })
        : addressOf("demoCheckout", gift.language, { params: { id: checkoutId } });
    },
  };
}
