import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { Clock } from "#domain/clock.ts";
import { giftNews } from "../giving/gift-news.ts";
import type { LetterWriter } from "./letter-writer.ts";
import type { Storage } from "#domain/storage/storage.ts";

export type DailyServices = {
  readonly storage: Storage;
  readonly letters: LetterWriter;
  readonly clock: Clock;
  wakeOutbox(): void;
};

/** When staff want the digest: on days with suspected messages, on all days with news, never. */
export type DigestWish = "suspected" | "daily" | "never";

const dayMs = 24 * 3_600_000;
// A sent letter is only of use to see that it was sent.
const keepLettersDays = 30;
// A confirmation that did not come in this time will not come.
const keepAskedDays = 14;
// Long enough to answer somebody who asks whether they really were unsubscribed.
const keepLeftDays = 30;

/**
 * The work of one day: erases what is past its time and tells staff what was set aside. Whichever
 * process comes first on a day does it, the others find it done.
 *
 * @returns whether it was this process
 */
export async function runDaily(services: DailyServices, digest: DigestWish): Promise<boolean> {
  const { storage, clock } = services;
  const now = clock.now();
  const isOurs = await storage.transaction(async (stores) => {
    if (!(await stores.startDaily("daily", guatemalaDay(now)))) return false;
    const before = (days: number) => new Date(now.getTime() - days * dayMs);
    const yesterday = { since: before(1), until: now };
    const suspected = await stores.submissions.count({ ...yesterday, state: "suspected" });
    const received = await stores.submissions.count({ ...yesterday, state: "received" });
    const erased = {
      ...(await stores.submissions.eraseExpired(now)),
      letters: await stores.outbox.eraseOld(before(keepLettersDays)),
      newsletter: await stores.subscribers.eraseStale(before(keepAskedDays), before(keepLeftDays)),
    };
    await stores.rateLimits.erasePast(now);
    const isWorthALine = Object.values(erased).some((count) => count > 0);
    if (isWorthALine) await stores.audit.append(now, "expired", erased);
    const { dead } = await stores.outbox.countByState();
    const counts = { received, suspected, dead };
    const news = await giftNews(stores.gifts, now);
    const isTrouble = Object.values(news).some((text) => text !== "");
    if (isWanted(digest, counts, isTrouble)) {
      const numbers = Object.entries(counts).map(([name, count]) => [name, String(count)]);
      const values = { ...news, ...Object.fromEntries(numbers) };
      const letter = services.letters.write({
        letter: "staff-digest",
        to: "staff",
        language: "en",
        values,
      });
      await stores.outbox.add([letter], { now, state: "waiting", submissionId: null });
      services.wakeOutbox();
    }
    return true;
  });
  if (isOurs) await storage.scrub();
  return isOurs;
}

function isWanted(
  digest: DigestWish,
  counts: Readonly<Record<"received" | "suspected" | "dead", number>>,
  isTrouble: boolean,
): boolean {
  if (digest === "never") return false;
  const trouble = isTrouble || counts.suspected + counts.dead > 0;
  return digest === "suspected" ? trouble : trouble || counts.received > 0;
}
