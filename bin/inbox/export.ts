import {
  feeTable,
  giftTable,
  linesOf,
  messageTable,
  paymentRows,
  readerTable,
  type Line,
} from "#domain/staff/tables.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { Options } from "./options.ts";
import { openPrivate } from "./open-private.ts";
import { counted, progress, say } from "./terminal.ts";
import type { Terminal } from "./terminal.ts";

/** `export`: everything that fits the filter, as CSV or JSON, to the terminal or a file. */
export async function exportAll(
  storage: Storage,
  options: Options,
  terminal: Terminal,
  siteUrl: string,
): Promise<void> {
  const { kind, total, lines } = await chosen(storage, options, siteUrl);
  const file = options.output === null ? null : await openPrivate(options.output);
  const bar = progress(terminal.err, "exported", total);
  let rows = 0;
  for await (const { text, isRow } of lines) {
    if (isRow) bar.step((rows += 1));
    if (file) await file.write(text);
    // A pipe that is read slowly must not fill the memory.
    else if (!terminal.out.write(text)) await new Promise((go) => terminal.out.once("drain", go));
  }
  await file?.close();
  bar.end(rows);
  await storage.audit.append(new Date(), "exported", {
    form: kind,
    format: options.format,
    rows,
  });
  if (options.output !== null) say(terminal.err, `${counted(rows, "row")} in ${options.output}`);
}

type Chosen = {
  readonly kind: string;
  readonly total: number;
  readonly lines: AsyncIterable<Line>;
};

async function chosen(storage: Storage, options: Options, siteUrl: string): Promise<Chosen> {
  const { filter, gifts, readers, format } = options;
  const { submissions, subscribers, programFees } = storage;
  const kind = filter.form ?? "all";
  switch (kind) {
    case "newsletter": {
      const lines = linesOf(
        subscribers.each(readers, filter.language),
        readerTable(siteUrl),
        format,
      );
      return { kind, total: (await subscribers.countByState())[readers], lines };
    }
    case "gifts":
      return {
        kind,
        total: await storage.gifts.count(gifts),
        lines: linesOf(paymentRows(storage, gifts), giftTable, format),
      };
    case "fees": {
      const { since, until } = filter;
      const lines = linesOf(programFees.each({ since, until }), feeTable, format);
      return { kind, total: await programFees.count({ since, until }), lines };
    }
    default:
      return {
        kind,
        total: await submissions.count(filter),
        lines: linesOf(submissions.each(filter), messageTable(filter.form), format),
      };
  }
}
