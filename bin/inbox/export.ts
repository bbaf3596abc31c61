import { linesOf, messageTable, readerTable } from "#domain/staff/tables.ts";
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
  const { filter } = options;
  const isNewsletter = filter.form === "newsletter";
  const total = isNewsletter
    ? (await storage.subscribers.countByState())[options.readers]
    : await storage.submissions.count(filter);
  const lines = isNewsletter
    ? linesOf(
        storage.subscribers.each(options.readers, filter.language),
        readerTable(siteUrl),
        options.format,
      )
    : linesOf(storage.submissions.each(filter), messageTable(filter.form), options.format);

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
    form: filter.form ?? "all",
    format: options.format,
    rows,
  });
  if (options.output !== null) say(terminal.err, `${counted(rows, "row")} in ${options.output}`);
}
