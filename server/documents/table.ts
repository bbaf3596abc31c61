import { colours } from "./colours.ts";
import type { Sheet } from "./sheet.ts";
import type { TextStyle, Words } from "./sheet-settings.ts";

export type Column = { readonly share: number; readonly align?: "left" | "right" };

/** A table with a row of heads that a reading program tells with each cell. */
export function table(
  sheet: Sheet,
  columns: readonly Column[],
  heads: readonly string[],
  rows: readonly (readonly Words[])[],
): void {
  sheet.group("Table", () => {
    row(
      sheet,
      columns,
      heads.map((head) => [{ bold: head }]),
      "head",
    );
    for (const cells of rows) row(sheet, columns, cells, "body");
  });
  sheet.space(10);
}

const cellPadding = 6;

function row(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly Words[],
  kind: "head" | "body",
): void {
  const { pen, frame } = sheet;
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const frames: { x: number; width: number }[] = [];
  let left = frame.x;
  for (const { share } of columns) {
    const width = (frame.width * share) / all;
    frames.push({ x: left + cellPadding, width: width - 2 * cellPadding });
    left += width;
  }
  const style: TextStyle = { size: kind === "head" ? 9 : 10, lineGap: 2 };
  let height = 0;
  cells.forEach((cell, at) => {
    sheet.within(frames[at]!, () => {
      height = Math.max(height, sheet.heightOf(cell, style));
    });
  });
  height += 2 * cellPadding - 2;
  sheet.need(height);
  const top = pen.y;
  sheet.ornament(() => {
    if (kind === "head") pen.rect(frame.x, top, frame.width, height).fill(colours.sunk);
    pen.moveTo(frame.x, top + height).lineTo(frame.x + frame.width, top + height);
    pen.lineWidth(kind === "head" ? 1.2 : 0.6);
    pen.stroke(kind === "head" ? colours.ink : colours.line);
  });
  sheet.group("TR", () => {
    cells.forEach((cell, at) => {
      const isHead = kind === "head" || at === 0;
      const options = isHead ? { scope: kind === "head" ? "Column" : "Row" } : {};
      sheet.within(frames[at]!, () => {
        pen.y = top + cellPadding;
        const align = columns[at]!.align ?? "left";
        sheet.element(isHead ? "TH" : "TD", () => sheet.write(cell, { ...style, align }), options);
      });
    });
  });
  pen.y = top + height;
  pen.x = frame.x;
}
