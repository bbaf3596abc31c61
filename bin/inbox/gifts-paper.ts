import { receiptOf } from "#domain/giving/receipts.ts";
import { receiptTexts } from "#reader/documents/receipt.ts";
import { drawReceipt } from "#server/documents/receipt-pdf.ts";
import { requirePayment } from "./gifts-find.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { openPrivate } from "./open-private.ts";
import { say } from "./terminal.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage.ts";

/** `gifts receipt`: a receipt as PDF, for whoever has no e-mail. */
export async function saveReceipt(
  world: GivingActing,
  { target, output }: GiftsOptions,
  { err }: Terminal,
): Promise<void> {
  if (output === null) throw new UsageError("into which file? --output receipt.pdf");
  const { gift, payment } = await requirePayment(world.storage, target);
  const receipt = receiptOf(world, gift, payment);
  const file = await openPrivate(output);
  await file.write(await drawReceipt(receipt, receiptTexts(), "letter"));
  await file.close();
  say(err, `${receipt.number} in ${output}`);
}
