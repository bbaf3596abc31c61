import type { GivingActing } from "#domain/staff/acting.ts";
import { giftTable, linesOf, paymentRows } from "#domain/staff/tables.ts";
import type { GiftsOptions } from "./gifts-options.ts";
import { openPrivate } from "./open-private.ts";
import { counted, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `gifts export`: a row for each payment. */
export async function exportGifts(
  { storage, clock }: GivingActing,
  options: GiftsOptions,
  { out, err }: Terminal,
): Promise<void> {
  const file = options.output === null ? null : await openPrivate(options.output);
  const write = async (text: string) => {
    if (file) await file.write(text);
    else if (!out.write(text)) await new Promise((go) => out.once("drain", go));
  };
  let rows = 0;
  const lines = linesOf(paymentRows(storage, options.filter), giftTable, options.format);
  for await (const { text, isRow } of lines) {
    await write(text);
    if (isRow) rows += 1;
  }
  await file?.close();
  const detail = { form: "gifts", format: options.format, rows };
  await storage.audit.append(clock.now(), "exported", detail);
  if (options.output !== null) say(err, `${counted(rows, "row")} in ${options.output}`);
}
