import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactForm } from "#domain/forms/contact.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { loadedContent } from "#reader/load.ts";
import { createMailWriter } from "#server/mail/mail-writer.ts";
import { PictureFolder } from "#server/storage/sent-pictures.ts";
import { clockAt } from "./samples.ts";
import { sentForm } from "./send-form.ts";

export const testSiteUrl = "https://site.example.org";

/**
 * The services of a site whose clock stands still, with the real e-mails of the content.
 * @param dataDir for tests that send pictures
 */
export async function testServices(
  storage: Storage,
  moment = "2026-03-02T15:00:00Z",
  dataDir = join(tmpdir(), "lwh-no-pictures"),
) {
  const texts = loadedContent().content.mails;
  let wakes = 0;
  const warnings: string[] = [];
  const warn = (line: string) => void warnings.push(line);
  const clock = clockAt(moment);
  const services = {
    storage,
    mails: createMailWriter(() => texts, testSiteUrl),
    pictures: new PictureFolder({ storage, dataDir, log: warn }),
    clock,
    siteUrl: testSiteUrl,
    replyHours: 24,
    wakeOutbox: () => {
      wakes += 1;
    },
    countWakes: () => wakes,
    warn,
    /** Lines of the log. */
    warnings,
  };
  return {
    ...services,
    /** Sends the contact form, in Spanish. */
    write: (own: Record<string, string> = {}, clientAddress = "203.0.113.7") => {
      const values = { name: "Ixchel", email: "ixchel@example.org", subject: "general", ...own };
      const sent = sentForm(contactForm, { message: "Hola", ...values }, clock.now());
      return acceptSubmission(services, contactForm, sent, { language: "es", clientAddress });
    },
    /** E-mails that are due now, as a sender takes them. */
    dueMails: () => storage.outbox.claim({ now: clock.now(), limit: 500 }),
  };
}

export type TestServices = Awaited<ReturnType<typeof testServices>>;
