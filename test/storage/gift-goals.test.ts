import { describe, expect, onTestFinished, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import type { Goal } from "#domain/giving/goals.ts";
import type { GiftRequest } from "#domain/giving/begin-gift.ts";
import type { GiftPayment } from "#domain/giving/gift.ts";
import { sampleGoal } from "../fakes/goals.ts";
import { correctByHand, enterByHand, refundPayment } from "../fakes/at-desk.ts";
import { dispute, disputeTransaction, stripeEvent } from "../fakes/stripe-objects.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

// The clock of the tests stands on the second of March 2026.
const march: Goal = {
  id: "roof",
  target_cents: 300_000,
  from: "2026-03-01",
  to: "2026-03-31",
};

describe("the meter of a goal", () => {
  let site: StripeSite;
  givingOn((fresh) => ({ site } = fresh));

  const label = { en: "The roof", es: "El techo" };
  const give = (giftCents: number, purpose: string | null, own: Partial<GiftRequest> = {}) =>
    site.paidGift({ giftCents, designation: purpose ? { id: purpose, label } : null, ...own });
  const raised = async (goal: Partial<Goal> = {}) => {
    const { raisedCents, gifts } = await site.giving.goalSum({ ...march, ...goal });
    return [raisedCents, gifts];
  };

  test("counts what was given for it, without covered fees, less what went back", async () => {
    expect(await raised()).toEqual([0, 0]);
    const first = await give(10_000, "goal:roof", { coversFee: true });
    await give(5_000, "goal:roof");
    await give(7_000, "kit:community");
    await give(9_000, null);
    expect(await raised()).toEqual([15_000, 2]);
    const payment = await site.onlyPayment(first);
    const whole = payment.giftCents + payment.feeCoverCents;
    await refundPayment(site.world, { gift: first, payment }, whole);
    expect(await raised()).toEqual([5_000, 2]);
  });

  test("counts the days in Guatemala, the last one whole, and what goes back later", async () => {
    site.clock.set(new Date("2026-03-01T05:59:00Z"));
    await give(1_000, "goal:roof");
    site.clock.set(new Date("2026-03-01T06:01:00Z"));
    await give(2_000, "goal:roof");
    site.clock.set(new Date("2026-04-01T05:58:00Z"));
    const last = await give(4_000, "goal:roof");
    site.clock.set(new Date("2026-04-01T06:01:00Z"));
    const late = await give(8_000, "goal:roof");
    expect(await raised()).toEqual([6_000, 2]);
    const back = async (gift: typeof last) =>
      refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, 1_000);
    await back(last);
    await back(late);
    expect(await raised()).toEqual([5_000, 2]);
  });

  /** A donor's bank takes cents of a payment, and brings them back when the dispute is won. */
  const disputed = async ({ paymentId }: GiftPayment, cents: number) => {
    const taken = disputeTransaction(-cents, 1500, site.clock.now());
    const opened = dispute(paymentId, cents, { balance_transactions: [taken] });
    await site.deliver([stripeEvent("charge.dispute.created", opened, site.clock.now())]);
    return async () => {
      const back = disputeTransaction(cents, 0, site.clock.now());
      const won = { ...opened, status: "won", balance_transactions: [taken, back] };
      await site.deliver([stripeEvent("charge.dispute.closed", won, site.clock.now())]);
    };
  };

  test("takes off what a bank took of a payment, and counts it again once that is won", async () => {
    const payment = await site.onlyPayment(await give(8_000, "goal:roof"));
    const win = await disputed(payment, 2_000);
    expect(await raised()).toEqual([6_000, 1]);
    await win();
    expect(await raised()).toEqual([8_000, 1]);
  });

  test("counts what staff enter, and a corrected entry once, whenever it is corrected", async () => {
    const typed = {
      received: "2026-03-01",
      way: "check",
      amount: "250",
      language: "en",
      for: "goal:roof",
    };
    useContent({
      ...readContentFiles(),
      "content/lists/goals.yaml": JSON.stringify([sampleGoal("roof")]),
    });
    onTestFinished(reloadContent);
    const gift = await enterByHand(site, typed);
    expect(await raised()).toEqual([25_000, 1]);
    site.clock.set(new Date("2026-05-01T12:00:00Z"));
    await correctByHand(site, gift, { ...typed, amount: "205" });
    expect(await raised()).toEqual([20_500, 1]);
  });
});
