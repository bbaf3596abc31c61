import { describe, expect, test } from "vitest";
import { takeEvent } from "#domain/giving/take-event.ts";
import { paidEvents } from "#server/payments/demo.ts";
import { PictureFolder } from "#server/storage/sent-pictures.ts";
import { fewOrMany } from "../endurance.ts";
import { testGiving, type TestGiving } from "../fakes/test-giving.ts";
import { randomFor } from "../seed.ts";
import { bothEngines, useEngine } from "./engines.ts";
import { killedRun, lossesOf, type Told } from "./killed-site.ts";

const runs = fewOrMany(1, 200);

/** The provider repeats the events that were not answered; then each gift must be complete and exist once. */
async function expectWholeGifts(site: TestGiving): Promise<number> {
  let payments = 0;
  for await (const gift of site.storage.gifts.each({})) {
    for (const event of paidEvents(gift, new Date())) await takeEvent(site.giving, event);
    expect((await site.booksOf(gift)).map(([kind]) => kind)).toEqual(["payment"]);
    expect(await site.mailNamesOf(gift)).toEqual(["gift-receipt"]);
    expect(await site.paymentsOf(gift)).toHaveLength(1);
    expect(await site.gift(gift.id)).toMatchObject({ state: "received" });
    payments += 1;
  }
  expect(await site.storage.gifts.findUnbalanced()).toEqual([]);
  expect((await site.totals()).giftCents).toBe(5500 * payments);
  return payments;
}

describe.each(bothEngines)("on %s", (name) => {
  const engine = useEngine(name);
  test(`a site killed ${runs} times under load has everything it confirmed, whole and once`, async () => {
    const settings = await engine.create();
    await (await engine.open(settings)).check();
    await engine.closeAll();
    const random = randomFor("kills");
    const all: Told = { thanked: [], published: [], begun: [], paid: [] };
    // The two kinds of kill take turns, also from one database to the other.
    const first = bothEngines.indexOf(name);
    for (let run = first; run < first + runs; run += 1) {
      const told = await killedRun(settings, run, random);
      for (const word of Object.keys(all) as (keyof Told)[]) all[word].push(...told[word]);
    }

    const site = await testGiving(await engine.open(settings));
    const confirmed = [...all.thanked, ...all.published];
    const { rows, losses } = await lossesOf(site.storage, confirmed);
    expect(losses).toEqual({ lost: 0, doubled: 0, withoutMails: 0 });
    expect(all.paid.length + all.published.length).toBeGreaterThanOrEqual(runs);
    expect(all.thanked.length).toBeGreaterThanOrEqual(Math.floor(runs / 2));
    // At most the six in flight at each kill were stored without a thanks.
    expect(rows - confirmed.length).toBeLessThanOrEqual(6 * runs);
    for (const [id = ""] of all.begun) expect(await site.storage.gifts.find(id)).not.toBeNull();
    expect(all.paid.length).toBeGreaterThanOrEqual(Math.floor(runs / 2));
    const payments = await expectWholeGifts(site);
    expect((await site.storage.outbox.countByState()).waiting).toBe(2 * rows + payments);

    // Pictures that nobody had drawn yet are still there.
    await new PictureFolder({
      storage: site.storage,
      dataDir: settings.dataDir,
      log: () => {},
      clean: async () => ({ type: "image/webp", width: 2, height: 1, bytes: new Uint8Array([1]) }),
    }).processWaiting();
    expect(all.published.length).toBeGreaterThanOrEqual(Math.floor(runs / 2));
    for (const [, reference = ""] of all.published) {
      const story = await site.storage.submissions.find(reference);
      expect([reference, story?.pictureCount]).toEqual([reference, 2]);
    }
  });
});
