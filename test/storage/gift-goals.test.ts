import { describe, expect, onTestFinished, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { reloadContent, useContent } from "#reader/load.ts";
import { goalSum, type Goal } from "#domain/giving/goals.ts";
import { sampleGoal } from "../fakes/goals.ts";
import { correctByHand, enterByHand, refundPayment } from "../fakes/at-desk.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

// The clock of the tests stands on the second of March 2026.
const march: Goal = {
  id: "roof",
  target_cents: 300_000,
  from: "2026-03-01",
  to: "2026-03-31",
};

// Its sum less what went back is held to the ledger in gifts-order.test.ts.
describe("the meter of a goal", () => {
  let site: StripeSite;
  givingOn((fresh) => ({ site } = fresh));

  const label = { en: "The roof", es: "El techo" };
  const give = (giftCents: number) =>
    site.paidGift({ giftCents, designation: { id: "goal:roof", label } });
  const raised = async (goal: Partial<Goal> = {}) => {
    const { raisedCents, gifts } = await goalSum(site.giving, { ...march, ...goal });
    return [raisedCents, gifts];
  };

  test("counts the days in Guatemala, the last one whole, and what goes back later", async () => {
    site.clock.set(new Date("2026-03-01T05:59:00Z"));
    await give(1_000);
    site.clock.set(new Date("2026-03-01T06:01:00Z"));
    await give(2_000);
    site.clock.set(new Date("2026-04-01T05:58:00Z"));
    const last = await give(4_000);
    site.clock.set(new Date("2026-04-01T06:01:00Z"));
    const late = await give(8_000);
    expect(await raised()).toEqual([6_000, 2]);
    const back = async (gift: typeof last) =>
      refundPayment(site.world, { gift, payment: await site.onlyPayment(gift) }, 1_000);
    await back(last);
    await back(late);
    expect(await raised()).toEqual([5_000, 2]);
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
