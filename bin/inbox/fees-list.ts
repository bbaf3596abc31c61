import { guatemalaDay, guatemalaMinute } from "#domain/calendar/guatemala-time.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { confirmationLetter } from "#domain/program-fees/fee-letters.ts";
import { feeSums } from "#domain/program-fees/fee-sums.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { namedLike } from "#domain/staff/named-like.ts";
import { requireStanding, resendConfirmation } from "#domain/staff/program-fees.ts";
import { feeTable, linesOf } from "#domain/staff/tables.ts";
import type { FeesOptions } from "./fees-options.ts";
import { requireFee } from "./find-fee.ts";
import { openPrivate } from "./open-private.ts";
import { counted, printable, say, styled, table, type Terminal } from "./terminal.ts";

const dollars = (cents: number) => formatCents(cents, "en");

/** What fits the options, the last one that was entered last. */
async function* chosen({ storage }: GivingActing, { filter, name }: FeesOptions) {
  const isLike = namedLike(name ?? "");
  for await (const fee of storage.programFees.each(filter)) {
    if (name === null || isLike(`${fee.name} ${fee.email}`)) yield fee;
  }
}

/** `fees list`: newest first, and the sums of all by year and kind. */
export async function listFees(
  world: GivingActing,
  options: FeesOptions,
  { out }: Terminal,
): Promise<void> {
  const all: ProgramFee[] = [];
  for await (const fee of chosen(world, options)) all.unshift(fee);
  const found = all.slice(0, options.limit);
  const sums = await feeSums(world.storage.programFees, world.payments.mode);
  if (options.isJson) {
    say(out, JSON.stringify({ count: all.length, sums, fees: found.map(told) }, null, 2));
    return;
  }
  if (found.length > 0) {
    const heads = ["Number", "Received", "For", "Amount", "Way", "State", "From"];
    say(out, table(out, heads, found.map(toRow)));
    say(out);
  }
  const { length } = found;
  say(out, length < all.length ? `${length} of ${all.length} shown` : `${length} in all`);
  for (const { year, kind, fees, cents } of sums) {
    say(out, `${year} ${kind}: ${dollars(cents)} (${fees})`);
  }
}

/** `fees show`: everything there is about one fee. */
export async function showFee(
  { storage }: GivingActing,
  { target, isJson }: FeesOptions,
  { out }: Terminal,
): Promise<void> {
  const fee = await requireFee({ storage }, target);
  const letters = await storage.outbox.listOfFee(fee.row);
  if (isJson) {
    const short = letters.map(({ html: _html, text: _text, ...letter }) => letter);
    say(out, JSON.stringify({ ...told(fee), letters: short }, null, 2));
    return;
  }
  const line = (label: string, text: string | null) => {
    if (text) say(out, `${styled(out, "bold", `${label}:`)} ${printable(text)}`);
  };
  say(out, `${styled(out, "bold", fee.number)}  ${fee.kind}, ${fee.language}`);
  line("state", stateOf(fee));
  line("for", fee.details);
  line("amount", dollars(fee.cents));
  line("way", fee.way);
  line("received", guatemalaDay(fee.receivedAt));
  line("entered", guatemalaMinute(fee.enteredAt));
  line("from", fee.name);
  line("e-mail", fee.email);
  line("request", fee.request);
  line("in place of", fee.replaces);
  line("note", fee.note);
  for (const { name, to, state, attempts } of letters) {
    const whom = to === "staff" ? to : to.email;
    say(out, `letter ${name} to ${whom}: ${state}, tried ${attempts} ×`);
  }
}

/** `fees export`: every fee that fits, as a table for a spreadsheet or as JSON. */
export async function exportFees(
  world: GivingActing,
  options: FeesOptions,
  { out, err }: Terminal,
): Promise<void> {
  const { output, format } = options;
  const file = output === null ? null : await openPrivate(output);
  let rows = 0;
  for await (const { text, isRow } of linesOf(chosen(world, options), feeTable, format)) {
    if (file) await file.write(text);
    else if (!out.write(text)) await new Promise((go) => out.once("drain", go));
    if (isRow) rows += 1;
  }
  await file?.close();
  const { storage, clock } = world;
  await storage.audit.append(clock.now(), "exported", { form: "fees", format, rows });
  if (output !== null) say(err, `${counted(rows, "row")} in ${output}`);
}

/** `fees resend`: the confirmation once more. */
export async function resendFee(
  world: GivingActing,
  { target }: FeesOptions,
  { out }: Terminal,
): Promise<void> {
  const fee = await requireFee(world, target);
  await resendConfirmation(world, fee);
  say(out, `the confirmation ${fee.number} will be sent again`);
}

/** `fees letter`: the confirmation to read, or with --output as a page that any browser prints. */
export async function saveLetter(
  world: GivingActing,
  { target, output }: FeesOptions,
  { out, err }: Terminal,
): Promise<void> {
  const fee = await requireFee(world, target);
  requireStanding(world, fee);
  const { text, html } = confirmationLetter(world, fee);
  if (output === null) {
    say(out, text);
    return;
  }
  const file = await openPrivate(output);
  await file.write(html);
  await file.close();
  say(err, `${fee.number} in ${output}`);
}

const told = ({ row: _row, ...fee }: ProgramFee) => fee;

const stateOf = ({ withdrawn, mode }: ProgramFee) =>
  (withdrawn ? `taken back (${withdrawn.because})` : "counts") +
  (mode === "live" ? "" : ` (${mode})`);

function toRow(fee: ProgramFee): string[] {
  return [
    fee.number,
    guatemalaDay(fee.receivedAt),
    fee.kind,
    dollars(fee.cents),
    fee.way,
    stateOf(fee),
    [fee.name, fee.email && `<${fee.email}>`].filter(Boolean).join(" "),
  ];
}
