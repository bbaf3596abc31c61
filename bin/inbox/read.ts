import { dayMs } from "#domain/clock.ts";
import { reconcile } from "#domain/giving/reconcile.ts";
import type { Acting } from "#domain/staff/deed.ts";
import { findRecord, type Found, exportPerson } from "#domain/staff/records.ts";
import {
  exported,
  feeList,
  giftList,
  messageList,
  readerList,
  type List,
} from "#domain/staff/lists.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { Options } from "../inbox.ts";
import { counted, openPrivate, say, type Terminal, UsageError } from "./terminal.ts";

const printJson = ({ out }: Terminal, value: unknown) => say(out, JSON.stringify(value, null, 2));

/** Secret keys and texts that contain them are not printed: they change a gift, open receipts or end a subscription. */
const isKey = /^(html|text|attachment)$|(key|token|url)$/i;
const withoutKeys = (kept: object) =>
  Object.fromEntries(
    Object.entries(kept).filter(([name]) => !isKey.test(name) && !(name === "id" && "row" in kept)),
  );

/** @throws UsageError when there is no such message, gift or program fee */
export async function requireTarget(storage: Storage, typed: string | null): Promise<Found> {
  if (typed === null) throw new UsageError("which one? Name a reference or a number");
  const found = await findRecord(storage, typed);
  if (found) return found;
  throw new UsageError(`there is no "${typed}": one sign is wrong, or it was erased`);
}

/** The list that --form names; left out, or a form's: messages. */
function listOf({ storage, siteUrl }: Acting, { form, since }: Options): List<object> {
  if (form === "newsletter") return readerList(storage, "confirmed", siteUrl);
  if (form === "gifts") return giftList(storage, { paid: { from: since } });
  return form === "fees"
    ? feeList(storage, { receivedAt: { from: since } })
    : messageList(storage, form, { receivedAt: { from: since } });
}

/** `export`: everything that fits, as CSV or JSON, to the terminal or a file. */
export async function exportAll(acting: Acting, options: Options, { out, err }: Terminal) {
  const { output, format } = options;
  const file = output === undefined ? null : await openPrivate(output);
  let rows = 0;
  for await (const { text, isRow } of exported(acting, listOf(acting, options), format)) {
    if (isRow) rows += 1;
    if (file) await file.write(text);
    // A pipe that is read slowly must not fill the memory.
    else if (!out.write(text)) await new Promise((go) => out.once("drain", go));
  }
  await file?.close();
  if (output !== undefined) say(err, `${counted(rows, "row")} in ${output}`);
}

/** `list`: what came in, newest first. */
export async function list(acting: Acting, options: Options, terminal: Terminal) {
  const all = listOf(acting, options);
  const rows = (await all.first(options.limit)).map(withoutKeys);
  const { form } = options;
  const isCounted = form === "gifts" || form === "fees";
  printJson(terminal, isCounted ? { count: await all.count(), [form]: rows } : rows);
}

/** `show`: one message, gift or program fee with all that is kept of it, and its e-mails. */
export async function show({ storage }: Acting, { target }: Options, terminal: Terminal) {
  const { emails, ...kept } = await wholeOf(storage, await requireTarget(storage, target));
  printJson(terminal, { ...kept, emails: emails.map(withoutKeys) });
}

async function wholeOf({ outbox, gifts, programFees }: Storage, { kind, on }: Found) {
  switch (kind) {
    case "gift": {
      const payments = (await gifts.paymentsOf(on.row)).map(withoutKeys);
      const entries = await gifts.entriesOf(on.row);
      const emails = await outbox.listOf({ giftRow: on.row });
      return { ...withoutKeys(on), payments, entries, emails };
    }
    case "fee":
      return { ...on, emails: await outbox.listOf({ feeRow: on.row }) };
    case "message": {
      const fees = await programFees.list({ request: on.reference }, 50);
      const emails = await outbox.listOf({ submissionId: on.id });
      return { ...on, fees: fees.map(({ number }) => number), emails };
    }
  }
}

/** `audit`: what was done, newest first. False when a line was changed or taken out. */
export async function audit({ storage }: Acting, { limit }: Options, terminal: Terminal) {
  const brokenAt = await storage.audit.findBreak();
  const isWhole = brokenAt === null;
  printJson(terminal, { isWhole, brokenAt, lines: await storage.audit.list(limit) });
  return isWhole;
}

/**
 * `reconcile`: asks Stripe for events that its webhooks missed. False when somebody must look; unclaimed payments are
 * settled at the desk.
 */
export async function reconcileGifts(world: Acting, { since }: Options, terminal: Terminal) {
  if (since && Date.now() - since.getTime() > 31 * dayMs)
    say(terminal.err, "Stripe keeps events for 30 days: it is not asked for older ones.");
  if (world.payments.mode === "demonstration")
    say(terminal.err, "No payment provider is set up: only our own books are checked.");
  const { unclaimed, ...found } = await reconcile(world, since);
  const money = unclaimed.map(({ events, ...one }) => ({
    ...one,
    ids: events.map(({ id }) => id),
  }));
  printJson(terminal, { ...found, unclaimed: money });
  return found.problems.length + found.unbalanced.length + unclaimed.length === 0;
}

/** `export-person`: everything kept under an address, as JSON that a person can read. */
export async function takeOut(acting: Acting, options: Options, terminal: Terminal) {
  const { target, output } = options;
  if (!target?.includes("@")) throw new UsageError("of whom? Name an e-mail address");
  const { person, records } = await exportPerson(acting, target.toLowerCase());
  if (output === undefined) return printJson(terminal, person);
  const file = await openPrivate(output);
  await file.write(`${JSON.stringify(person, null, 2)}\n`);
  await file.close();
  say(terminal.err, `${counted(records, "record")} in ${output}`);
}
