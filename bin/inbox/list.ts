import { guatemalaDay, guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import type { Gift } from "#domain/giving/gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import {
  type Columns,
  type List,
  feeList,
  giftList,
  messageList,
  readerList,
} from "#domain/staff/lists.ts";
import { dueOf } from "#domain/staff/message-deeds.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import type { Subscriber } from "#domain/newsletter/subscribers.ts";
import { lateAnswers } from "#domain/submissions/stages.ts";
import { loadedContent } from "#reader/load.ts";
import type { Options } from "./options.ts";
import { withoutKeys } from "./show.ts";
import { counted, say, styled, table, type Terminal } from "./terminal.ts";

/** `list`: what came in, newest first. */
export async function list(acting: GivingActing, options: Options, terminal: Terminal) {
  const lists = listsOf(acting, options);
  const tell = <Row extends object>(
    of: List<Row>,
    columns: Columns<Row>,
    json: (rows: readonly Row[], count: number) => unknown,
  ) => tellList(of, columns, json, options, terminal);
  switch (options.filter.form) {
    case "newsletter": {
      // The token is a key to the subscription; it belongs in letters only.
      await tell(lists.newsletter, readerColumns, (rows) =>
        rows.map(({ token: _token, ...row }) => row),
      );
      const { confirmed, asked, left } = await acting.storage.subscribers.countByState();
      if (!options.isJson)
        say(terminal.out, `${confirmed} confirmed, ${asked} asked, ${left} left`);
      return;
    }
    case "gifts":
      return tell(lists.gifts, giftColumns, (rows, count) => ({
        count,
        gifts: rows.map(withoutKeys),
      }));
    case "fees":
      return tell(lists.fees, feeColumns, (fees, count) => ({ count, fees }));
    default:
      await tell(lists.messages, messageColumns(), (rows) => rows);
      if (!options.isJson) await sayTroubles(acting, terminal);
  }
}

async function tellList<Row extends object>(
  of: List<Row>,
  columns: Columns<Row>,
  json: (rows: readonly Row[], count: number) => unknown,
  { limit, isJson }: Options,
  { out }: Terminal,
): Promise<void> {
  const found = await of.first(limit);
  const count = await of.count();
  if (isJson) return say(out, JSON.stringify(json(found, count), null, 2));
  const rows = found.map((row) =>
    Object.values(columns).map((cellOf) => {
      const cell = cellOf(row);
      return cell instanceof Date ? guatemalaMinute(cell) : String(cell ?? "");
    }),
  );
  if (rows.length > 0) say(out, table(out, Object.keys(columns), rows));
  say(out, found.length < count ? `${found.length} of ${count} shown` : `${count} in all`);
}

/** Hours in which we promise to answer on business days. */
const promisedHours = (): number => loadedContent().content.facts.facts.reply_hours.value;

async function sayTroubles({ storage }: GivingActing, { err }: Terminal): Promise<void> {
  const warn = (line: string) => say(err, styled(err, "red", line));
  const late = await lateAnswers(storage.submissions, new Date(), promisedHours());
  if (late.length > 0) {
    warn(`${counted(late.length, "answer")} late: npm run inbox -- list --stage open`);
  }
  const { dead } = await storage.outbox.countByState();
  if (dead > 0) {
    const what = `${counted(dead, "letter")} could not be delivered`;
    warn(`${what}: npm run inbox -- list --state dead`);
  }
}

const messageColumns = (hours = promisedHours(), now = new Date()): Columns<KeptSubmission> => ({
  Reference: ({ reference }) => reference,
  Received: ({ receivedAt }) => receivedAt,
  Form: ({ form }) => form,
  Language: ({ language }) => language,
  State: ({ state }) => state,
  Letters: ({ mail }) => mail,
  Answer: (one) => standingOf(one, hours, now),
  // A sender without an address is named by the number to call.
  From: ({ fields, email }) =>
    whoOf({ name: String(fields["name"] ?? ""), email }, fields["phone"]),
});

/** `received, answer by 2026-11-24 15:00`; `LATE` where that is past. */
function standingOf(one: KeptSubmission, hours: number, now: Date): string {
  const because = one.closedBecause ? ` (${one.closedBecause})` : "";
  const due = dueOf(one, hours);
  const stage = one.stage ?? "-";
  if (!due) return stage + because;
  return `${stage}, ${due < now ? "LATE since" : "answer by"} ${guatemalaMinute(due)}`;
}

const whoOf = (
  { name, email }: Pick<Gift, "name"> & { email: string | null },
  phone: unknown = "",
) => [name, email ? `<${email}>` : String(phone ?? "")].filter(Boolean).join(" ");

const giftColumns: Columns<Gift> = {
  Reference: ({ reference }) => reference,
  Begun: ({ startedAt }) => startedAt,
  State: ({ state }) => state,
  Mode: ({ mode }) => mode,
  Kind: ({ entered, rhythm }) => entered?.way ?? rhythm,
  Amount: ({ giftCents, feeCoverCents }) => formatCents(giftCents + feeCoverCents, "en"),
  For: ({ designation }) => designation?.id ?? "",
  From: (gift) => whoOf(gift),
};

const feeColumns: Columns<ProgramFee> = {
  Number: ({ number }) => number,
  Received: ({ receivedAt }) => guatemalaDay(receivedAt),
  State: ({ withdrawn }) => withdrawn?.because ?? "counts",
  Mode: ({ mode }) => mode,
  For: ({ kind, details }) => `${kind} ${details}`.trim(),
  Amount: ({ cents }) => formatCents(cents, "en"),
  From: (fee) => whoOf(fee),
};

const readerColumns: Columns<Subscriber> = {
  "E-mail": ({ email }) => email,
  Language: ({ language }) => language,
  State: ({ state }) => state,
  Since: ({ leftAt, confirmedAt, askedAt }) => leftAt ?? confirmedAt ?? askedAt,
};

/** The lists that --form may name, narrowed by what was typed; left out, or a form's: messages. */
export const listsOf = (
  { storage, siteUrl }: GivingActing,
  { filter, gifts, readers }: Options,
) => ({
  newsletter: readerList(storage, { state: readers, language: filter.language }, siteUrl),
  gifts: giftList(storage, gifts),
  fees: feeList(storage, { since: filter.since, until: filter.until }),
  messages: messageList(storage, filter),
});
