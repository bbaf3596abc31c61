import { heading } from "./blocks.ts";
import { colours, type TextStyle, type RichText } from "./sheet-settings.ts";
import type { Sheet } from "./sheet.ts";

export type Column = { readonly share: number; readonly align?: "left" | "right" };

type Kind = "head" | "body" | "dense";
type Row = { readonly kind: Kind; readonly cells: readonly RichText[]; readonly room: number };

const padding = 6;
const styles: Readonly<Record<Kind, TextStyle>> = {
  head: { size: 9, lineGap: 2 },
  body: { size: 10, lineGap: 2 },
  dense: { size: 9, lineGap: 2 },
};

/**
 * A table with a header row and row headers for screen readers, and its title, which stays with the first row. On further
 * pages the header row is repeated as an artifact, so screen readers read it once.
 * @param room points above and below the words of a row
 */
export function table(
  sheet: Sheet,
  title: string | null,
  columns: readonly Column[],
  heads: readonly string[],
  rows: readonly (readonly RichText[])[],
  room = padding,
): void {
  const head: Row = { kind: "head", cells: heads.map((text) => [{ bold: text }]), room };
  const kind = room < padding ? "dense" : "body";
  const body = rows.map((cells): Row => ({ kind, cells, room }));
  const headHeight = heightOf(sheet, columns, head);
  const first = body[0] ? heightOf(sheet, columns, body[0]) : 0;
  if (title) heading(sheet, 2, title, { keepWith: headHeight + first + 10 });
  sheet.group("Table", () => {
    sheet.ensureSpace(headHeight + first);
    drawRow(sheet, columns, head, headHeight);
    for (const row of body) {
      const height = heightOf(sheet, columns, row);
      if (sheet.pen.y + height > sheet.bottom) {
        sheet.newPage();
        drawRow(sheet, columns, head, headHeight, true);
      }
      drawRow(sheet, columns, row, height);
    }
  });
  sheet.space(10);
}

function framesOf({ frame }: Sheet, columns: readonly Column[]) {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let left = frame.x;
  return columns.map(({ share }) => {
    const width = (frame.width * share) / all;
    const own = { x: left + padding, width: width - 2 * padding };
    left += width;
    return own;
  });
}

function heightOf(sheet: Sheet, columns: readonly Column[], { kind, cells, room }: Row): number {
  const frames = framesOf(sheet, columns);
  let height = 0;
  cells.forEach((cell, at) => {
    sheet.within(frames[at]!, () => {
      height = Math.max(height, sheet.heightOf(cell, styles[kind]));
    });
  });
  return height + 2 * room - 2;
}

function drawGround({ pen, frame }: Sheet, kind: Kind, height: number): void {
  const { y } = pen;
  if (kind === "head") pen.rect(frame.x, y, frame.width, height).fill(colours.sunk);
  pen.moveTo(frame.x, y + height).lineTo(frame.x + frame.width, y + height);
  pen.lineWidth(kind === "head" ? 1.2 : 0.6);
  pen.stroke(kind === "head" ? colours.ink : colours.line);
}

/** Draws a row and moves below it. @param isRepeated true for the header row of a further page */
function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  { kind, cells, room }: Row,
  height: number,
  isRepeated = false,
): void {
  const { pen } = sheet;
  const frames = framesOf(sheet, columns);
  const top = pen.y;
  sheet.artifact(() => drawGround(sheet, kind, height));
  const drawCells = () =>
    cells.forEach((cell, at) => {
      const style = { ...styles[kind], align: columns[at]!.align ?? "left" } as const;
      const write = () => sheet.write(cell, style);
      sheet.within(frames[at]!, () => {
        pen.y = top + room;
        if (isRepeated) sheet.artifact(write);
        else if (kind === "head") sheet.element("TH", write, { scope: "Column" });
        else if (at === 0) sheet.element("TH", write, { scope: "Row" });
        else sheet.element("TD", write);
      });
    });
  if (isRepeated) drawCells();
  else sheet.group("TR", drawCells);
  pen.y = top + height;
}
