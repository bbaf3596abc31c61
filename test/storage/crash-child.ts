import { readFileSync, writeSync } from "node:fs";
import { deserialize } from "node:v8";
import sharp from "sharp";
import { contactForm } from "#domain/forms/contact.ts";
import { storyForm } from "#domain/forms/story.ts";
import { takeEvent } from "#domain/giving/take-event.ts";
import { acceptSubmission, type Acceptance } from "#domain/submissions/submission.ts";
import { useParsed } from "#reader/load.ts";
import type { Content } from "#reader/parsed-content.ts";
import { paidEvents } from "#server/payments/demo.ts";
import { openStorage, type StorageSettings } from "#server/storage/open-storage.ts";
import { PictureFolder } from "#server/storage/sent-pictures.ts";
import { sentForm } from "../fakes/send-form.ts";
import { testGiving } from "../fakes/test-giving.ts";

/**
 * A site under load, to be killed: visitors send one message after the other while donors give, each webhook coming
 * twice; or visitors send stories with two pictures. Each step that somebody outside was told of is a line on the
 * standard output.
 */
const [content = "", given = "", run, what] = process.argv.slice(2);
useParsed(deserialize(readFileSync(content)) as Content);
const settings = JSON.parse(given) as StorageSettings;
const storage = await openStorage(settings);
// Two hours after the run before: those it wrote to, and what it tried, are none of this hour's.
const moment = new Date(Date.now() + Number(run) * 2 * 3_600_000);
const site = await testGiving(storage, { kind: "demonstration" }, moment.toISOString());
const pictures = new PictureFolder({ storage, dataDir: settings.dataDir, log: console.error });
pictures.start();
const services = { ...site, pictures };

const create = { width: 900, height: 600, channels: 3, background: "#c83" } as const;
const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());

function accept(message: string, clientAddress: string): Promise<Acceptance> {
  const meta = { language: "es", clientAddress } as const;
  const sender = { name: "Ixchel", email: `visitor-${message}@example.org` };
  if (what !== "stories") {
    const values = { ...sender, subject: "general", message };
    return acceptSubmission(services, contactForm, sentForm(contactForm, values, moment), meta);
  }
  const story = `${message}: empezamos con tres llantas y una pala, y creció el muro.`;
  const files = [1, 2].map((at) => new File([bytes], `${at}.jpg`));
  const consent = { mayPublish: "on", peopleAgreed: "on" };
  const values = { ...sender, ...consent, title: message, story, pictures: files };
  return acceptSubmission(services, storyForm, sentForm(storyForm, values, moment), meta);
}

async function visitor(number: number): Promise<never> {
  for (let at = 0; ; at += 1) {
    const message = `${run}-${number}-${at}`;
    // From a block that few others come from, so that no limit slows the load.
    const answer = await accept(message, `10.${Number(run) % 256}.${(at * 4 + number) % 256}.1`);
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    // Written at once, like the 303 that leaves for the visitor.
    writeSync(1, `thanked ${message} ${answer.reference}\n`);
  }
}

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
    for (const event of [...events, ...events.toReversed()]) await takeEvent(site.giving, event);
    // The 200 after which the provider never tells it again.
    writeSync(1, `paid ${gift.id}\n`);
  }
}

await Promise.all([
  ...[1, 2, 3, 4].map(visitor),
  ...(what === "stories" ? [] : [1, 2, 3].map(donor)),
]);
