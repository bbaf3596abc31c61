import type { GivingActing } from "#domain/staff/acting.ts";
import { exported } from "#domain/staff/lists.ts";
import { listOf } from "./read.ts";
import { openPrivate, counted, say, type Terminal } from "./terminal.ts";
import type { Options } from "./options.ts";

/** `export`: everything that fits the filter, as CSV or JSON, to the terminal or a file. */
export async function exportAll(
  acting: GivingActing,
  options: Options,
  { out, err }: Terminal,
): Promise<void> {
  const { output, format } = options;
  const { list } = listOf(acting, options);
  const file = output === null ? null : await openPrivate(output);
  let rows = 0;
  for await (const { text, isRow } of exported(acting, list, format)) {
    if (isRow) rows += 1;
    if (file) await file.write(text);
    // A pipe that is read slowly must not fill the memory.
    else if (!out.write(text)) await new Promise((go) => out.once("drain", go));
  }
  await file?.close();
  if (output !== null) say(err, `${counted(rows, "row")} in ${output}`);
}
