import { writeSync } from "node:fs";
import { contactForm } from "#domain/forms/contact.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { sampleLetter } from "../fakes/samples.ts";
import { sentForm } from "../fakes/send-form.ts";

/**
 * A site under load, to be killed: four visitors at a time send one message after the other. Each
 * thanked visitor is a line on the standard output: what was sent, and the reference.
 */
const [settings, run] = process.argv.slice(2);
const storage = await openStorage(JSON.parse(settings ?? "") as StorageSettings);
let letters = 0;
const services = {
  storage,
  // Two letters to each message, as on the site; their texts are tested elsewhere.
  letters: {
    write: ({ to }: { to: "staff" | { email: string } }) =>
      sampleLetter({ to, messageId: `<${run}-${(letters += 1)}@example.org>` }),
  },
  pictures: { clean: async () => "file_not_picture" as const },
  clock: { now: () => new Date() },
  siteUrl: "https://site.example.org",
  wakeOutbox: () => {},
};

async function visitor(number: number): Promise<never> {
  for (let at = 0; ; at += 1) {
    const message = `${run}-${number}-${at}`;
    const values = {
      name: "Ixchel",
      email: `visitor-${message}@example.org`,
      subject: "general",
      message,
    };
    const answer = await acceptSubmission(
      services,
      contactForm,
      sentForm(contactForm, values, new Date()),
      // From a block that few others come from, so that no limit slows the load.
      { language: "es", clientAddress: `10.${Number(run) % 256}.${(at * 4 + number) % 256}.1` },
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    // Written at once, like the 303 that leaves for the visitor.
    writeSync(1, `${message} ${answer.reference}\n`);
  }
}

await Promise.all([1, 2, 3, 4].map(visitor));
