import { styleText } from "node:util";
import { open, type FileHandle } from "node:fs/promises";

/** Where a command writes. Colours only where a person looks on. */
export type Terminal = {
  readonly out: NodeJS.WriteStream;
  readonly err: NodeJS.WriteStream;
  readonly input: NodeJS.ReadStream;
};

type Style = Parameters<typeof styleText>[0];

/** Text in a style on a terminal that shows it; plain in a file, a pipe, or under NO_COLOR. */
export function styled(stream: NodeJS.WriteStream, style: Style, text: string): string {
  return styleText(style, text, { stream });
}

/** Writes a line. */
export function say(stream: NodeJS.WriteStream, line = ""): void {
  stream.write(`${line}\n`);
}

/** `1 letter`, `2 letters`. */
export function counted(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}

/**
 * Lines up rows under their headings, as wide as the terminal; the last column takes what is left.
 * What visitors typed cannot move the cursor: control characters are dropped.
 */
export function table(
  stream: NodeJS.WriteStream,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const clean = rows.map((row) => row.map(printable));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...clean.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const columns = stream.isTTY ? stream.columns : Number.POSITIVE_INFINITY;
  const cut = (text: string) => (text.length > columns ? `${text.slice(0, columns - 1)}…` : text);
  return [styled(stream, "bold", cut(line(headings))), ...clean.map((row) => cut(line(row)))].join(
    "\n",
  );
}

/** One line without anything a terminal would act on. */
function printable(text: string): string {
  return text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "");
}

/** Opens a file for writing that only this account may read, also when it was there before. */
export async function openPrivate(file: string): Promise<FileHandle> {
  const handle = await open(file, "w", 0o600);
  await handle.chmod(0o600);
  return handle;
}
