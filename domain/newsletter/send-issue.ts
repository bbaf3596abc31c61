import { dayMs } from "#domain/clock.ts";
import type { Stores, World } from "#domain/storage/storage.ts";
import { addressOf, inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import type { MailBlock } from "#domain/mail/mail-writer.ts";
import { issueMail, type Mail } from "#domain/mail/mail.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { newsletterUrl } from "./newsletter.ts";
import type { Subscriber } from "./subscribers.ts";

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

export type IssuePlan = Exclude<Awaited<ReturnType<typeof planIssue>>, "over">;

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
  const mail = mailTo(world, issue, reader);
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
    mailTo(world, issue, { email, language, token: "test" }),
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

function mailTo(
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
