import type { PriceTable } from "#reader/planners/price-tables.ts";
import { heading, paragraph } from "./blocks.ts";
import { colours } from "./colours.ts";
import { list, type ListStyle } from "./list.ts";
import type { Sheet } from "./sheet.ts";
import { table } from "./table.ts";

/** A page of the site in a booklet. */
export type Chapter = {
  readonly title: string;
  readonly lead: string;
  readonly draw: (sheet: Sheet) => void;
};

/** A list with a heading. */
export function titledList(
  sheet: Sheet,
  title: string,
  items: readonly string[],
  marker: NonNullable<ListStyle["marker"]>,
): void {
  heading(sheet, 3, title);
  list(sheet, items, { marker, between: 3 });
}

/** A table with a heading; the last column is wider than the others. */
export function titledTable(sheet: Sheet, { title, heads, rows }: Omit<PriceTable, "lead">): void {
  heading(sheet, 3, title, { keepWith: 80 });
  const columns = heads.map((_, at) => ({ share: at === heads.length - 1 ? 6 : 4 }));
  table(sheet, columns, heads, rows);
}

/** Lines in small type with a heading. */
export function smallPrint(sheet: Sheet, title: string, lines: readonly string[]): void {
  heading(sheet, 3, title, { after: 3 });
  const small = { size: 8.5, colour: colours.quiet, lineGap: 1.5, after: 2 };
  for (const line of lines) paragraph(sheet, line, small);
  sheet.space(6);
}
