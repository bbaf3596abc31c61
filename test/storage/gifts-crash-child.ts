import { writeSync } from "node:fs";
import { beginGift } from "#domain/giving/begin-gift.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import { takeEvent } from "#domain/giving/take-event.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import { createDemoPayments, paidEvents } from "#server/payments/demo.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { sampleLetter } from "../fakes/samples.ts";

/**
 * A site to be killed: donors give one after the other, and each webhook comes twice. Every step
 * that was told to somebody outside is a line on the standard output.
 */
const [settings, run] = process.argv.slice(2);
const storage = await openStorage(JSON.parse(settings ?? "") as StorageSettings);
// Two hours after the last run: what it tried is none of this hour's tries.
const moment = new Date(Date.now() + Number(run) * 2 * 3_600_000);
const clock = { now: () => moment };
let letters = 0;
const world: GivingWorld = {
  ...givingContent(() => loadedContent().content),
  storage,
  clock,
  siteUrl: "https://site.example.org",
  payments: createDemoPayments({ clock }),
  linkSecret: await storage.secret("links"),
  letters: {
    write: ({ to, letter }) =>
      sampleLetter({ to, name: letter, messageId: `<${run}-${(letters += 1)}@example.org>` }),
  },
  wakeOutbox: () => {},
  report: (error) => {
    throw error;
  },
};

async function donor(number: number): Promise<never> {
  for (let at = 0; ; at += 1) {
    const attempt = `${run}-${number}-${at}`;
    const answer = await beginGift(
      world,
      {
        interval: at % 2 ? "monthly" : "once",
        giftCents: 5500,
        coversFee: false,
        email: `${attempt}@example.org`,
        name: "",
        displayName: null,
        employer: null,
        designation: null,
        dedication: null,
        language: "es",
        backPath: "/es/donate",
        wantsReminder: false,
      },
      {
        clientAddress: `10.${run}.${at % 250}.${number}`,
        control: { isHoneypotFilled: false, idempotencyKey: attempt },
      },
    );
    if (answer.kind !== "redirect") throw new Error(`not let through: ${answer.kind}`);
    // The 303 that leads the donor to the payment page.
    writeSync(1, `begun ${answer.giftId}\n`);
    const gift = await storage.gifts.find(answer.giftId);
    if (!gift) throw new Error("a gift that was told of is not there");
    const events = paidEvents(gift, new Date());
    for (const event of [...events, ...events.toReversed()]) {
      await takeEvent(world, event);
    }
    // The 200 after which the provider never tells it again.
    writeSync(1, `paid ${gift.id}\n`);
  }
}

await Promise.all([1, 2, 3].map(donor));
