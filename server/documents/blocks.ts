import { colours } from "./colours.ts";
import type { Sheet, TextStyle, Words } from "./sheet.ts";

/** What documents are made of. Each draws at the present height, tagged, and leaves room below. */

const headingSizes = { 1: 30, 2: 17, 3: 12.5 } as const;

/** A heading; it never stands alone at the foot of a page. */
export function heading(
  sheet: Sheet,
  level: 1 | 2 | 3,
  text: string,
  style: TextStyle & { readonly keepWith?: number } = {},
): void {
  const size = headingSizes[level];
  const full = { face: "display", size, lineGap: -1, ...style } as const;
  sheet.need(sheet.heightOf(text, full) + (style.keepWith ?? 44));
  sheet.element(`H${level}`, () => sheet.write(text, full));
  sheet.space(style.after === undefined ? size * 0.4 : 0);
}

export function paragraph(sheet: Sheet, words: Words, style: TextStyle = {}): void {
  sheet.element("P", () => sheet.write(words, style));
  if (style.after === undefined) sheet.space(7);
}

export type ListStyle = TextStyle & {
  readonly marker?: "dot" | "box" | "number";
  /** Points between items. */
  readonly between?: number;
};

/** A list of points, of boxes to tick, or of numbered steps. */
export function list(sheet: Sheet, items: readonly Words[], style: ListStyle = {}): void {
  const { marker = "dot", between = 4, ...text } = style;
  const indent = marker === "number" ? 25 : 15;
  const { x, width } = sheet.frame;
  sheet.group("L", () => {
    items.forEach((words, at) => {
      sheet.within({ x: x + indent, width: width - indent }, () => {
        sheet.need(Math.min(sheet.heightOf(words, text), 60));
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
    sheet.ornament(() => {
      if (marker === "dot") pen.circle(x + 4, y + 6.4, 2.3).fill(colours.red);
      else
        pen
          .roundedRect(x, y + 1.4, 9, 9, 1.5)
          .lineWidth(0.9)
          .stroke(colours.quiet);
    });
    return;
  }
  sheet.ornament(() => pen.circle(x + 8.5, y + 6.5, 8.5).fill(colours.indigo));
  sheet.element("Lbl", () => {
    sheet.within({ x, width: 17 }, () => {
      pen.y = y + 1.6;
      sheet.write(String(number), { face: "bold", size: 9.5, colour: "#ffffff", align: "center" });
    });
  });
  pen.y = y;
}

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

/** A few figures side by side, large, each with what it is below. */
export function facts(
  sheet: Sheet,
  items: readonly { readonly value: string; readonly label: string }[],
  colour: string = colours.red,
): void {
  sheet.columns(
    18,
    items.map(({ value, label }) => () => {
      sheet.element("P", () => {
        sheet.write(value, { face: "display", size: 21, colour, lineGap: -2, after: 1 });
        sheet.write(label, { size: 9.5, colour: colours.quiet, lineGap: 1.5 });
      });
    }),
    items.map(({ value }) => Math.max(value.length, 8)),
  );
  sheet.space(10);
}

export type NoteLook = {
  readonly ground: string;
  readonly edge: string;
  /** Sets the title as a heading is set. */
  readonly isLarge?: boolean;
};

/** A box that must not be overlooked. */
export function note(
  sheet: Sheet,
  title: string,
  words: Words,
  look: NoteLook = { ground: colours.marigoldPale, edge: colours.marigold },
): void {
  const { pen, frame } = sheet;
  const inner = { x: frame.x + 16, width: frame.width - 30 };
  const titleStyle = look.isLarge
    ? ({ face: "display", size: 18, colour: look.edge, lineGap: 0 } as const)
    : ({ face: "bold", size: 11 } as const);
  let height = 0;
  sheet.within(inner, () => {
    height = sheet.heightOf(title, titleStyle) + sheet.heightOf(words) + 24;
  });
  sheet.need(height);
  const top = pen.y;
  sheet.ornament(() => {
    pen.roundedRect(frame.x, top, frame.width, height, 6).fill(look.ground);
    pen.rect(frame.x, top, 5, height).fill(look.edge);
  });
  sheet.group("Sect", () => {
    sheet.within(inner, () => {
      pen.y = top + 10;
      sheet.element("P", () => sheet.write(title, { ...titleStyle, after: 1 }));
      sheet.element("P", () => sheet.write(words));
    });
  });
  pen.y = top + height + 12;
  pen.x = frame.x;
}

/** A picture as wide as the frame: rounded, or under an arch like those of the site. */
export function picture(
  sheet: Sheet,
  bytes: Buffer,
  {
    alt,
    height,
    shape = "rounded",
  }: { readonly alt: string; readonly height: number; readonly shape?: "rounded" | "arch" },
): void {
  const { pen, frame } = sheet;
  sheet.need(height);
  const top = pen.y;
  const bbox = [frame.x, top, frame.x + frame.width, top + height];
  sheet.element(
    "Figure",
    () => {
      pen.save();
      if (shape === "arch") arch(sheet, top, height).clip();
      else pen.roundedRect(frame.x, top, frame.width, height, 9).clip();
      const fit: [number, number] = [frame.width, height];
      pen.image(bytes, frame.x, top, { cover: fit, align: "center", valign: "center" });
      pen.restore();
    },
    { alt, bbox, placement: "Block" },
  );
  pen.y = top + height + 12;
  pen.x = frame.x;
}

function arch({ pen, frame }: Sheet, top: number, height: number) {
  const { x, width } = frame;
  const radius = width / 2;
  return pen.path(
    `M${x} ${top + height}V${top + radius}A${radius} ${radius} 0 0 1 ${x + width} ${top + radius}V${top + height}Z`,
  );
}
