import { writeSync } from "node:fs";
import { takeEvent } from "#domain/giving/take-event.ts";
import { paidEvents } from "#server/payments/demo.ts";
import { openStorage, type StorageSettings } from "#server/storage/open-storage.ts";
import { testGiving } from "../fakes/test-giving.ts";

/**
 * A site to be killed: donors give one after the other, and each webhook comes twice. Every step
 * that was told to somebody outside is a line on the standard output.
 */
const [settings = "", run] = process.argv.slice(2);
const storage = await openStorage(JSON.parse(settings) as StorageSettings);
// Two hours after the last run: what it tried is none of this hour's tries.
const moment = new Date(Date.now() + Number(run) * 2 * 3_600_000);
const site = await testGiving(storage, { kind: "demonstration" }, moment.toISOString());

async function donor(number: number): Promise<never> {
  for (let at = 0; ; at += 1) {
    const idempotencyKey = `${run}-${number}-${at}`;
    const gift = await site.started(
      { interval: at % 2 ? "monthly" : "once", email: `${idempotencyKey}@example.org` },
      { control: { isHoneypotFilled: false, idempotencyKey } },
    );
    // The 303 that leads the donor to the payment page.
    writeSync(1, `begun ${gift.id}\n`);
    const events = paidEvents(gift, new Date());
    for (const event of [...events, ...events.toReversed()]) await takeEvent(site.world, event);
    // The 200 after which the provider never tells it again.
    writeSync(1, `paid ${gift.id}\n`);
  }
}

await Promise.all([1, 2, 3].map(donor));
