import { unpaidPath } from "#domain/giving/giving-paths.ts";
import { addressOf } from "#domain/language/language.ts";
import type { DemoCheckouts } from "#domain/giving/demo-checkouts.ts";
import type { WebhookAnswer } from "#domain/giving/giving.ts";
import type { Gift, RecurringState } from "#domain/giving/gift.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { Clock } from "#domain/clock.ts";
import type { Payments, ProviderChange } from "#domain/giving/payments.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { declinedEvents, demoNames, giftIdOf, paidEvents } from "./demo-event.ts";
import { isSigned, signatureOf } from "./signature.ts";
import { readStripeEvent } from "./stripe-event.ts";

type DemoWorld = { readonly storage: Pick<Storage, "secret" | "gifts">; readonly clock: Clock };

const webhookSecret = ({ storage }: DemoWorld) => storage.secret("demo-webhook");

/**
 * The payment provider of a site without keys: no money moves. Its payment page is ours, and tells
 * what happened there by the same signed events.
 */
export function createDemoPayments(world: DemoWorld): Payments {
  const { clock } = world;
  return {
    mode: "demonstration",
    async openCheckout({ giftId, language }) {
      const id = demoNames(giftId).session;
      // A path: it stays on the address the visitor came by.
      return { id, url: addressOf("demoCheckout", language, { params: { id } }), names: [] };
    },
    closeCheckout: () => Promise.resolve(),
    async readWebhook(rawBody, signature, now) {
      const secret = await webhookSecret(world);
      if (!isSigned(rawBody, signature, [secret], now)) return "refused";
      return readStripeEvent(JSON.parse(rawBody) as unknown, false);
    },
    async *eventsSince() {
      // What this provider tells, it tells at once.
    },
    feeOf: () => Promise.resolve(null),
    waysToPay: () => Promise.resolve({ ways: [], hasOwnCurrency: false }),
    async refund(gift, paymentId, amountCents, key): Promise<PaymentEvent> {
      const at = clock.now();
      const refundId = `re_demo_${key.replace(/\W+/g, "_")}`;
      return ownEvent(gift, refundId, at, {
        kind: "refund",
        refundId,
        paymentId,
        amountCents,
        outcome: "done",
        at: at.getTime(),
      });
    },
    async changeRecurring(gift, change, key): Promise<PaymentEvent> {
      return ownEvent(gift, key, clock.now(), changedFact(gift, change));
    },
    cardChangeUrl: () => Promise.resolve(null),
  };
}

function ownEvent(
  gift: Gift,
  id: string,
  createdAt: Date,
  fact: PaymentEvent["fact"],
): PaymentEvent {
  return { id: `own ${id}`, createdAt, giftId: gift.id, knownBy: null, names: [], fact };
}

function changedFact(gift: Gift, change: ProviderChange): PaymentEvent["fact"] {
  const pausedUntil = gift.pausedUntil?.getTime() ?? null;
  const nextPaymentAt = gift.nextPaymentAt?.getTime() ?? null;
  const state: RecurringState = gift.recurring ?? "active";
  const { giftCents, feeCoverCents } = gift;
  const so = {
    kind: "recurring",
    state,
    giftCents,
    feeCoverCents,
    pausedUntil,
    nextPaymentAt,
  } as const;
  switch (change.kind) {
    case "amount":
      return { ...so, giftCents: change.giftCents, feeCoverCents: change.feeCoverCents };
    case "pause":
      return { ...so, state: "paused", pausedUntil: change.until.getTime() };
    case "resume":
      return { ...so, state: "active", pausedUntil: null };
    case "stop":
      return { ...so, state: "stopped", pausedUntil: null, nextPaymentAt: null };
  }
}

/** @param deliver takes a webhook as it would come from outside */
export function createDemoCheckouts(
  world: DemoWorld,
  deliver: (rawBody: string, signature: string) => Promise<WebhookAnswer>,
): DemoCheckouts {
  const findOpen = async (checkoutId: string): Promise<Gift | null> => {
    const giftId = giftIdOf(checkoutId);
    const gift = giftId === null ? null : await world.storage.gifts.find(giftId);
    const isOpen = gift?.mode === "demonstration" && /^(started|failed)$/.test(gift.state);
    return isOpen ? gift : null;
  };
  return {
    async find(checkoutId) {
      const gift = await findOpen(checkoutId);
      return (
        gift && {
          interval: gift.interval,
          totalCents: gift.giftCents + gift.feeCoverCents,
          email: gift.email,
          language: gift.language,
          wasDeclined: gift.state === "failed",
        }
      );
    },
    async act(checkoutId, action) {
      const giftId = giftIdOf(checkoutId);
      const gift = giftId === null ? null : await world.storage.gifts.find(giftId);
      if (gift?.mode !== "demonstration") return null;
      if (action === "cancel") return unpaidPath(gift);
      const now = world.clock.now();
      const events = action === "pay" ? paidEvents(gift, now) : declinedEvents(gift, now);
      const secret = await webhookSecret(world);
      for (const event of events) {
        const rawBody = JSON.stringify(event);
        const { status, note } = await deliver(rawBody, signatureOf(rawBody, secret, now));
        if (status !== 200) throw new Error(`the demonstration's webhook was ${note}`);
      }
      return action === "pay"
        ? addressOf("donateStatus", gift.language, { params: { id: gift.id } })
        : addressOf("demoCheckout", gift.language, { params: { id: checkoutId } });
    },
  };
}
