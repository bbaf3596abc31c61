import { dayMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import type { newsletterForm } from "#domain/forms/newsletter.ts";
import type { Sent } from "#domain/forms/read-form.ts";
import type { Stores, World } from "#domain/storage/storage.ts";
import { type MailRequest, type MailBlock, issueMail, type Mail } from "#domain/mail/mail.ts";
import type { Subscriber } from "./subscribers.ts";
import { addressOf, inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import { countSender } from "#domain/spam/spam.ts";
import type { Acceptance, SubmissionMeta } from "#domain/submissions/submission.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";

const confirmMailsPerDay = 3;

export function newsletterUrl(
  siteUrl: string,
  page: "newsletterConfirm" | "newsletterUnsubscribe",
  { language, token }: Pick<Subscriber, "language" | "token">,
): string {
  return siteUrl + addressOf(page, language, { query: { token } });
}

/**
 * First half of the double opt-in: stores the request and mails a confirmation link. The result does not reveal whether
 * the address is subscribed.
 * @throws StorageUnavailable if nothing could be stored
 */
export async function requestNewsletter(
  services: World,
  sent: Sent<typeof newsletterForm>,
  meta: SubmissionMeta,
): Promise<{ readonly ok: true } | Extract<Acceptance, { ok: false }>> {
  const { storage, clock } = services;
  const now = clock.now();
  const email = sent.input.email.toLowerCase();
  const fresh = { email, language: meta.language, token: randomToken(), askedAt: now };
  const isFlood = await storage.transaction(async (stores) => {
    const counted = await countSender(stores, meta.clientAddress, email, now);
    if (counted === "flood") return true;
    const isCalm = !sent.control.isHoneypotFilled && counted.length === 0;
    await ask(services, stores, fresh, isCalm);
    return false;
  });
  if (isFlood) return { ok: false, errors: { form: "too_many" } };
  services.wakeOutbox();
  return { ok: true };
}

async function ask(
  services: World,
  stores: Stores,
  fresh: Pick<Subscriber, "email" | "language" | "token" | "askedAt">,
  isCalm: boolean,
): Promise<void> {
  const known = await stores.subscribers.find({ email: fresh.email });
  if (known?.state === "confirmed") return;
  const waiting = {
    ...fresh,
    // Keeps the link of an earlier e-mail valid.
    token: known?.token ?? fresh.token,
    state: "asked" as const,
    confirmedAt: null,
    leftAt: null,
  };
  await stores.subscribers.save(waiting);
  const [mails = 1] = await stores.rateLimits.count([`asked ${fresh.email}`], dayMs, fresh.askedAt);
  if (mails > confirmMailsPerDay) return;
  const buttonUrl = newsletterUrl(services.siteUrl, "newsletterConfirm", waiting);
  const mail = mailTo(services, waiting, "newsletter-confirm", { buttonUrl });
  await stores.outbox.add([mail], { now: fresh.askedAt, state: isCalm ? "waiting" : "held" });
}

/**
 * Second half of the double opt-in; for POST requests only, because mail scanners open links. Idempotent.
 * @returns "unknown" if the link is invalid or expired
 */
export async function confirmNewsletter(services: World, token: string) {
  const now = services.clock.now();
  const answer = await services.storage.transaction(async (stores) => {
    const subscriber = await stores.subscribers.find({ token });
    if (subscriber === null || subscriber.state === "left") return "unknown";
    if (subscriber.state === "confirmed") return "confirmed";
    await stores.subscribers.save({ ...subscriber, state: "confirmed", confirmedAt: now });
    const unsubscribeUrl = newsletterUrl(services.siteUrl, "newsletterUnsubscribe", subscriber);
    const welcome = mailTo(services, subscriber, "newsletter-welcome", { unsubscribeUrl });
    await stores.outbox.add([welcome], { now });
    return "confirmed";
  });
  services.wakeOutbox();
  return answer;
}

/** Unsubscribes by the link's token alone, without a cookie (RFC 8058); does nothing if the token is unknown. */
export async function leaveNewsletter(services: World, token: string): Promise<void> {
  await services.storage.transaction(async (stores) => {
    const subscriber = await stores.subscribers.find({ token });
    if (subscriber === null || subscriber.state === "left") return;
    const leftAt = services.clock.now();
    await stores.subscribers.save({ ...subscriber, state: "left", leftAt });
    // Queued copies are sent slowly: drop this reader's.
    await stores.outbox.dropUnsent(subscriber.email, { name: issueMail });
    await stores.issues.countLeft(subscriber.email);
  });
}

const mailTo = (
  { mails }: World,
  { email, language }: Pick<Subscriber, "email" | "language">,
  mail: string,
  link: Pick<MailRequest, "buttonUrl" | "unsubscribeUrl">,
): Mail => mails.write({ mail, to: { email }, language, values: {}, ...link });

export type IssueWords = {
  readonly title: string;
  readonly summary: string;
  readonly blocks: readonly MailBlock[];
};

export type NewsletterIssue = {
  readonly id: string;
  readonly words: Readonly<Record<Language, IssueWords>>;
};

/**
 * Sending of an issue can be resumed for so many days. The list of who has a copy is kept longer (domain/daily/daily.ts):
 * without it everybody would get a second one.
 */
export const sendingDays = 14;

/** Counts what sending would queue now; "over": sending began too long ago. */
export async function planIssue(world: World, id: string) {
  const { storage, clock } = world;
  const begunAt = await storage.issues.beginningOf(id);
  if (isOver(begunAt, clock.now())) return "over" as const;
  const written = (await storage.issues.readersOf(id)).size;
  const toWrite = inEachLanguage(() => 0);
  const left = await readersLeft(world, id, begunAt ?? clock.now());
  for (const { language } of left) toWrite[language] += 1;
  return { toWrite, written };
}

/** Begins to send an issue, or resumes it. @returns its readers who have no copy; "over": sending began too long ago */
export async function beginIssue(world: World, id: string) {
  const { storage, clock } = world;
  const begunAt = await retryWhenLost(() => storage.issues.begin(id, clock.now()));
  if (isOver(begunAt, clock.now())) return "over";
  return readersLeft(world, id, begunAt);
}

/** Queues a reader's copy in their language. The outbox limits the rate. @returns false for who has it or has left */
export async function queueCopy(
  world: World,
  { subscribers, issues, outbox }: Stores,
  issue: NewsletterIssue,
  reader: Subscriber,
): Promise<boolean> {
  // Locks the reader's row: who has just unsubscribed gets no e-mail, who unsubscribes now finds it and drops it.
  const current = await subscribers.find({ token: reader.token });
  if (current?.state !== "confirmed") return false;
  const mail = copyFor(world, issue, reader);
  if (!(await issues.addCopy(issue.id, reader.email, mail.messageId))) return false;
  await outbox.add([mail], { now: world.clock.now() });
  return true;
}

/** Queues the issue in both languages to one address, as a test that is counted nowhere. */
export async function sendTestIssue(
  world: World,
  { outbox }: Stores,
  issue: NewsletterIssue,
  email: string,
): Promise<void> {
  // An unknown token: the unsubscribe link changes nothing.
  const mails = languages.map((language) =>
    copyFor(world, issue, { email, language, token: "test" }),
  );
  await outbox.add(mails, { now: world.clock.now() });
}

const isOver = (begunAt: Date | null, now: Date) =>
  begunAt !== null && now.getTime() - begunAt.getTime() > sendingDays * dayMs;

/** Readers who were subscribed when sending began and have no copy. */
async function readersLeft({ storage }: World, id: string, begunAt: Date) {
  const written = await storage.issues.readersOf(id);
  const readers = await storage.subscribers.list("confirmed");
  return readers.filter(
    ({ email, confirmedAt }) =>
      confirmedAt !== null && confirmedAt <= begunAt && !written.has(email),
  );
}

function copyFor(
  { mails, siteUrl }: World,
  { id, words }: NewsletterIssue,
  reader: Pick<Subscriber, "email" | "language" | "token">,
): Mail {
  const { email, language } = reader;
  const { title, summary, blocks } = words[language];
  return mails.write({
    mail: issueMail,
    to: { email },
    language,
    values: { title, summary },
    blocks,
    buttonUrl: siteUrl + addressOf("newsletterIssue", language, { params: { id } }),
    unsubscribeUrl: newsletterUrl(siteUrl, "newsletterUnsubscribe", reader),
  });
}
