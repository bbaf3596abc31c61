import { describe, expect, test } from "vitest";
import { testGiving } from "../fakes/test-giving.ts";
import { useEngine } from "./engines.ts";

const day = 24 * 3_600_000;

describe("a pause of a monthly gift", () => {
  const engine = useEngine();

  test("leaves out as many charges as months were asked for", async () => {
    const site = await testGiving(await engine.open(await engine.create()));
    const gift = await site.started({ interval: "monthly" });
    await site.giving.demo?.act(gift.checkoutId ?? "", "pay");
    await site.storage.gifts.change(gift.row, { nextPaymentAt: new Date("2026-03-31T18:00:00Z") });
    for (const [wait, charges, until] of [
      [1000, 1, "2026-04-30"],
      // On the eve of the charge, and for longer.
      [28 * day, 1, "2026-04-30"],
      [1000, 12, "2027-03-31"],
    ] as const) {
      site.clock.pass(wait);
      const pause = { kind: "pause", charges } as const;
      expect(
        await site.giving.changeRecurring(site.tokenOf(gift), pause, until + wait),
      ).toMatchObject({
        recurring: { state: "paused", pausedUntil: new Date(`${until}T06:00:00Z`) },
      });
    }
  });
});
