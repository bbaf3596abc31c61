import { receiptsOf } from "#domain/giving/receipts.ts";
import { afterAll, describe, expect, test } from "vitest";
import { session, stripeEvent } from "../fakes/stripe-objects.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import { stripeSite } from "../fakes/stripe-site.ts";
import { inboxHere } from "../inbox-command.ts";
import { startEngine } from "./engines.ts";

// The storage behind staff's commands is tested on both databases in gifts*.test.ts.
describe("staff and gifts", async () => {
  const engine = await startEngine("sqlite");
  const stripe = await startStripe();
  const settings = await engine.create();
  // Staff's commands run on the real clock: Stripe's refund and ours must be of one time.
  const now = new Date().toISOString();
  const site = await stripeSite(await engine.open(settings), stripe, "live", now);
  afterAll(async () => {
    await stripe.stop();
    await engine.end();
  });

  const variables = () => ({
    DATA_DIR: settings.dataDir,
    STRIPE_SECRET_KEY: "sk_live_1234",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  const run = (...words: string[]) => inboxHere(variables(), words);

  test("list, show, export and reconcile them", async () => {
    const kit = { id: "kit:home", label: { en: "Solar kit, basic home", es: "Kit solar" } };
    const luz = { email: "luz@example.org", name: "Luz Cali", designation: kit };
    const gift = await site.started({ ...luz, giftCents: 15_000 });
    const other = await site.started({ email: "ana@example.org", interval: "monthly" });
    for (const { checkoutId } of [gift, other]) stripe.pay(checkoutId ?? "", site.clock.now());

    // No webhook came: reconciling finds both.
    const found = await run("reconcile", "--since", "2d", "--json");
    expect(found).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(found.out)).toEqual({
      seen: stripe.events.length,
      missed: stripe.events.length,
      fees: 2,
      problems: [],
      unclaimed: [],
      unbalanced: [],
    });

    // Money of a gift that is in no books of ours waits for a person.
    const paid = { payment_status: "paid", payment_intent: "pi_lost" };
    const order = { mode: "payment", amount: 900, metadata: { gift: "lost" } } as const;
    const opened = session(order, paid);
    stripe.happen(stripeEvent("checkout.session.completed", opened, site.clock.now()));
    const waiting = await run("reconcile");
    expect(waiting.code).toBe(1);
    expect(JSON.parse(waiting.out)).toMatchObject({
      unclaimed: [{ paymentId: "pi_lost", amount: 900 }],
    });

    await site.storage.gifts.change(gift.row, { newEmailKey: "newmailboxkey" });
    const json = (await run("list", "--form", "gifts", "--json")).out;
    expect(JSON.parse(json)).toMatchObject({
      count: 2,
      gifts: [{ email: "ana@example.org" }, { name: "Luz Cali", giftCents: 15_000, mode: "live" }],
    });

    const number = (await receiptsOf(site.giving, gift.id))[0]?.number ?? "";
    const shown = await run("show", gift.reference.toLowerCase());
    for (const words of [number, "payment:pi_", "card_fees", "gift-receipt"]) {
      expect(shown.out).toContain(words);
    }
    // A key in a terminal's history would be a key to the gift.
    const told = json + shown.out;
    expect(told).not.toMatch(/[?&]key=/);
    for (const key of [gift.manageToken, gift.id, "newmailboxkey"]) expect(told).not.toContain(key);
  }, 180_000);
});
