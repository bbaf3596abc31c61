import { writeSync } from "node:fs";
import sharp from "sharp";
import { storyForm } from "#domain/forms/story.ts";
import { takeEvent } from "#domain/giving/take-event.ts";
import { acceptSubmission, type Acceptance } from "#domain/submissions/submission.ts";
import { paidEvents } from "#server/payments/demo.ts";
import { openStorage, type StorageSettings } from "#server/storage/open-storage.ts";
import { hour, sampleStory } from "../fakes/samples.ts";
import { sentForm } from "../fakes/send-form.ts";
import { attempt, testGiving } from "../fakes/test-giving.ts";
import "../site-words.ts";

/**
 * A site under load, to be killed: visitors send messages, and stories with two pictures, while donors give and each
 * webhook comes twice. Each step that somebody outside was told of is a line on the standard output.
 */
const [given = "", run] = process.argv.slice(2);
const settings = JSON.parse(given) as StorageSettings;
const storage = await openStorage(settings);
// Two hours after the previous run, so that no limit counts its messages.
const moment = new Date(Date.now() + Number(run) * 2 * hour);
const site = await testGiving(storage, undefined, moment.toISOString(), settings.dataDir);
site.pictures.start();

const create = { width: 900, height: 600, channels: 3, background: "#c83" } as const;
const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());

function tellStory(title: string, email: string, clientAddress: string): Promise<Acceptance> {
  const pictures = [1, 2].map((at) => new File([bytes], `${at}.jpg`));
  const sent = sentForm(storyForm, { ...sampleStory, email, title, pictures }, moment);
  const meta = { language: "es", clientAddress } as const;
  return acceptSubmission(site, storyForm, sent, meta);
}

async function visitor(number: number): Promise<never> {
  const isTeller = number > 4;
  for (let at = 0; ; at += 1) {
    const message = `${run}-${number}-${at}`;
    const email = `visitor-${message}@example.org`;
    // From a block that few others come from, so that no limit slows the load.
    const clientAddress = `10.${Number(run) % 256}.${(at * 6 + number) % 256}.1`;
    const answer = isTeller
      ? await tellStory(message, email, clientAddress)
      : await site.write({ email, message }, clientAddress);
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    // Written at once, like the 303 that leaves for the visitor.
    const told = isTeller ? "published" : "thanked";
    writeSync(1, `${told} ${message} ${answer.reference}\n`);
  }
}

async function donor(number: number): Promise<never> {
  for (let at = 0; ; at += 1) {
    const key = `${run}-${number}-${at}`;
    const interval = at % 2 ? "monthly" : "once";
    const gift = await site.started({ interval, email: `${key}@example.org` }, attempt(key));
    // The 303 that leads the donor to the payment page.
    writeSync(1, `begun ${gift.id}\n`);
    const events = paidEvents(gift, new Date());
    for (const event of [...events, ...events.toReversed()]) await takeEvent(site.giving, event);
    // The 200 after which the provider never reports it again.
    writeSync(1, `paid ${gift.id}\n`);
  }
}

await Promise.all([...[1, 2, 3, 4, 5, 6].map(visitor), ...[1, 2, 3].map(donor)]);
