import { guatemalaDay, guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { dueOf } from "#domain/staff/message-deeds.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import { lateAnswers } from "#domain/submissions/late-answers.ts";
import { loadedContent } from "#reader/load.ts";
import type { Options } from "./options.ts";
import { withoutKeys } from "./show.ts";
import { counted, say, styled, table } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `list`: what came in, newest first. */
export async function list(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  const { form } = options.filter;
  if (form === "newsletter") return listReaders(storage, options, terminal);
  if (form === "gifts") return listGifts(storage, options, terminal);
  if (form === "fees") return listFees(storage, options, terminal);
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
  sayCount(found.length, total, terminal);
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

const sayCount = (shown: number, total: number, { out }: Terminal) =>
  say(out, shown < total ? `${shown} of ${total} shown` : `${total} in all`);

/** Hours in which we promise to answer on business days. */
const promisedHours = (): number => loadedContent().content.facts.facts.reply_hours.value;

/** `received, answer by 2026-11-24 15:00`; `LATE` where that is past. */
function standingOf(one: KeptSubmission, hours: number, now: Date): string {
  const because = one.closedBecause ? ` (${one.closedBecause})` : "";
  const due = dueOf(one, hours);
  const stage = one.stage ?? "-";
  if (!due) return stage + because;
  return `${stage}, ${due < now ? "LATE since" : "answer by"} ${guatemalaMinute(due)}`;
}

async function listGifts(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  const { out } = terminal;
  const { gifts } = storage;
  const found = await gifts.list(options.gifts, options.limit);
  const count = await gifts.count(options.gifts);
  if (options.isJson) {
    say(out, JSON.stringify({ count, gifts: found.map(withoutKeys) }, null, 2));
    return;
  }
  const headings = ["Reference", "Begun", "State", "Mode", "Kind", "Amount", "For", "From"];
  if (found.length > 0) say(out, table(out, headings, found.map(giftRow)));
  sayCount(found.length, count, terminal);
}

const giftRow = (gift: Gift) => [
  gift.reference,
  guatemalaMinute(gift.startedAt),
  gift.state,
  gift.mode,
  gift.entered?.way ?? gift.rhythm,
  formatCents(gift.giftCents + gift.feeCoverCents, "en"),
  gift.designation?.id ?? "",
  whoOf(gift),
];

async function listFees(storage: Storage, options: Options, terminal: Terminal): Promise<void> {
  const { out } = terminal;
  const { since, until } = options.filter;
  const found = await storage.programFees.list({ since, until }, options.limit);
  const count = await storage.programFees.count({ since, until });
  if (options.isJson) return say(out, JSON.stringify({ count, fees: found }, null, 2));
  const headings = ["Number", "Received", "State", "Mode", "For", "Amount", "From"];
  if (found.length > 0) say(out, table(out, headings, found.map(feeRow)));
  sayCount(found.length, count, terminal);
}

const feeRow = (fee: ProgramFee) => [
  fee.number,
  guatemalaDay(fee.receivedAt),
  fee.withdrawn?.because ?? "counts",
  fee.mode,
  `${fee.kind} ${fee.details}`.trim(),
  formatCents(fee.cents, "en"),
  whoOf(fee),
];

const whoOf = ({ name, email }: Gift | ProgramFee) =>
  [name, email && `<${email}>`].filter(Boolean).join(" ");

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
