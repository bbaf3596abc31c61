import { formatCents } from "#domain/giving/giving-text.ts";
import type { StaffWorld } from "./staff-world.ts";
import { leftOf, refundPayment, resendReceipt } from "#domain/giving/refunds.ts";
import { sendStatement, statementOf, yearBounds } from "#domain/giving/statements.ts";
import { isConfirmed } from "./delete.ts";
import { requirePayment } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { counted, say, table } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

const dollars = (cents: number) => formatCents(cents, "en");

/** `gifts refund`: all that is left of a payment, or a part. */
export async function refundGift(
  world: StaffWorld,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const { storage, clock } = world;
  const found = await requirePayment(storage, options.target);
  if (found.gift.entered) {
    throw new UsageError("no card was charged: give the money back yourself, then gifts withdraw");
  }
  const left = leftOf(found.payment);
  const amount = options.amountCents ?? left;
  const { receiptNumber } = found.payment;
  if (left <= 0) throw new UsageError(`${receiptNumber} was given back already`);
  if (amount > left) throw new UsageError(`only ${dollars(left)} of ${receiptNumber} is left`);
  const question = `Give ${dollars(amount)} of ${receiptNumber} back to the donor?`;
  if (!(await isConfirmed(options, terminal, question))) {
    say(terminal.err, "nothing was given back");
    return;
  }
  await refundPayment(world, found, amount);
  await storage.audit.append(clock.now(), "refunded", { cents: amount });
  say(terminal.out, `${dollars(amount)} given back; the books say so and the donor is written to`);
}

/** `gifts resend`: a receipt once more to its donor. */
export async function resendGift(
  world: StaffWorld,
  options: GiftsOptions,
  { out }: Terminal,
): Promise<void> {
  const found = await requirePayment(world.storage, options.target);
  const { receiptNumber } = found.payment;
  if (found.gift.state === "withdrawn") {
    throw new UsageError(
      `${receiptNumber} was taken back and no longer counts: it is not sent again`,
    );
  }
  const answer = await resendReceipt(world, found, true);
  if (answer !== "sent") throw new UsageError("the donor was erased; there is no address any more");
  say(out, `${receiptNumber} will be sent again`);
}

/** `gifts statements`: what each donor gave in a year; with --send a letter to each, once. */
export async function giftStatements(
  world: StaffWorld,
  options: GiftsOptions,
  terminal: Terminal,
): Promise<void> {
  const { storage, clock } = world;
  const { out, err } = terminal;
  const year = Number(options.target ?? Number.NaN);
  if (!/^20\d\d$/.test(options.target ?? "")) {
    throw new UsageError("which year? For example: gifts statements 2026");
  }
  const { from, to } = yearBounds(year);
  const statements = [];
  for (const email of await storage.gifts.donorsBetween(from, to)) {
    const statement = await statementOf(world, email, year);
    if (statement) statements.push(statement);
  }
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
  let sent = 0;
  for (const statement of statements) {
    if (await sendStatement(world, statement)) sent += 1;
  }
  await storage.audit.append(clock.now(), "statements", { year, letters: sent });
  say(err, `${counted(sent, "letter")} will be sent; who had one already gets no second`);
}
