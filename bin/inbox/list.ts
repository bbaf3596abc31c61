import { guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { feeList, giftList, messageList, readerList, type List } from "#domain/staff/lists.ts";
import type { Options } from "./options.ts";
import { withoutKeys } from "./show.ts";
import { say, table, type Terminal } from "./terminal.ts";

/** Their own columns at the terminal; all there are go into the file of `export`. */
const shown = {
  newsletter: ["email", "language", "state", "askedAt"],
  gifts: ["reference", "startedAt", "state", "mode", "interval", "giftCents", "name", "email"],
  fees: ["number", "receivedAt", "kind", "details", "cents", "name", "email"],
  messages: ["reference", "receivedAt", "form", "language", "state", "stage", "mail", "email"],
} as const;

/** The list that --form names, narrowed by what was typed; left out, or a form's: messages. */
export function listOf({ storage, siteUrl }: GivingActing, { filter, gifts, readers }: Options) {
  const lists = {
    newsletter: readerList(storage, { state: readers, language: filter.language }, siteUrl),
    gifts: giftList(storage, gifts),
    fees: feeList(storage, { since: filter.since, until: filter.until }),
    messages: messageList(storage, filter),
  };
  const name = Object.keys(lists).find((one) => one === filter.form) as keyof typeof lists;
  return { name: name ?? "messages", list: lists[name ?? "messages"] as List<object> };
}

/** `list`: what came in, newest first. */
export async function list(acting: GivingActing, options: Options, { out }: Terminal) {
  const { name, list: all } = listOf(acting, options);
  const rows = (await all.first(options.limit)).map(withoutKeys);
  const count = await all.count();
  if (options.isJson) {
    const isCounted = name === "gifts" || name === "fees";
    return say(out, JSON.stringify(isCounted ? { count, [name]: rows } : rows, null, 2));
  }
  const cells = rows.map((row) => shown[name].map((column) => cellOf(row[column])));
  if (rows.length > 0) say(out, table(out, shown[name], cells));
  say(out, rows.length < count ? `${rows.length} of ${count} shown` : `${count} in all`);
}

const cellOf = (value: unknown) =>
  value instanceof Date ? guatemalaMinute(value) : String(value ?? "");
