import { formatCents } from "#domain/giving/giving-text.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { refund, refundableCents, resend } from "#domain/staff/gifts.ts";
import { sendStatements, statementsOf } from "#domain/staff/statements.ts";
import { isConfirmed } from "./delete.ts";
import { requirePayment } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { counted, say, table } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

const dollars = (cents: number) => formatCents(cents, "en");

/** `gifts refund`: all that is left of a payment, or a part. */
export async function refundGift(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const found = await requirePayment(world.storage, options.target);
  const amount = refundableCents(found, options.amountCents);
  const { receiptNumber } = found.payment;
  const question = `Give ${dollars(amount)} of ${receiptNumber} back to the donor?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was given back");
    return;
  }
  await refund(world, found, amount);
  say(terminal.out, `${dollars(amount)} given back; the books say so and the donor is written to`);
}

/** `gifts resend`: a receipt once more to its donor. */
export async function resendGift(
  world: GivingActing,
  options: GiftsOptions,
  { out }: Terminal,
): Promise<void> {
  const found = await requirePayment(world.storage, options.target);
  await resend(world, found);
  say(out, `${found.payment.receiptNumber} will be sent again`);
}

/** `gifts statements`: what each donor gave in a year; with --send a letter to each, once. */
export async function giftStatements(
  world: GivingActing,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const { out, err } = terminal;
  const year = Number(options.target ?? Number.NaN);
  if (!/^20\d\d$/.test(options.target ?? "")) {
    throw new UsageError("which year? For example: gifts statements 2026");
  }
  const statements = await statementsOf(world, year);
  if (options.isJson) {
    const rows = statements.map(({ donor, totalCents, receipts, language }) => ({
      ...donor,
      language,
      totalCents,
      receipts: receipts.map(({ number }) => number),
    }));
    say(out, JSON.stringify(rows, null, 2));
  } else {
    const rows = statements.map(({ donor, totalCents, receipts }) => [
      donor.email,
      donor.name,
      String(receipts.length),
      dollars(totalCents),
    ]);
    if (rows.length > 0) say(out, table(out, ["E-mail", "Name", "Gifts", "Total"], rows));
    say(out, counted(statements.length, "donor"));
  }
  if (!options.isToSend || statements.length === 0) return;
  const question = `Mail ${counted(statements.length, "statement")} of ${year}?`;
  if (!(await isConfirmed(options, terminal, question))) return;
  const sent = await sendStatements(world, year, statements);
  say(err, `${counted(sent, "letter")} will be sent; who had one already gets no second`);
}
