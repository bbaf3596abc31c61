import { totalsOf } from "#domain/giving/totals.ts";
import { requestLinks } from "#domain/giving/gift-links.ts";
import { monthlyQuestion } from "#domain/giving/monthly-question.ts";
import {
  recurringByToken,
  changeRecurring,
  cardChangeUrl,
  type RecurringChange,
} from "#domain/giving/recurring-gift.ts";
import { describe, expect, test } from "vitest";
import { formatDay } from "#domain/giving/giving-text.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import { receiptsOf } from "../fakes/receipts.ts";
import { invoice, stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeServer } from "../fakes/stripe-server.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

const day = 24 * 3_600_000;

describe("gifts that are charged again and again", () => {
  let site: StripeSite;
  let stripe: StripeServer;
  givingOn((fresh) => ({ site, stripe } = fresh));

  const subscribed = ({ subscriptionId }: { subscriptionId: string | null }) =>
    stripe.subscriptions.get(subscriptionId ?? "");

  /** The gift once it was changed; else why it was not. */
  const changed = async (token: string, what: RecurringChange, attempt: string) => {
    const answer = await changeRecurring(site.giving, token, what, attempt);
    return answer === "done" ? recurringByToken(site.giving, token) : answer;
  };

  test("lets a monthly donor lower, pause, resume and stop the gift without an account", async () => {
    const gift = await site.paidGift({ interval: "monthly", giftCents: 3500 });
    const token = site.tokenOf(gift);
    const change = (what: RecurringChange, attempt: string) => changed(token, what, attempt);
    const lowered = { kind: "amount", giftCents: 1500 } as const;
    const low = { giftCents: 1500, recurring: "active" };
    expect(await change(lowered, "a")).toMatchObject(low);
    expect(await change(lowered, "a")).toMatchObject(low);
    site.clock.pass(1000);
    expect(await change({ kind: "pause", charges: 2 }, "b")).toMatchObject({
      recurring: "paused",
      pausedUntil: new Date("2026-06-01T06:00:00Z"),
    });
    site.clock.pass(1000);
    expect(await change({ kind: "resume" }, "c")).toMatchObject({ recurring: "active" });
    site.clock.pass(1000);
    expect(await change({ kind: "pause", charges: 0 }, "e")).toBe("not_possible");
    expect(await change({ kind: "amount", giftCents: 50 }, "e")).toBe("not_possible");
    site.clock.pass(1000);
    expect(await change({ kind: "stop" }, "f")).toMatchObject({ recurring: "stopped" });
    expect(await change({ kind: "stop" }, "g")).toMatchObject({ recurring: "stopped" });
    expect(await change({ kind: "resume" }, "h")).toBe("not_possible");
    // Later events of Stripe change nothing any more, and no e-mail goes twice.
    await site.deliver(stripe.events);
    expect(await recurringByToken(site.giving, token)).toMatchObject({ recurring: "stopped" });
    expect(await site.mailsOf(gift)).toEqual([
      "gift-receipt",
      ...Array<string>(3).fill("gift-recurring-changed"),
      "gift-recurring-stopped",
    ]);
    expect(await recurringByToken(site.giving, "not a token")).toBeNull();
  });

  test("leaves a monthly gift as it is while Stripe does not answer", async () => {
    const gift = await site.paidGift({ interval: "monthly", giftCents: 3500 });
    const token = site.tokenOf(gift);
    stripe.failNext(9);
    expect(await changeRecurring(site.giving, token, { kind: "stop" }, "a")).toBe("unavailable");
    stripe.failNext(0);
    expect(await recurringByToken(site.giving, token)).toMatchObject({ recurring: "active" });
    expect(await cardChangeUrl(site.giving, token)).toBe(`${stripe.url}/portal`);
  });

  test.each([
    ["monthly", "Monthly gift, US$250.00"],
    ["yearly", "Yearly gift, US$250.00"],
  ] as const)(
    "tell a %s donor once of a charge that did not go through; a link leads to the gift",
    async (interval, label) => {
      const email = "ana@example.org";
      const gift = await site.paidGift({ interval, giftCents: 25_000, email });
      const bill = invoice(subscribed(gift)!, 0);
      const event = () => stripeEvent("invoice.payment_failed", bill, site.clock.now());
      await site.deliver([event(), event()]);
      expect(await site.mailsOf(gift)).toEqual(["gift-receipt", "gift-recurring-failed"]);
      await requestLinks(site.giving, email, {
        clientAddress: "10.0.0.1",
        control: { isHoneypotFilled: false, idempotencyKey: null },
        language: "en",
      });
      const links = (await site.storage.outbox.listOfPerson(email)).at(-1);
      expect(links?.text).toContain(label);
    },
  );

  test("leave out as many charges in a pause as months were asked for", async () => {
    const gift = await site.paidGift({ interval: "monthly" });
    for (const [wait, next, charges, until] of [
      [1000, "2026-03-31", 1, "2026-04-30"],
      // On the eve of the charge, and for longer.
      [28 * day, "2026-03-31", 1, "2026-04-30"],
      [1000, "2026-03-31", 12, "2027-03-31"],
    ] as const) {
      site.clock.pass(wait);
      await site.storage.gifts.change(gift.row, { nextPaymentAt: new Date(`${next}T18:00:00Z`) });
      const pause = { kind: "pause", charges } as const;
      const token = site.tokenOf(gift);
      expect(await changed(token, pause, until + wait)).toMatchObject({
        recurring: "paused",
        pausedUntil: new Date(`${until}T06:00:00Z`),
      });
    }
  });

  test("each year is charged, booked, receipted and thanked for once", async () => {
    const gift = await site.paidGift({ interval: "yearly", giftCents: 25_000 });
    expect(gift).toMatchObject({ state: "received", recurring: "active" });
    expect(subscribed(gift)).toMatchObject({
      items: { data: [{ price: { unit_amount: 25_000, recurring: { interval: "year" } } }] },
    });
    for (let year = 1; year <= 2; year += 1) {
      site.clock.pass(365 * day);
      const bill = invoice(subscribed(gift)!, 25_000);
      const event = stripeEvent("invoice.paid", bill, site.clock.now());
      await site.deliver([event, event]);
    }
    const receipts = await receiptsOf(site.giving, gift.id);
    expect(receipts.map(({ interval, totalCents }) => [interval, totalCents])).toEqual(
      Array(3).fill(["yearly", 25_000]),
    );
    expect(await site.booksOf(gift)).toHaveLength(3);
    expect(await site.mailsOf(gift)).toEqual(["gift-receipt", "gift-receipt", "gift-receipt"]);
    const { giftCents, byYear } = await totalsOf(site.giving);
    expect([giftCents, byYear.length]).toEqual([75_000, 3]);
    // Nobody who gives every year is asked to give every month as well.
    const more = await site.paidGift({ email: gift.email, giftCents: 50_000 });
    expect(await monthlyQuestion(site.giving, more.id)).toBeNull();
  });

  test("the donor changes the amount, skips one charge and stops", async () => {
    const gift = await site.paidGift({ interval: "yearly", giftCents: 25_000, language: "es" });
    const change = (what: RecurringChange, attempt: string) => {
      site.clock.pass(1000);
      return changed(site.tokenOf(gift), what, attempt);
    };
    await change({ kind: "amount", giftCents: 5500 }, "lower");
    expect(subscribed(gift)).toMatchObject({
      items: { data: [{ price: { unit_amount: 5500, recurring: { interval: "year" } } }] },
    });
    expect(await change({ kind: "pause", charges: 2 }, "two")).toBe("not_possible");
    expect(await change({ kind: "pause", charges: 1 }, "one")).toMatchObject({
      recurring: "paused",
      pausedUntil: new Date("2028-03-02T06:00:00Z"),
    });
    await change({ kind: "stop" }, "stop");
    const mails = await site.storage.outbox.listOfGift(gift.row);
    expect(mails.map(({ name: mail, subject }) => [mail, subject])).toEqual([
      ["gift-receipt", expect.anything()],
      ...Array<string[]>(2).fill(["gift-recurring-changed", "Su donativo anual cambió"]),
      ["gift-recurring-stopped", "Su donativo anual terminó"],
    ]);
    expect(mails[1]!.text).toContain("Desde ahora su donativo anual es de US$55.00.");
  });

  test("each charge is announced once, two weeks before, with the link to change or stop it", async () => {
    const started = (email: string) =>
      site.paidGift({ interval: "yearly", giftCents: 25_000, language: "es", email });
    const gift = await started("ana@example.org");
    const [skipped, late, stopped] = [
      await started("b@x.org"),
      await started("c@x.org"),
      await started("d@x.org"),
    ];
    const monthly = await site.paidGift({ interval: "monthly", giftCents: 3500, email: "e@x.org" });
    const told = (of: typeof gift, own: object, next: Date) => {
      const sub = subscribed(of)!;
      const { data } = sub["items"] as { data: object[] };
      const current_period_end = Math.floor(next.getTime() / 1000);
      const items = { data: data.map((item) => ({ ...item, current_period_end })) };
      const fresh = { ...sub, ...own, items };
      return site.deliver([stripeEvent("customer.subscription.updated", fresh, site.clock.now())]);
    };
    const after = (days: number) => new Date(site.clock.now().getTime() + days * day);
    const work = async (days: number) => {
      site.clock.pass(days * day);
      await runGivingWork(site.world);
    };
    const notices = async (of = gift) =>
      (await site.storage.outbox.listOfGift(of.row)).filter(
        ({ name: mail }) => mail === "gift-yearly-notice",
      );
    const paused = (until: Date) => ({
      pause_collection: { behavior: "void", resumes_at: Math.floor(until.getTime() / 1000) },
    });
    const next = after(365);
    await told(gift, {}, next);
    await told(skipped, paused(after(730)), next);
    await told(late, { status: "past_due" }, next);
    await told(monthly, {}, next);
    await changeRecurring(site.giving, site.tokenOf(stopped), { kind: "stop" }, "stop");
    await work(350);
    expect(await notices()).toEqual([]);
    await work(1.5);
    const [mail] = await notices();
    expect(mail?.to).toEqual({ email: "ana@example.org" });
    expect(mail?.text).toContain("US$250.00");
    expect(mail?.text).toContain(formatDay(next, "es"));
    const token = /token=(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await recurringByToken(site.giving, token)).toMatchObject({ reference: gift.reference });
    await work(1);
    await work(5);
    expect(await notices()).toHaveLength(1);
    for (const of of [skipped, late, stopped, monthly]) expect(await notices(of)).toEqual([]);
    // Another year, and the pause ends with the day of the charge that comes again.
    await work(10);
    const again = after(363);
    await told(gift, {}, again);
    await told(skipped, paused(new Date(again.getTime() - day / 2)), again);
    await work(348);
    expect([await notices(), await notices(skipped)].map(({ length }) => length)).toEqual([1, 0]);
    await work(2);
    expect([await notices(), await notices(skipped)].map(({ length }) => length)).toEqual([2, 1]);
  });
});
