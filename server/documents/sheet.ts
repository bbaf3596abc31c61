import { colours, type SheetSettings, type TextStyle, type RichText } from "./sheet-settings.ts";
import { loadFonts, unprintable, type Face, type Fonts } from "./fonts.ts";
import { bandHeight, readBand, drawBand } from "./woven-band.ts";
import { fillTemplate } from "#domain/language/language.ts";
import { arrayBuffer } from "node:stream/consumers";

type Pen = PDFKit.PDFDocument;

type Element = ReturnType<Pen["struct"]>;
type Frame = { x: number; width: number };

const accessible = { subset: "PDF/UA" };
/** Creation date of documents without one; fixed, so that their bytes are the same every time. */
const defaultDate = new Date("2026-01-01T12:00:00Z");
/** Height of the footer, in points. */
const footHeight = 58;
/** Left and right margin, in points. */
export const sideMargin = 54;

/** Starts a PDF document: tagged (PDF/UA), with embedded fonts, footers and bands. */
export async function openSheet(settings: SheetSettings): Promise<Sheet> {
  // Loaded with the first document, so that the server starts faster.
  const { default: Document } = await import("pdfkit");
  return new Sheet(Document, settings, await loadFonts(), await readBand(settings.band));
}

/**
 * A PDF document that is written from top to bottom. `pen` is PDFKit's document; `pen.y` is the current height.
 * Lengths are points, 72 to an inch.
 */
export class Sheet {
  readonly pen: Pen;
  readonly settings: SheetSettings;
  frame: Frame;
  private readonly fonts: Fonts;
  private readonly band: string;
  private parent: Element;

  constructor(Document: Pen, settings: SheetSettings, fonts: Fonts, band: string) {
    const { title, subject, language, dated = defaultDate } = settings;
    this.settings = settings;
    this.fonts = fonts;
    this.band = band;
    const options: PDFKit.PDFDocumentOptions = {
      size: "LETTER",
      margins: { top: 48 + bandHeight, bottom: footHeight, left: sideMargin, right: sideMargin },
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      // No standard font, which PDFKit would not embed.
      font: "",
      info: {
        Title: title,
        Subject: subject,
        Author: "Long Way Home",
        Creator: "Long Way Home",
        CreationDate: dated,
        ModDate: dated,
      },
    };
    // PDFKit supports PDF/UA, its types do not yet.
    this.pen = new Document(Object.assign<typeof options, object>(options, accessible));
    for (const [name, file] of Object.entries(fonts.files)) this.pen.registerFont(name, file);
    this.parent = this.pen.struct("Document");
    this.pen.addStructure(this.parent);
    this.frame = { x: sideMargin, width: this.pen.page.width - 2 * sideMargin };
  }

  get width(): number {
    return this.pen.page.width;
  }

  /** Lowest `y` of content. */
  get bottom(): number {
    return this.pen.page.height - footHeight;
  }

  /** A structure element with children in the tags of the PDF: "Sect", "L", "TR". */
  group(type: string, build: () => void, options: object = {}): void {
    const before = this.parent;
    const part = this.pen.struct(type, options);
    before.add(part);
    this.parent = part;
    build();
    part.end();
    this.parent = before;
  }

  /** A structure element with content, which screen readers read: "P", "H1", "Figure" with `alt`. */
  element(type: string, draw: () => void, options: object = {}): void {
    const part = this.pen.struct(type, options);
    this.parent.add(part);
    part.add(draw);
    part.end();
  }

  /** Content that screen readers skip: PDF calls it an artifact. */
  artifact(draw: () => void): void {
    this.pen.markContent("Artifact", { type: "Layout" });
    draw();
    this.pen.endMarkedContent();
  }

  /** Starts a new page if less than `height` points are left on this one. */
  ensureSpace(height: number): void {
    if (this.pen.y + height > this.bottom) this.newPage();
  }

  newPage(): void {
    this.pen.addPage();
  }

  space(height: number): void {
    this.pen.y += height;
  }

  /** Writes text at the current height, without a tag; call it within `element`. */
  write(words: RichText, style: TextStyle = {}): void {
    const { size = 10.5, colour = colours.ink, lineGap = 2.6, align = "left", link } = style;
    const runs = this.runsOf(words, style.face ?? "text");
    this.pen.fillColor(colour).fontSize(size);
    runs.forEach(({ font, text }, at) => {
      const options = {
        width: this.frame.width,
        lineGap,
        align,
        continued: at < runs.length - 1,
        ...(link === undefined ? {} : { link }),
      };
      this.pen.font(font);
      if (at === 0) this.pen.text(text, this.frame.x, this.pen.y, options);
      else this.pen.text(text, options);
    });
    this.pen.y += style.after ?? 0;
  }

  heightOf(words: RichText, { face = "text", size = 10.5, lineGap = 2.6 }: TextStyle = {}): number {
    const text = this.runsOf(words, face)
      .map((run) => run.text)
      .join("");
    // Measures mixed text in bold, the wider face: rather too much room than too little.
    const widest = typeof words === "string" ? face : "bold";
    return this.pen
      .font(widest)
      .fontSize(size)
      .heightOfString(text, { width: this.frame.width, lineGap });
  }

  within(frame: Frame, draw: () => void): void {
    const before = this.frame;
    this.frame = frame;
    draw();
    this.frame = before;
  }

  /**
   * Draws columns from the same height and continues below the longest.
   * @param gap points between columns
   * @param shares relative widths, equal by default
   */
  columns(gap: number, parts: readonly (() => void)[], shares?: readonly number[]): void {
    const { x, width } = this.frame;
    const weights = shares ?? parts.map(() => 1);
    const all = weights.reduce((sum, share) => sum + share, 0);
    const top = this.pen.y;
    let left = x;
    let lowest = top;
    parts.forEach((draw, at) => {
      const own = ((width - gap * (parts.length - 1)) * weights[at]!) / all;
      this.pen.y = top;
      this.within({ x: left, width: own }, draw);
      lowest = Math.max(lowest, this.pen.y);
      left += own + gap;
    });
    this.pen.y = lowest;
  }

  /** Draws the document's woven band over the full width. */
  drawBand(y: number, height = bandHeight): void {
    drawBand(this.pen, this.band, y, height);
  }

  /** Adds footers and bands to all pages and returns the PDF. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { pen } = this;
    this.parent.end();
    const { count } = pen.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pen.switchToPage(page);
      pen.page.margins.bottom = 0;
      pen.markContent("Artifact", { type: "Pagination" });
      if (page > 0) this.drawBand(0);
      this.drawFoot(page + 1, count);
      pen.endMarkedContent();
    }
    pen.end();
    return new Uint8Array(await arrayBuffer(pen));
  }

  private drawFoot(page: number, pages: number): void {
    const { pen } = this;
    const { foot, numbering } = this.settings.words;
    const y = pen.page.height - 38;
    const width = this.width - 2 * sideMargin;
    pen.moveTo(sideMargin, y - 8).lineTo(sideMargin + width, y - 8);
    pen.lineWidth(0.75).strokeColor(colours.line).strokeOpacity(1).stroke();
    const number = fillTemplate(numbering, { page, pages });
    const style = { size: 8.5, colour: colours.quiet } as const;
    const parts = [
      () => this.write(foot, style),
      () => this.write(number, { ...style, align: "right" }),
    ];
    pen.y = y;
    this.columns(0, parts, [width - 90, 90]);
  }

  canPrint(text: string): boolean {
    return !this.fonts.runs(text, "bold").some((run) => run.text.includes(unprintable));
  }

  private runsOf(words: RichText, face: Face) {
    const pieces = typeof words === "string" ? [words] : words;
    return pieces.flatMap((piece) =>
      typeof piece === "string"
        ? this.fonts.runs(piece, face)
        : this.fonts.runs(piece.bold, "bold"),
    );
  }
}
