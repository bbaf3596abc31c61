import { receiveWebhook } from "#domain/giving/receive-event.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { StripeEvent } from "./stripe-objects.ts";
import type { StripeServer } from "./stripe-server.ts";
import { testGiving, type TestGiving } from "./test-giving.ts";

/** Giving with a fake Stripe, and actions of donors and of Stripe. */
export async function stripeSite(
  storage: Storage,
  stripe: StripeServer,
  mode: "live" | "test" = "live",
  moment?: string,
) {
  const payments = {
    kind: "stripe",
    secretKey: `sk_${mode}_1234`,
    webhookSecrets: [stripe.webhookSecret],
    apiUrl: stripe.url,
  } as const;
  const site = await testGiving(storage, payments, moment);
  /** Delivers events to the webhook. @returns its note on each */
  const deliver = async (events: readonly StripeEvent[]): Promise<string[]> => {
    const notes: string[] = [];
    for (const event of events) {
      const signed = { ...event, livemode: mode === "live" };
      const { rawBody, signature } = stripe.sign(signed, site.clock.now());
      notes.push((await receiveWebhook(site.giving, rawBody, signature)).note);
    }
    return notes;
  };
  const pay = async ({ checkoutId, id }: Gift): Promise<Gift> => {
    await deliver(stripe.pay(checkoutId ?? "", site.clock.now()));
    return site.gift(id);
  };
  return {
    ...site,
    deliver,
    pay,
    paidGift: async (own: Parameters<TestGiving["begin"]>[0] = {}) => pay(await site.started(own)),
    mailsOf: async ({ row }: Gift) => {
      const mails = await storage.outbox.listOfGift(row);
      return mails.map(({ name }) => name);
    },
    /** Ledger entries of a gift: kind, and cents by account. */
    booksOf: async ({ row }: Gift) =>
      (await storage.gifts.entriesOf(row)).map(({ kind, lines }) => [
        kind,
        Object.fromEntries(lines.map(({ account, cents }) => [account, cents])),
      ]),
    paymentsOf: ({ row }: Gift) => storage.gifts.paymentsOf(row),
    onlyPayment: async ({ row }: Gift) => {
      const [payment] = await storage.gifts.paymentsOf(row);
      if (!payment) throw new Error("nothing was paid");
      return payment;
    },
  };
}

export type StripeSite = Awaited<ReturnType<typeof stripeSite>>;
