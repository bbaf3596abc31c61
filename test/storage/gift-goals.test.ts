import { describe, expect, test } from "vitest";
import type { GoalRule } from "#domain/giving/goals.ts";
import type { GiftRequest } from "#domain/giving/giving.ts";
import { correctEntry, enterGift } from "#domain/giving/enter-gift.ts";
import { readEntry } from "#domain/giving/read-entry.ts";
import { refundPayment } from "#domain/giving/refunds.ts";
import type { StripeSite } from "../fakes/stripe-site.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { engineNames } from "./engines.ts";
import { givingOn } from "./giving-on.ts";

// The clock of the tests stands on the second of March 2026.
const march: GoalRule = {
  id: "roof",
  targetCents: 300_000,
  from: "2026-03-01",
  to: "2026-03-31",
  counts: ["kit:home"],
};

describe.each(engineNames)("the meter of a goal on %s", (name) => {
  let site: StripeSite;
  givingOn(name, (fresh) => ({ site } = fresh));

  const label = { en: "The roof", es: "El techo" };
  const give = (giftCents: number, purpose: string | null, own: Partial<GiftRequest> = {}) =>
    site.paidGift({ giftCents, designation: purpose ? { id: purpose, label } : null, ...own });
  const raised = async (goal: Partial<GoalRule> = {}) => {
    const { raisedCents, gifts } = await site.giving.goalMeter({ ...march, ...goal });
    return [raisedCents, gifts];
  };

  test("counts what was given for it, without covered fees, less what went back", async () => {
    expect(await raised()).toEqual([0, 0]);
    const first = await give(10_000, "goal:roof", { coversFee: true });
    await give(5_000, "kit:home");
    await give(7_000, "kit:community");
    await give(9_000, null);
    expect(await raised()).toEqual([15_000, 2]);
    const payment = await site.onlyPayment(first);
    const whole = payment.giftCents + payment.feeCoverCents;
    await refundPayment(site.world, { gift: first, payment }, whole);
    expect(await raised()).toEqual([5_000, 2]);
    expect(await raised({ counts: [] })).toEqual([0, 1]);
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

  test("counts what staff enter, and a corrected entry once, whenever it is corrected", async () => {
    const typed = {
      received: "2026-03-01",
      way: "check",
      amount: "250",
      language: "en",
      for: "kit:home",
    };
    const entryOf = (own: object) => {
      const findDesignation = (id: string) => ({ id, label });
      const read = readEntry({ ...typed, ...own }, { now: site.clock.now(), findDesignation });
      if (!("entry" in read)) throw new Error(JSON.stringify(read.faults));
      return read.entry;
    };
    const how = { idempotencyKey: "check 1042", isThanked: false };
    const gift = await enterGift(site.world, entryOf({}), how);
    if (gift === "known") throw new Error("nothing was entered before");
    expect(await raised()).toEqual([25_000, 1]);
    site.clock.set(new Date("2026-05-01T12:00:00Z"));
    const payment = await site.onlyPayment(gift);
    await correctEntry(site.world, { gift, payment }, entryOf({ amount: "205" }), false);
    expect(await raised()).toEqual([20_500, 1]);
  });

  test("takes what was tried out for nothing, once money moves", async () => {
    const trial = await testGiving(site.storage);
    const { checkoutId } = await trial.started({ designation: { id: "goal:roof", label } });
    await trial.giving.demo?.act(checkoutId ?? "", "pay");
    expect((await trial.giving.goalMeter(march)).raisedCents).toBe(5_500);
    expect(await raised()).toEqual([0, 0]);
  });
});
