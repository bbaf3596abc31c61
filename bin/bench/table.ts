export type BenchTable = {
  title: string;
  note: string;
  columns: string[];
  rows: (string | number)[][];
};

/** A table for people: Markdown, columns aligned. */
export function formatTable({ title, note, columns, rows }: BenchTable): string {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [`## ${title}`, "", note, "", line(cells[0]!), rule, ...cells.slice(1).map(line)].join(
    "\n",
  );
}

/** The value that so large a part of all lie below; 1: the largest. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

/** The middle value: one slow run in three changes nothing. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
