import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import { wholeLanguages } from "#domain/language/language.ts";
import { tryIssue, type SentIssue } from "#domain/newsletter/send-issue.ts";
import { planSending, sendToReaders, type NewsletterActing } from "#domain/staff/newsletter.ts";
import { loadedContent } from "#reader/load.ts";
import { issueWords, listIssues } from "#reader/newsletter.ts";
import type { Config } from "#server/config.ts";
import { createLetterWriter } from "#server/mail/letter-writer.ts";
import { issueLettersPerMinute } from "#server/mail/newsletter-pace.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { atTerminal } from "./at-terminal.ts";
import { isConfirmed } from "./delete.ts";
import { mailbox } from "./mail-test.ts";
import { counted, say, table, type Terminal } from "./terminal.ts";
import { commonOf, everywhere, readTyped, type CommonOptions } from "./typed-options.ts";
import { UsageError } from "./usage.ts";

const known = { ...everywhere, test: { type: "string" } } as const;

/** Without their dashes. */
export const newsletterOptionNames: readonly string[] = Object.keys(known);

export type NewsletterOptions = CommonOptions & {
  /** An address that gets the issue to look at, instead of the readers. */
  readonly test: string | null;
};

/** @throws UsageError with one line that says what was wrong and what it may be */
export function readNewsletterOptions(typed: readonly string[]): NewsletterOptions {
  const read = readTyped(typed, known);
  return { ...commonOf(read), test: read.values.test ?? null };
}

/** `newsletter`: the issues and their numbers; `newsletter send ISSUE`: to all readers, or with --test to one address. */
export async function newsletter(
  config: Config,
  options: NewsletterOptions,
  terminal: Terminal,
): Promise<number> {
  const { command } = options;
  if (command !== null && command !== "send") {
    throw new UsageError(`there is no command "newsletter ${command}"; there is send`);
  }
  const storage = await openStorage(config);
  const { siteUrl } = config;
  const letters = createLetterWriter(() => loadedContent().content.letters, siteUrl);
  try {
    const world = { ...atTerminal(storage), letters, siteUrl };
    if (command === null) await listSent(world, options, terminal);
    else await send(world, options, terminal);
    return 0;
  } finally {
    await storage.close();
  }
}

async function listSent(
  { storage }: NewsletterActing,
  { isJson }: NewsletterOptions,
  { out }: Terminal,
): Promise<void> {
  const sent = await storage.issues.list();
  if (isJson) return say(out, JSON.stringify(sent, null, 2));
  const rows = sent.map(({ id, begunAt, readers, delivered, left }) => [
    id,
    guatemalaMinute(begunAt),
    ...[readers, delivered, left].map(String),
  ]);
  if (rows.length > 0)
    say(out, table(out, ["Issue", "Sent", "Readers", "Delivered", "Left"], rows));
  const ids = new Set(sent.map(({ id }) => id));
  const unsent = listIssues("en").filter(({ id }) => !ids.has(id));
  for (const { id } of unsent) say(out, `${id} is written and not sent`);
  if (rows.length + unsent.length === 0) say(out, "there is no issue yet");
}

async function send(
  world: NewsletterActing,
  options: NewsletterOptions,
  terminal: Terminal,
): Promise<void> {
  const { out, err } = terminal;
  const issue = requireIssue(options.target);
  if (options.test !== null) {
    if (!mailbox.test(options.test)) throw new UsageError(`"${options.test}" is no e-mail address`);
    await tryIssue(world, issue, options.test);
    return say(
      out,
      `${issue.id} will be sent to ${options.test} in both wholeLanguages, and to nobody else`,
    );
  }
  const plan = await planSending(world, issue.id);
  const all = wholeLanguages.reduce((sum, language) => sum + plan.toWrite[language], 0);
  const had = plan.written > 0 ? `${counted(plan.written, "reader")} had it before; ` : "";
  if (all === 0) return say(out, `${had}nobody is left to send ${issue.id} to`);
  const named = wholeLanguages
    .filter((language) => plan.toWrite[language] > 0)
    .map(
      (language) => `${plan.toWrite[language]} in ${language} (“${issue.words[language].title}”)`,
    );
  const question = `${had}Send ${issue.id} to ${counted(all, "reader")}: ${named.join(", ")}?`;
  if (!(await isConfirmed(options, terminal, question))) return say(err, "nothing was sent");
  const written = await sendToReaders(world, issue);
  const minutes = Math.ceil(written / issueLettersPerMinute);
  say(
    out,
    `${counted(written, "letter")} written; they leave at ${issueLettersPerMinute} a minute, in about ${counted(minutes, "minute")}`,
  );
}

/** @throws UsageError for an issue that is not there, with those that are */
function requireIssue(id: string | null): SentIssue {
  const words = issueWords(id ?? "");
  if (words) return { id: words.en.id, words };
  const there = listIssues("en").map((one) => one.id);
  const which = there.length === 0 ? "there is none in content/newsletter" : there.join(", ");
  throw new UsageError(
    id === null ? `which issue? ${which}` : `there is no issue "${id}": ${which}`,
  );
}
