import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Storage } from "#domain/storage/storage.ts";
import { loadedContent } from "#reader/load.ts";
import { createMailWriter } from "#server/mail/mail-writer.ts";
import { PictureFolder } from "#server/storage/sent-pictures.ts";
import { clockAt } from "./samples.ts";

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
  return {
    storage,
    mails: createMailWriter(() => texts, testSiteUrl),
    pictures: new PictureFolder({ storage, dataDir, log: warn }),
    clock: clockAt(moment),
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
}

export type TestServices = Awaited<ReturnType<typeof testServices>>;
