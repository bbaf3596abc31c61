export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * Parses CSV (RFC 4180) as spreadsheets write it, with or without a byte order mark. The separator (comma, semicolon or
 * tab) is detected from the first line. Empty rows are skipped.
 *
 * @returns rows with the line number they begin on, from 1; null: the text is not CSV
 */
export function readCsv(typed: string): readonly CsvRow[] | null {
  const text = typed.replace(/^\uFEFF/, "");
  const [first = ""] = text.split(/\r\n|\r|\n/, 1);
  const comma = [",", ";", "\t"].reduce((best, mark) =>
    first.split(mark).length > first.split(best).length ? mark : best,
  );
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [line, begun, at] = [1, 1, 0];
  for (;;) {
    const cell = cellAt(text, at, comma);
    if (!cell) return null;
    cells.push(cell.text);
    line += cell.lines;
    at = cell.end;
    if (text.startsWith(comma, at)) {
      at += 1;
      continue;
    }
    if (cells.some((one) => one.trim() !== "")) rows.push({ line: begun, cells });
    const end = /^(?:\r\n|\r|\n)/.exec(text.slice(at, at + 2));
    if (!end) return rows;
    at += end[0].length;
    line += 1;
    [cells, begun] = [[], line];
  }
}

/** The cell at an offset, its end offset, and its number of line breaks; null: it is quoted wrongly. */
function cellAt(text: string, from: number, comma: string) {
  if (text[from] !== '"') {
    let end = from;
    while (end < text.length && text[end] !== comma && text[end] !== "\r" && text[end] !== "\n") {
      end += 1;
    }
    return { text: text.slice(from, end), end, lines: 0 };
  }
  let end = from + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1) return null;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const inside = text.slice(from + 1, end).replaceAll('""', '"');
  const next = text[end + 1];
  if (next !== undefined && next !== comma && next !== "\r" && next !== "\n") return null;
  return { text: inside, end: end + 1, lines: inside.split(/\r\n|\r|\n/).length - 1 };
}
