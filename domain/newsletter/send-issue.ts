import { dayMs, type Clock } from "#domain/clock.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { addressOf, inEachLanguage, languages, type Language } from "#domain/language/language.ts";
import type { MailBlock, MailWriter } from "#domain/mail/mail-writer.ts";
import { issueMail, type Mail } from "#domain/mail/mail.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { newsletterUrl } from "./newsletter.ts";
import type { Subscriber } from "./subscribers.ts";

/** An issue in one language. */
export type IssueWords = {
  readonly title: string;
  readonly summary: string;
  readonly blocks: readonly MailBlock[];
};

export type SentIssue = {
  readonly id: string;
  readonly words: Readonly<Record<Language, IssueWords>>;
};

export type IssueWorld = {
  readonly storage: Storage;
  readonly mails: MailWriter;
  readonly clock: Clock;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
};

/**
 * A sending can be taken up again for so long after its beginning. The list of who has a copy is kept longer
 * (domain/daily/daily.ts): without it everybody would get a second one.
 */
export const sendingDays = 14;

export type IssuePlan = {
  readonly toWrite: Readonly<Record<Language, number>>;
  readonly written: number;
};

/** Counts what `sendIssue` would write now; "over": it was sent too long ago. */
export async function planIssue(world: IssueWorld, id: string): Promise<IssuePlan | "over"> {
  const { storage, clock } = world;
  const begunAt = await storage.issues.beginningOf(id);
  if (isOver(begunAt, clock.now())) return "over";
  const written = (await storage.issues.readersOf(id)).size;
  const toWrite = inEachLanguage(() => 0);
  for await (const { language } of readersLeft(world, id, begunAt ?? clock.now())) {
    toWrite[language] += 1;
  }
  return { toWrite, written };
}

/**
 * Writes an issue to every reader who was on the list when it began, each in their own language. Each
 * reader's copy and its e-mail are on disk together and once, so a sending that broke off is taken up by
 * doing it again. The outbox sends them at its own pace.
 *
 * @returns how many e-mails were written now
 */
export async function sendIssue(world: IssueWorld, issue: SentIssue): Promise<number | "over"> {
  const { storage, clock } = world;
  const begunAt = await retryWhenLost(() => storage.issues.begin(issue.id, clock.now()));
  if (isOver(begunAt, clock.now())) return "over";
  let written = 0;
  for await (const reader of readersLeft(world, issue.id, begunAt)) {
    const mail = mailTo(world, issue, reader);
    const isWritten = await retryWhenLost(() =>
      storage.transaction(async ({ subscribers, issues, outbox }) => {
        // A reader who left since the list was read is not written to; one who leaves now waits until the
        // e-mail is there to be taken back.
        const current = await subscribers.findByToken(reader.token);
        if (current?.state !== "confirmed") return false;
        if (!(await issues.addCopy(issue.id, reader.email, mail.messageId))) return false;
        await outbox.add([mail], { now: clock.now() });
        return true;
      }),
    );
    if (isWritten) written += 1;
  }
  return written;
}

/** The issue in both languages to one address, to look at before it is sent; counted nowhere. */
export async function tryIssue(
  world: IssueWorld,
  { outbox }: Pick<IssueWorld["storage"], "outbox">,
  issue: SentIssue,
  email: string,
): Promise<void> {
  // A token of nobody's: the link to leave opens its page and changes nothing.
  const mails = languages.map((language) =>
    mailTo(world, issue, { email, language, token: "test" }),
  );
  await outbox.add(mails, { now: world.clock.now() });
}

const isOver = (begunAt: Date | null, now: Date) =>
  begunAt !== null && now.getTime() - begunAt.getTime() > sendingDays * dayMs;

/** Readers who were on the list when the issue began and have no copy. */
async function* readersLeft(
  { storage }: IssueWorld,
  id: string,
  begunAt: Date,
): AsyncGenerator<Subscriber> {
  const written = await storage.issues.readersOf(id);
  for await (const reader of storage.subscribers.each("confirmed")) {
    const wasThere = reader.confirmedAt !== null && reader.confirmedAt <= begunAt;
    if (wasThere && !written.has(reader.email)) yield reader;
  }
}

function mailTo(
  { mails, siteUrl }: IssueWorld,
  { id, words }: SentIssue,
  { email, language, token }: Pick<Subscriber, "email" | "language" | "token">,
): Mail {
  const { title, summary, blocks } = words[language];
  return mails.write({
    mail: issueMail,
    to: { email },
    language,
    values: { title, summary },
    blocks,
    buttonUrl: siteUrl + addressOf("newsletterIssue", language, { params: { id } }),
    unsubscribeUrl: newsletterUrl(siteUrl, "unsubscribe", language, token),
  });
}
