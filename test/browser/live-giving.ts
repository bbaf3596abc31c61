import type { StripeEvent } from "../fakes/stripe-objects.ts";
import { startMailServer, type MailServer } from "../fakes/mail-server.ts";
import { startStripe, type StripeServer } from "../fakes/stripe-server.ts";
import { serveFilledSite } from "../fakes/filled-site.ts";
import { useGivingSite } from "../giving-site.ts";
import { expect } from "./browser.ts";

/**
 * A site where money moves, with stand-ins for Stripe and for the mail server, whose staff have filled in
 * everything (test/fakes/filled-content.ts). What is asked for without a query is sent as it was built,
 * with none of it.
 */
export function liveGiving(hooks: Parameters<typeof useGivingSite>[0]) {
  let stripe: StripeServer;
  let mail: MailServer;
  const site = useGivingSite(hooks, async () => {
    stripe = await startStripe();
    mail = await startMailServer();
    return serveFilledSite({
      TRUST_PROXY: "1",
      // A code is asked only where it can be mailed.
      SMTP_URL: mail.url,
      MAIL_FROM: "office@example.org",
      STRIPE_SECRET_KEY: "sk_live_1234",
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    });
  });
  hooks.afterAll(async () => {
    await stripe.stop();
    await mail.stop();
  });

  /** Brings events by the webhook. */
  async function deliver(events: readonly StripeEvent[]): Promise<void> {
    for (const event of events) {
      const { rawBody, signature } = stripe.sign(event, new Date());
      const answer = await fetch(`${site.origin()}/webhooks/stripe`, {
        method: "POST",
        body: rawBody,
        headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      });
      expect(answer.status).toBe(200);
    }
  }

  return {
    ...site,
    stripe: () => stripe,
    mail: () => mail,
    deliver,
    /** What Stripe sends once every gift of somebody is paid on its page. */
    async pay(giver: string): Promise<void> {
      const { gifts } = await site.booksOf(giver);
      const open = gifts.filter(({ state }) => state === "started");
      await deliver(open.flatMap((gift) => stripe.pay(gift.checkoutId!, new Date())));
    },
    /** The page that the donor of somebody's last gift was led to. Our form may lead to Stripe's own pages alone, so that no browser opens the stand-in's. */
    pageOfLast: async (giver: string) =>
      (await site.booksOf(giver)).gifts.at(-1)?.checkoutUrl ?? "",
  };
}
