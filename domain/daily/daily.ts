import { guatemalaDay, dayMs, addDays, hourMs } from "#domain/clock.ts";
import { keepUnpaidDays } from "#domain/giving/gift.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import type { QueuedMail } from "#domain/mail/mail.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { lateAnswers } from "#domain/submissions/stages.ts";
import type { Stores, World } from "#domain/storage/storage.ts";
import { unclaimedMoney } from "../giving/unclaimed.ts";

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

/** With masked addresses, also in the mail server's answer: a sent digest stays in the outbox after an erasure. */
function nameMail({ name, to, lastError }: QueuedMail): string {
  const line = `${name} → ${to === "staff" ? "staff" : to.email} (${lastError ?? "-"})`;
  return line.replaceAll(/[^\s<>()]+@[^\s<>()]+/g, (address) => maskedEmail(address));
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

/** Names in the table `dailyJob`. */
const dailyJob = "daily";
const doubtedSince = "clock doubted since";
/** The daily job while the clock is doubted: erases nothing. */
const doubtedDailyJob = "daily, clock doubted";

// Runs are a day apart; a longer gap is a site that was off, or a wrong clock.
const mostDaysApart = 7;
// After a week of daily warnings to staff the new clock is trusted.
const daysUntilBelieved = 7;

/** A jump of the clock since `lastDay`; it is trusted from `believedFrom` on. */
type ClockDoubt = { readonly lastDay: string; readonly believedFrom: string };

/**
 * Guards against erasing everything because of a wrong system clock: a jump of more than a week, either way, since the
 * last daily job is doubted until a week has passed on the new clock.
 * @param today in Guatemala, `2026-05-18`
 * @returns null if the clock is trusted
 */
async function doubtClock(stores: Stores, today: string): Promise<ClockDoubt | null> {
  const lastDay = await stores.lastDay(dailyJob);
  if (lastDay === null || Math.abs(daysBetween(lastDay, today)) <= mostDaysApart) {
    await stores.forgetDaily(doubtedSince);
    return null;
  }
  const since = await stores.lastDay(doubtedSince);
  const passed = since === null ? -1 : daysBetween(since, today);
  // Another jump restarts the week.
  const isEven = passed >= 0 && passed <= daysUntilBelieved + mostDaysApart;
  if (!isEven) await stores.startDaily(doubtedSince, today);
  const begun = isEven && since !== null ? since : today;
  if (daysBetween(begun, today) >= daysUntilBelieved) return null;
  return { lastDay, believedFrom: addDays(begun, daysUntilBelieved) };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/**
 * Problems with gifts and books that staff must look at, as values of the daily digest
 * (content/emails/staff-digest.yaml); each is "" if all is well.
 */
export async function giftAlerts(gifts: Stores["gifts"], now: Date) {
  const checks = new Map((await gifts.checks()).map((check) => [check.what, check]));
  const isOld = (at: Date, days = 1) => now.getTime() - at.getTime() > days * dayMs;
  const books = checks.get("books");
  const begun = checks.get("books_begun");
  const isStuck =
    begun && !(books && books.at >= begun.at) && now.getTime() - begun.at.getTime() >= hourMs;
  const gap = checks.get("gap");
  const wrong = [
    isStuck ? "the check began and did not end" : books?.problem,
    gap && !isOld(gap.at, 7) ? gap.problem : "",
  ];
  const version = checks.get("api_version");
  const waiting = (await unclaimedMoney(gifts, "live")).length;
  const names = await gifts.namesWaiting("live");
  return {
    gifts_unclaimed: waiting === 0 ? "" : String(waiting),
    gifts_unchecked: books && isOld(books.at) ? guatemalaDay(books.at) : "",
    gifts_books: wrong.filter(Boolean).join("; "),
    gifts_provider: checks.get("provider")?.problem ?? "",
    gifts_fees: checks.get("fees")?.problem ?? "",
    gifts_names: names.map(({ reference }) => reference).join(", "),
    gifts_version: version && !isOld(version.at) ? version.problem : "",
  };
}
