import { describe, expect, test } from "vitest";
import { takeEvent } from "#domain/giving/take-event.ts";
import { totalsOf } from "#domain/giving/totals.ts";
import { paidEvents } from "#server/payments/demo.ts";
import { fewOrMany } from "../endurance.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { randomFor } from "../seed.ts";
import { useEngine } from "./engines.ts";
import { killedRun, lossesOf, type Told } from "./killed-site.ts";

const runs = fewOrMany(2, 200);

/** The provider repeats the events that were not answered; then each gift must be complete and exist once. */
async function expectWholeGifts(site: TestGiving): Promise<number> {
  const { gifts, outbox } = site.storage;
  let payments = 0;
  for await (const gift of gifts.each({})) {
    for (const event of paidEvents(gift, new Date())) await takeEvent(site.giving, event);
    const entries = await gifts.entriesOf(gift.row);
    const mails = await outbox.listOfGift(gift.row);
    expect(entries.map(({ kind }) => kind)).toEqual(["payment"]);
    expect(mails.map((mail) => mail.name)).toEqual(["gift-receipt"]);
    expect(await gifts.paymentsOf(gift.row)).toHaveLength(1);
    expect(await gifts.find(gift.id)).toMatchObject({ state: "received" });
    payments += 1;
  }
  expect(await gifts.findUnbalanced()).toEqual([]);
  expect((await totalsOf(site.giving)).giftCents).toBe(5500 * payments);
  return payments;
}

describe("a site that is killed under load", () => {
  const engine = useEngine();

  test(`${runs} times has every message and gift that it confirmed, whole and once`, async () => {
    const settings = await engine.create();
    await (await engine.open(settings)).check();
    await engine.closeAll();
    const random = randomFor("kills");
    const all: Told = { thanked: [], begun: [], paid: [] };
    for (let run = 0; run < runs; run += 1) {
      const told = await killedRun(settings, run, random, "messages and gifts");
      for (const word of ["thanked", "begun", "paid"] as const) all[word].push(...told[word]);
    }

    const site = await testGiving(await engine.open(settings));
    const { rows, losses } = await lossesOf(site.storage, all.thanked);
    expect(losses).toEqual({ lost: 0, doubled: 0, withoutMails: 0 });
    expect(all.thanked.length).toBeGreaterThan(runs);
    // At most the four under way at each kill were kept without a thanks.
    expect(rows - all.thanked.length).toBeLessThanOrEqual(4 * runs);
    for (const [id = ""] of all.begun) expect(await site.storage.gifts.find(id)).not.toBeNull();
    expect(all.paid.length).toBeGreaterThanOrEqual(runs);
    const payments = await expectWholeGifts(site);
    expect((await site.storage.outbox.countByState()).waiting).toBe(2 * rows + payments);
  });
});
