export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * Parses CSV (RFC 4180) as spreadsheets write it, with or without a byte order mark. The separator (comma, semicolon or
 * tab) is detected from the first line. Empty rows are skipped, as are empty columns, which spreadsheets leave behind.
 * @returns rows with the line number they begin on, from 1; null: the text is not CSV
 */
export function readCsv(typed: string): readonly CsvRow[] | null {
  const text = typed.replace(/^\uFEFF/, "");
  const [first = ""] = text.split(/\r\n|\r|\n/, 1);
  const comma = [",", ";", "\t"].reduce((best, mark) =>
    first.split(mark).length > first.split(best).length ? mark : best,
  );
  const plain = `[^${comma}\r\n]`;
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?!")${plain}+)?)(${comma}|\r\n|\r|\n|$)`,
    "y",
  );
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [line, begun] = [1, 1];
  for (;;) {
    const found = cell.exec(text);
    if (!found) return null;
    const [whole, quoted, unquoted = "", end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? unquoted);
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === comma) continue;
    if (cells.some((one) => one.trim() !== "")) rows.push({ line: begun, cells });
    if (end === "") break;
    [cells, begun] = [[], line];
  }
  const used = new Set(
    rows.flatMap((row) => [...row.cells.keys()].filter((at) => row.cells[at]?.trim())),
  );
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => used.has(at)) }));
}
