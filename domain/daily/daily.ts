import { guatemalaDay, dayMs } from "#domain/clock.ts";
import { giftAlerts } from "#domain/giving/gift-alerts.ts";
import { keepUnpaidDays } from "#domain/giving/gift.ts";
import type { QueuedMail } from "#domain/mail/mail.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { lateAnswers } from "#domain/submissions/stages.ts";
import type { Stores, World } from "#domain/storage/storage.ts";
import { dailyJob, doubtClock, doubtedDailyJob, type ClockDoubt } from "./clock-doubt.ts";

type DailyWorld = World & {
  /** Logs a line for the operator, without personal data. */
  readonly warn: (line: string) => void;
  /** Hours, on business days, in which an answer is promised. */
  readonly replyHours: number;
};

/** Setting for the staff digest: on days with problems, on days with any messages, or never. */
export type DigestWish = "suspected" | "daily" | "never";

const keepMailsDays = 30;
const keepAskedDays = 14;
// Long enough to answer whether somebody was really unsubscribed.
const keepLeftDays = 30;
// Limit of items listed in the digest.
const mostNamed = 20;

/**
 * The daily job: erases expired data and mails staff a digest. One process per day does it. While the clock is doubted
 * nothing is erased, and operator and staff are warned.
 *
 * @returns true if this process did it
 */
export async function runDaily(services: DailyWorld, digest: DigestWish): Promise<boolean> {
  const { storage, clock } = services;
  const now = clock.now();
  const isOurs = await storage.transaction(async (stores) => {
    const today = guatemalaDay(now);
    const doubt = await doubtClock(stores, today);
    if (!(await stores.startDaily(doubt ? doubtedDailyJob : dailyJob, today))) return false;
    const receivedAt = { from: daysBefore(now, 1), until: now };
    const suspected = await stores.submissions.count({ receivedAt, state: "suspected" });
    const received = await stores.submissions.count({ receivedAt, state: "received" });
    if (doubt) services.warn(clockLine(doubt, today));
    else await eraseOld(stores, now);
    const { dead } = await stores.outbox.countByState();
    const trouble = await giftAlerts(stores.gifts, now);
    const late = await lateAnswers(stores.submissions, now, services.replyHours);
    const news: Digest = { received, suspected, dead, doubt, today, late, gifts: trouble };
    if (isWanted(digest, news)) {
      const mail = services.mails.write({
        mail: "staff-digest",
        to: "staff",
        language: "en",
        values: await digestValues(stores, news),
      });
      await stores.outbox.add([mail], { now });
      services.wakeOutbox();
    }
    return true;
  });
  if (isOurs) await storage.scrub();
  return isOurs;
}

async function eraseOld(stores: Stores, now: Date): Promise<void> {
  const erased = {
    ...(await stores.submissions.eraseExpired(now)),
    mails: await stores.outbox.eraseOld(daysBefore(now, keepMailsDays)),
    newsletter: await stores.subscribers.eraseStale(
      daysBefore(now, keepAskedDays),
      daysBefore(now, keepLeftDays),
    ),
    "newsletter copies": await stores.issues.forgetCopies(daysBefore(now, keepMailsDays)),
    "unpaid gifts": await stores.gifts.eraseUnpaid(daysBefore(now, keepUnpaidDays)),
  };
  await stores.rateLimits.erasePast(now);
  const isWorthALine = Object.values(erased).some((count) => count > 0);
  if (isWorthALine) await stores.audit.append(now, "expired", erased);
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

type Digest = {
  readonly received: number;
  readonly suspected: number;
  readonly dead: number;
  readonly doubt: ClockDoubt | null;
  readonly today: string;
  readonly late: readonly KeptSubmission[];
  readonly gifts: Readonly<Record<string, string>>;
};

async function digestValues(stores: Stores, news: Digest): Promise<Record<string, string>> {
  const { received, suspected, dead, doubt, today, late } = news;
  const undelivered = dead > 0 ? await stores.outbox.listDead(mostNamed) : [];
  return {
    ...news.gifts,
    received: String(received),
    suspected: String(suspected),
    dead: String(dead),
    late: late.length === 0 ? "" : String(late.length),
    late_named: late.slice(0, mostNamed).map(nameRequest).join("; "),
    undelivered: undelivered.map(nameMail).join("; "),
    clock_day: doubt ? today : "",
    clock_last_day: doubt?.lastDay ?? "",
    clock_believed_from: doubt?.believedFrom ?? "",
  };
}

function nameMail({ name, to, lastError }: QueuedMail): string {
  return `${name} → ${to === "staff" ? "staff" : to.email} (${lastError ?? "-"})`;
}

const nameRequest = ({ reference, form, receivedAt }: KeptSubmission) =>
  `${reference} (${form}, ${guatemalaDay(receivedAt)})`;

function clockLine({ lastDay, believedFrom }: ClockDoubt, today: string): string {
  return `the clock says ${today}, the last daily work was on ${lastDay}: nothing is erased before ${believedFrom}`;
}

function isWanted(digest: DigestWish, { received, suspected, dead, doubt, late, gifts }: Digest) {
  if (digest === "never") return false;
  const isGiftTrouble = Object.values(gifts).some((text) => text !== "");
  const trouble = suspected + dead + late.length > 0 || doubt !== null || isGiftTrouble;
  return digest === "suspected" ? trouble : trouble || received > 0;
}
