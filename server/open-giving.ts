import { hourMs } from "#domain/clock.ts";
import { markOf } from "#domain/hashing.ts";
import { receiveEvent } from "#domain/giving/receive-event.ts";
import type { Giving, GivingWorld } from "#domain/giving/giving-world.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { CheckoutOrder, OfferedWays } from "#domain/giving/payments.ts";
import type { Config } from "./config.ts";
import type { GivingContent } from "#reader/giving.ts";
import { createDemoCheckouts, createDemoPayments } from "./payments/demo.ts";
import { createStripePayments, stripeApiVersion } from "./payments/stripe.ts";
import { createWatch, type Watch } from "./watch.ts";

/**
 * Giving with the payment provider that the settings name.
 * @param watch takes note of whether payment pages open
 */
export async function openGiving(
  world: Omit<GivingWorld, keyof GivingContent | "payments" | "paymentsMark" | "linkSecret">,
  content: GivingContent,
  settings: Config["payments"],
  watch: Watch = createWatch({ failures: 2 }),
): Promise<Giving> {
  const { storage, clock, report } = world;
  const heard = new Set<string>();
  /** In the log once, and in the staff's digest as long as it goes on. */
  const onOtherVersion = (version: string) => {
    const line = `webhooks of Stripe's API version ${version} come in; this site is written for ${stripeApiVersion}`;
    if (!heard.has(version)) report(new Error(line));
    heard.add(version);
    storage.gifts.noteCheck("api_version", clock.now(), line).catch(report);
  };
  const payments =
    settings.kind === "stripe"
      ? await createStripePayments(settings, onOtherVersion)
      : createDemoPayments(world);
  const watched = {
    ...payments,
    openCheckout: (order: CheckoutOrder) => watch.run(() => payments.openCheckout(order)),
  };
  const linkSecret = await storage.secret("links");
  const paymentsMark = await markOf(storage, settings);
  // Getters stay getters: words and fees are those of the content of the moment.
  const whole = Object.defineProperties(
    { ...world, payments: watched, paymentsMark, linkSecret },
    Object.getOwnPropertyDescriptors(content),
  ) as GivingWorld;
  const tell = (event: PaymentEvent) => receiveEvent(whole, event);
  const demo = settings.kind === "stripe" ? null : createDemoCheckouts(storage, clock, tell);
  let offered: OfferedWays | null = null;
  let askAt = new Date(0);
  const ways = () => {
    const now = clock.now();
    if (now >= askAt) {
      askAt = new Date(now.getTime() + hourMs);
      whole.payments.waysToPay().then((said) => (offered = said), report);
    }
    return offered;
  };
  return Object.assign(whole, { ways, demo });
}
