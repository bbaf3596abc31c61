import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import { lateAnswers } from "#domain/submissions/late-answers.ts";
import type { Options } from "./options.ts";
import { promisedHours, standingOf } from "./stage.ts";
import { counted, say, styled, table } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `list`: what came in, newest first. */
export async function list(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  if (options.filter.form === "newsletter") return listReaders(storage, options, terminal);
  const found = await storage.submissions.list(options.filter, options.limit);
  if (options.isJson) {
    say(terminal.out, JSON.stringify(found, null, 2));
    return;
  }
  const total = await storage.submissions.count(options.filter);
  if (found.length > 0) {
    const headings = [
      "Reference",
      "Received",
      "Form",
      "Language",
      "State",
      "Letters",
      "Answer",
      "From",
    ];
    const hours = promisedHours();
    const rows = found.map((one) => toRow(one, standingOf(one, hours, new Date())));
    say(terminal.out, table(terminal.out, headings, rows));
    say(terminal.out);
  }
  say(terminal.out, found.length < total ? `${found.length} of ${total} shown` : `${total} in all`);
  await sayLate(storage, terminal);
  const letters = await storage.outbox.countByState();
  if (letters.dead > 0) {
    const line = `${counted(letters.dead, "letter")} could not be delivered: npm run inbox -- list --state dead`;
    say(terminal.err, styled(terminal.err, "red", line));
  }
}

async function sayLate({ submissions }: Storage, { err }: Terminal): Promise<void> {
  const late = await lateAnswers(submissions, new Date(), promisedHours());
  if (late.length === 0) return;
  const line = `${counted(late.length, "answer")} late: npm run inbox -- list --stage open`;
  say(err, styled(err, "red", line));
}

function toRow(one: KeptSubmission, standing: string): string[] {
  const answer = (field: string) => one.fields[field] ?? "";
  // Whoever left only a number is called.
  const reachedBy = one.email ? `<${one.email}>` : answer("phone");
  const from = [answer("name"), reachedBy].filter(Boolean).join(" ");
  const received = guatemalaMinute(one.receivedAt);
  return [
    one.reference,
    received,
    one.form,
    one.language,
    one.state,
    one.mail ?? "",
    standing,
    from,
  ];
}

async function listReaders(storage: Storage, options: Options, { out }: Terminal): Promise<void> {
  const readers: Subscriber[] = [];
  for await (const reader of storage.subscribers.each(options.readers, options.filter.language)) {
    if (readers.length === options.limit) break;
    readers.push(reader);
  }
  if (options.isJson) {
    // The token is a key to the subscription; it belongs in letters only.
    say(
      out,
      JSON.stringify(
        readers.map(({ token: _token, ...reader }) => reader),
        null,
        2,
      ),
    );
    return;
  }
  const counts = await storage.subscribers.countByState();
  const rows = readers.map((reader) => [
    reader.email,
    reader.language,
    reader.state,
    guatemalaMinute(reader.leftAt ?? reader.confirmedAt ?? reader.askedAt),
  ]);
  if (rows.length > 0) say(out, table(out, ["E-mail", "Language", "State", "Since"], rows));
  say(out, `${counts.confirmed} confirmed, ${counts.asked} asked, ${counts.left} left`);
}
