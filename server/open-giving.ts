import { hourMs } from "#domain/clock.ts";
import { markOf } from "#domain/hashing.ts";
import { receiveEvent } from "#domain/giving/take-event.ts";
import type { Giving, GivingWorld } from "#domain/giving/giving-world.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import type { CheckoutOrder, OfferedWays, PaymentWay } from "#domain/giving/payments.ts";
import type { Config } from "./config.ts";
import type { GivingContent } from "#reader/giving.ts";
import { createDemoCheckouts, createDemoPayments } from "./payments/demo.ts";
import { createStripePayments, stripeApiVersion } from "./payments/stripe.ts";
import { createWatch, type Watch } from "./watch.ts";

/**
 * Opens giving with the payment provider of the settings.
 * @param watch records whether payment pages can be opened
 */
export async function openGiving(
  world: Omit<GivingWorld, keyof GivingContent | "payments" | "paymentsMark" | "linkSecret">,
  content: GivingContent,
  settings: Config["payments"],
  watch: Watch = createWatch({ failures: 2 }),
): Promise<Giving> {
  const { storage, clock, report } = world;
  const reported = new Set<string>();
  /** Reports each version once in the log, and in the staff's digest as long as it is used. */
  const onOtherVersion = (version: string) => {
    const line = `webhooks of Stripe's API version ${version} come in; this site is written for ${stripeApiVersion}`;
    if (!reported.has(version)) report(new Error(line));
    reported.add(version);
    storage.gifts.noteCheck("api_version", clock.now(), line).catch(report);
  };
  const payments =
    settings.kind === "stripe"
      ? await createStripePayments(settings, onOtherVersion)
      : createDemoPayments(world);
  const linkSecret = await storage.secret("links");
  const paymentsMark = await markOf(storage, settings);
  // Only an opened payment page shows whether the account charges in other currencies, so the last answer is stored.
  let hasOwnCurrency = (await storage.gifts.checks()).some(
    ({ what, problem }) => what === "own_currency" && problem === paymentsMark,
  );
  const watched = {
    ...payments,
    async openCheckout(order: CheckoutOrder) {
      const page = await watch.run(() => payments.openCheckout(order));
      if (page.hasOwnCurrency !== hasOwnCurrency) {
        ({ hasOwnCurrency } = page);
        const mark = hasOwnCurrency ? paymentsMark : "";
        storage.gifts.noteCheck("own_currency", clock.now(), mark).catch(report);
      }
      return page;
    },
  };
  // Copies getters as getters: they read the current content.
  const whole = Object.defineProperties(
    { ...world, payments: watched, paymentsMark, linkSecret },
    Object.getOwnPropertyDescriptors(content),
  ) as GivingWorld;
  const onEvent = (event: PaymentEvent) => receiveEvent(whole, event);
  const demo = settings.kind === "stripe" ? null : createDemoCheckouts(storage, clock, onEvent);
  let offered: readonly PaymentWay[] | null = null;
  let refreshAt = new Date(0);
  const ways = (): OfferedWays | null => {
    const now = clock.now();
    if (now >= refreshAt) {
      // A failure is tried again after a minute.
      refreshAt = new Date(now.getTime() + hourMs / 60);
      whole.payments.waysToPay().then((found) => {
        offered = found;
        refreshAt = new Date(now.getTime() + hourMs);
      }, report);
    }
    return offered && { ways: offered, hasOwnCurrency };
  };
  return Object.assign(whole, { ways, demo });
}
