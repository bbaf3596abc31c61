import { expect, onTestFinished, test } from "vitest";
import { goalSum, type Goal } from "#domain/giving/goals.ts";
import { changeLists } from "../fakes/change-content.ts";
import { sampleGoal } from "../fakes/goals.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { givingOn } from "./giving-on.ts";

let site: StripeSite;
givingOn((fresh) => ({ site } = fresh));

const march: Goal = { id: "roof", target_cents: 300_000, from: "2026-03-01", to: "2026-03-31" };
const label = { en: "The roof", es: "El techo" };
const giveAt = (moment: string, giftCents: number) => {
  site.clock.set(new Date(moment));
  return site.paidGift({ giftCents, designation: { id: "goal:roof", label } });
};
const raised = async () => {
  const { raisedCents, gifts } = await goalSum(site.giving, march);
  return [raisedCents, gifts];
};

// Its sum less what went back is compared with the ledger in gifts-order.test.ts.
test("a goal counts the days in Guatemala, the last one whole, and later refunds", async () => {
  await giveAt("2026-03-01T05:59:00Z", 1_000);
  await giveAt("2026-03-01T06:01:00Z", 2_000);
  const last = await giveAt("2026-04-01T05:58:00Z", 4_000);
  const late = await giveAt("2026-04-01T06:01:00Z", 8_000);
  expect(await raised()).toEqual([6_000, 2]);
  for (const gift of [last, late]) await site.refund(gift, 1_000);
  expect(await raised()).toEqual([5_000, 2]);
});

test("a goal counts entries by staff, and a corrected one once, whenever it is corrected", async () => {
  onTestFinished(changeLists({ goals: [sampleGoal("roof")] }));
  const check = { received: "2026-03-01", way: "check", language: "en", for: "goal:roof" };
  const gift = await site.enter({ ...check, amount: "250" });
  expect(await raised()).toEqual([25_000, 1]);
  site.clock.set(new Date("2026-05-01T12:00:00Z"));
  await site.correct(gift, { ...check, amount: "205" });
  expect(await raised()).toEqual([20_500, 1]);
});
