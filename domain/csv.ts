/** Tells a spreadsheet that the file is UTF-8; without it Excel breaks every accent. */
export const csvStart = "\uFEFF";

// A cell that begins so is run as a formula by Excel, LibreOffice and Google Sheets; the wide
// forms are what some of them make into the plain ones.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

// Excel splits at semicolons in countries whose decimal sign is the comma, even inside quotes behind a
// comma: what follows one, a tab or a line break begins a cell there.
const formulaInside = /([;\t\r\n][^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g;

/** One line of a CSV file (RFC 4180) that a spreadsheet opens safely. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number | boolean | null): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = (formulaStart.test(cell) ? `'${cell}` : cell).replace(formulaInside, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
