import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { mostDeclines } from "./card-testing.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { PaymentEvent } from "./payment-event.ts";
import { nullIfUnavailable } from "./payments.ts";
import { giftOfEvent, takeEvent } from "./take-event.ts";

/** 200: taken, already known, or irrelevant. 400: bad signature, or another mode. */
export type WebhookAnswer = { readonly status: 200 | 400; readonly note: string };

/** Verifies a webhook of the payment provider and stores its event before answering. */
export async function receiveWebhook(
  world: GivingWorld,
  rawBody: string,
  signature: string | null,
): Promise<WebhookAnswer> {
  const event = await world.payments.readWebhook(rawBody, signature, world.clock.now());
  if (event === "refused") return { status: 400, note: "refused" };
  return { status: 200, note: await receiveEvent(world, event) };
}

/** Applies an event of the payment provider and notes that one arrived. @returns a note for the log */
export async function receiveEvent(world: GivingWorld, event: PaymentEvent | "of_no_use") {
  const { storage, clock, paymentsMark } = world;
  await retryWhenLost(() => storage.gifts.noteCheck("webhook", clock.now(), paymentsMark));
  if (event === "of_no_use") return "of no use";
  const note = await takeEvent(world, event);
  const { fact } = event;
  if (fact.kind === "other_currency" && note !== "known") {
    const line = `money in ${fact.currency} arrived and is in no books: ${fact.paymentId}`;
    world.report(new Error(line));
  }
  const isDecline = fact.kind === "declined" || fact.kind === "invoice_failed";
  if (isDecline && note === "taken") await closeAfterDeclines(world, event);
  return note;
}

/** Closes a payment page with many declined cards (card testing); opening a new one is subject to all limits. */
async function closeAfterDeclines(world: GivingWorld, event: PaymentEvent): Promise<void> {
  const gift = await giftOfEvent(world.storage, event);
  if (gift?.state !== "failed" || gift.declines < mostDeclines) return;
  const { row, checkoutId, checkoutUrl } = gift;
  if (checkoutId === null || checkoutUrl === null) return;
  await nullIfUnavailable(world, async () => {
    await world.payments.closeCheckout(checkoutId);
    // The provider's event about it comes later.
    await retryWhenLost(() => world.storage.gifts.change(row, { checkoutUrl: null }));
  });
}
