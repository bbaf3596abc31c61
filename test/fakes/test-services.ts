import type { Storage } from "#domain/storage/storage.ts";
import { loadedContent } from "#reader/load.ts";
import { createLetterWriter } from "#server/mail/letter-writer.ts";
import { pictureCleaner } from "#server/storage/picture-cleaner.ts";
import { clockAt } from "./samples.ts";

export const testSiteUrl = "https://site.example.org";

/** The services of a site whose clock stands still, with the real letters of the content. */
export async function testServices(storage: Storage, moment = "2026-03-02T15:00:00Z") {
  const texts = loadedContent().content.letters;
  let wakes = 0;
  const warnings: string[] = [];
  return {
    storage,
    letters: createLetterWriter(() => texts, testSiteUrl),
    pictures: pictureCleaner,
    clock: clockAt(moment),
    siteUrl: testSiteUrl,
    canMail: () => true,
    replyHours: 24,
    wakeOutbox: () => {
      wakes += 1;
    },
    countWakes: () => wakes,
    warn: (line: string) => void warnings.push(line),
    /** What the operator was told. */
    warnings,
  };
}

export type TestServices = Awaited<ReturnType<typeof testServices>>;
