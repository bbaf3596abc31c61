/** Byte order mark: without it Excel does not read UTF-8. */
export const csvStart = "\uFEFF";

// Spreadsheets execute cells that begin with these (CSV injection); some convert the full-width forms to plain ones.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

// In locales with a decimal comma Excel splits at semicolons, even inside quotes: the text after a semicolon, tab
// or line break begins a cell there.
const formulaInside = /([;\t\r\n][^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g;

/** One line of CSV (RFC 4180), protected against formula injection. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number | boolean | null): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = (formulaStart.test(cell) ? `'${cell}` : cell).replace(formulaInside, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
