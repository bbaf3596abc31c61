import { colours, type RichText, type TextStyle } from "./sheet-settings.ts";
import type { Sheet } from "./sheet.ts";

const headingSizes = { 1: 30, 2: 17, 3: 12.5 } as const;

/** A heading. `keepWith`: points of following content that must fit on the same page. */
export function heading(
  sheet: Sheet,
  level: 1 | 2 | 3,
  text: string,
  style: TextStyle & { readonly keepWith?: number } = {},
): void {
  const size = headingSizes[level];
  const full = { face: "display", size, lineGap: -1, ...style } as const;
  sheet.ensureSpace(sheet.heightOf(text, full) + (style.keepWith ?? 44));
  sheet.element(`H${level}`, () => sheet.write(text, full));
  sheet.space(style.after === undefined ? size * 0.4 : 0);
}

/** A paragraph; 7 points of space follow unless `style.after` says otherwise. */
export function paragraph(sheet: Sheet, words: RichText, style: TextStyle = {}): void {
  sheet.element("P", () => sheet.write(words, style));
  if (style.after === undefined) sheet.space(7);
}

/** Large figures side by side with labels below; the font shrinks until every figure fits on one line. */
export function keyFigures(
  sheet: Sheet,
  items: readonly { readonly value: string; readonly label: string }[],
  colour: string = colours.red,
): void {
  const shares = items.map(({ value }) => Math.max(value.length, 8));
  const style = { face: "display", colour, lineGap: -2, after: 1 } as const;
  const size = fittingSize(sheet, items, shares, style);
  sheet.columns(
    factGap,
    items.map(({ value, label }) => () => {
      sheet.element("P", () => sheet.write(value, { ...style, size }));
      const small = { size: 9.5, colour: colours.quiet, lineGap: 1.5 };
      sheet.element("P", () => sheet.write(label, small));
    }),
    shares,
  );
  sheet.space(10);
}

const factGap = 18;

/** The largest font size, 21 to 13 points, at which every figure fits on one line. */
function fittingSize(
  sheet: Sheet,
  items: readonly { readonly value: string }[],
  shares: readonly number[],
  style: TextStyle,
): number {
  const fits = (size: number) => {
    let isOneLine = true;
    const measures = items.map(({ value }) => () => {
      const one = sheet.heightOf("I", { ...style, size });
      isOneLine &&= sheet.heightOf(value, { ...style, size }) <= one;
    });
    sheet.columns(factGap, measures, shares);
    return isOneLine;
  };
  for (let size = 21; size > 13; size -= 1) if (fits(size)) return size;
  return 13;
}

/** A framed text; a warning is red and has a large title. */
export function note(sheet: Sheet, title: string, words: RichText, kind?: "warning"): void {
  const { pen, frame } = sheet;
  const isWarning = kind === "warning";
  const edge = isWarning ? colours.red : colours.marigold;
  const inner = { x: frame.x + 16, width: frame.width - 30 };
  const titleStyle = isWarning
    ? ({ face: "display", size: 18, colour: edge, lineGap: 0 } as const)
    : ({ face: "bold", size: 11 } as const);
  let height = 0;
  sheet.within(inner, () => {
    height = sheet.heightOf(title, titleStyle) + sheet.heightOf(words) + 24;
  });
  sheet.ensureSpace(height);
  const top = pen.y;
  sheet.artifact(() => {
    pen
      .roundedRect(frame.x, top, frame.width, height, 6)
      .fill(isWarning ? colours.redPale : colours.marigoldPale);
    pen.rect(frame.x, top, 5, height).fill(edge);
  });
  sheet.group("Sect", () => {
    sheet.within(inner, () => {
      pen.y = top + 10;
      sheet.element("P", () => sheet.write(title, { ...titleStyle, after: 1 }));
      sheet.element("P", () => sheet.write(words));
    });
  });
  pen.y = top + height + 12;
}

/** A picture as wide as the frame, with rounded corners or under an arch. */
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
  sheet.ensureSpace(height);
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
}

function arch({ pen, frame }: Sheet, top: number, height: number) {
  const { x, width } = frame;
  const radius = width / 2;
  return pen.path(
    `M${x} ${top + height}V${top + radius}A${radius} ${radius} 0 0 1 ${x + width} ${top + radius}V${top + height}Z`,
  );
}

/** An address without its scheme, as people type it. */
const typedAddress = (url: string): string => url.replace(/^https?:\/\//, "");

/** A sentence with a link below it, on the same page, which is printed as an address. */
export function linkLine(sheet: Sheet, words: RichText, url: string): void {
  sheet.ensureSpace(sheet.heightOf(words) + sheet.heightOf(typedAddress(url), { face: "bold" }));
  paragraph(sheet, words, { after: 1 });
  sheet.element("Link", () => {
    const style = { face: "bold", colour: colours.indigo, link: url } as const;
    sheet.write(typedAddress(url), style);
  });
  sheet.space(8);
}

export type ListStyle = TextStyle & {
  readonly marker?: "dot" | "box" | "number";
  /** Points between items. */
  readonly between?: number;
};

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
