import { colours } from "./colours.ts";
import type { Sheet } from "./sheet.ts";
import type { TextStyle, RichText } from "./sheet-settings.ts";

export type ListStyle = TextStyle & {
  readonly marker?: "dot" | "box" | "number";
  /** Points between items. */
  readonly between?: number;
};

/** A list with bullets, tick boxes or numbers. */
export function list(sheet: Sheet, items: readonly RichText[], style: ListStyle = {}): void {
  const { marker = "dot", between = 4, ...text } = style;
  const indent = marker === "number" ? 25 : 15;
  const { x, width } = sheet.frame;
  sheet.group("L", () => {
    items.forEach((words, at) => {
      sheet.within({ x: x + indent, width: width - indent }, () => {
        sheet.ensureSpace(Math.min(sheet.heightOf(words, text), 60));
        sheet.group("LI", () => {
          drawMarker(sheet, marker, at + 1, x);
          sheet.element("LBody", () => sheet.write(words, text));
        });
      });
      sheet.space(between);
    });
  });
  sheet.space(4);
}

function drawMarker(
  sheet: Sheet,
  marker: NonNullable<ListStyle["marker"]>,
  number: number,
  x: number,
): void {
  const { pen } = sheet;
  const { y } = pen;
  if (marker !== "number") {
    sheet.artifact(() => {
      if (marker === "dot") pen.circle(x + 4, y + 6.4, 2.3).fill(colours.red);
      else
        pen
          .roundedRect(x, y + 1.4, 9, 9, 1.5)
          .lineWidth(0.9)
          .stroke(colours.quiet);
    });
    return;
  }
  sheet.artifact(() => pen.circle(x + 8.5, y + 6.5, 8.5).fill(colours.indigo));
  sheet.element("Lbl", () => {
    sheet.within({ x, width: 17 }, () => {
      pen.y = y + 1.6;
      sheet.write(String(number), {
        face: "bold",
        size: 9.5,
        colour: colours.white,
        align: "center",
      });
    });
  });
  pen.y = y;
}
