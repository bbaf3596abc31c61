import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { mostDeclines } from "./card-testing.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { PaymentEvent } from "./payment-event.ts";
import { unlessAway } from "./payments.ts";
import { findGift, takeEvent } from "./take-event.ts";

/** 200: taken, known already, or of no use to us. 400: not the provider's, or not for this mode. */
export type WebhookAnswer = { readonly status: 200 | 400; readonly note: string };

/** Events that are not ours are refused; those that are ours are on disk before the answer leaves. */
export async function receiveWebhook(
  world: GivingWorld,
  rawBody: string,
  signature: string | null,
): Promise<WebhookAnswer> {
  const event = await world.payments.readWebhook(rawBody, signature, world.clock.now());
  if (event === "refused") return { status: 400, note: "refused" };
  return { status: 200, note: await hearProvider(world, event) };
}

/** Takes what the payment provider tells, which may be of no use to us. */
export async function hearProvider(
  world: GivingWorld,
  event: PaymentEvent | "of_no_use",
): Promise<string> {
  const { storage, clock, paymentsMark } = world;
  await retryWhenLost(() => storage.gifts.noteCheck("webhook", clock.now(), paymentsMark));
  if (event === "of_no_use") return "of no use";
  const note = await takeEvent(world, event);
  const { fact } = event;
  if (fact.kind === "other_currency" && note !== "known") {
    const line = `money in ${fact.currency} was told of and is in no books: ${fact.paymentId}`;
    world.report(new Error(line));
  }
  const isDecline = fact.kind === "declined" || fact.kind === "invoice_failed";
  if (isDecline && note === "taken") await closeAfterDeclines(world, event);
  return note;
}

/** Closes a page on which many cards were declined: somebody tries them out. A new page is asked for as any other. */
async function closeAfterDeclines(world: GivingWorld, event: PaymentEvent): Promise<void> {
  const gift = await findGift(world.storage, event);
  if (gift?.state !== "failed" || gift.declines < mostDeclines) return;
  const { row, checkoutId, checkoutUrl } = gift;
  if (checkoutId === null || checkoutUrl === null) return;
  await unlessAway(world, async () => {
    await world.payments.closeCheckout(checkoutId);
    // The provider tells of it too, later: until then nobody is led there any more.
    await retryWhenLost(() => world.storage.gifts.change(row, { checkoutUrl: null }));
  });
}
