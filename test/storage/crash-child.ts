import { writeSync } from "node:fs";
import sharp from "sharp";
import { contactForm } from "#domain/forms/contact.ts";
import { storyForm } from "#domain/forms/story.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { openStorage, type StorageSettings } from "#server/storage/open-storage.ts";
import { PictureFolder } from "#server/storage/sent-pictures.ts";
import { sampleLetter } from "../fakes/samples.ts";
import { sentForm } from "../fakes/send-form.ts";

/**
 * A site under load, to be killed: four visitors at a time send one message after the other, or one story with two
 * pictures. Each thanked visitor is a line on the standard output: what was sent, and the reference.
 */
const [given = "", run, what] = process.argv.slice(2);
const settings = JSON.parse(given) as StorageSettings;
const storage = await openStorage(settings);
const pictures = new PictureFolder({ storage, dataDir: settings.dataDir, log: console.error });
pictures.start();
let letters = 0;
const services = {
  storage,
  // Two letters to each message, as on the site; their texts are tested elsewhere.
  letters: {
    write: ({ to }: { to: "staff" | { email: string } }) =>
      sampleLetter({ to, messageId: `<${run}-${(letters += 1)}@example.org>` }),
  },
  pictures,
  // Two hours after the run before: those it wrote to are none of this hour's strangers.
  clock: { now: () => new Date(Date.now() + Number(run) * 2 * 3_600_000) },
  siteUrl: "https://site.example.org",
  wakeOutbox: () => {},
};

const create = { width: 900, height: 600, channels: 3, background: "#c83" } as const;
const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());

function accept(message: string, clientAddress: string) {
  const meta = { language: "es", clientAddress } as const;
  const sender = { name: "Ixchel", email: `visitor-${message}@example.org` };
  if (what === "messages") {
    const values = { ...sender, subject: "general", message };
    return acceptSubmission(services, contactForm, sentForm(contactForm, values, new Date()), meta);
  }
  const story = `${message}: empezamos con tres llantas y una pala, y creció el muro.`;
  const files = [1, 2].map((at) => new File([bytes], `${at}.jpg`));
  const consent = { mayPublish: "on", peopleAgreed: "on" };
  const values = { ...sender, ...consent, title: message, story, pictures: files };
  return acceptSubmission(services, storyForm, sentForm(storyForm, values, new Date()), meta);
}

async function visitor(number: number): Promise<never> {
  for (let at = 0; ; at += 1) {
    const message = `${run}-${number}-${at}`;
    // From a block that few others come from, so that no limit slows the load.
    const answer = await accept(message, `10.${Number(run) % 256}.${(at * 4 + number) % 256}.1`);
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    // Written at once, like the 303 that leaves for the visitor.
    writeSync(1, `${message} ${answer.reference}\n`);
  }
}

await Promise.all([1, 2, 3, 4].map(visitor));
