import { colours } from "./colours.ts";
import { loadFonts, missing, type Face, type Fonts } from "./fonts.ts";
import type { SheetSettings, TextStyle, Words } from "./sheet-settings.ts";
import { bandHeight, readBand, weaveBand } from "./woven-band.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

type Pen = PDFKit.PDFDocument;

type Element = ReturnType<Pen["struct"]>;
type Frame = { x: number; width: number };

const accessible = { subset: "PDF/UA" };
/** Stands in a document that tells of no day: fixed, so that its bytes are. */
const noDay = new Date("2026-01-01T12:00:00Z");
/** Room at the foot of a page for its number. */
const footHeight = 58;
export const sideMargin = 54;

/** Creates a document of our look: tagged, in our fonts, with pages that fill one after the other. */
export async function openSheet(settings: SheetSettings): Promise<Sheet> {
  // Read with the first document: a site that starts waits for nothing it may not need.
  const { default: Document } = await import("pdfkit");
  return new Sheet(Document, settings, await loadFonts(), await readBand(settings.band));
}

/** A document being written from top to bottom. Lengths are points, 72 to an inch. */
export class Sheet {
  readonly pen: Pen;
  readonly settings: SheetSettings;
  frame: Frame;
  private readonly fonts: Fonts;
  private readonly band: string;
  private parent: Element;
  private readonly chunks: Uint8Array[] = [];

  constructor(Document: Pen, settings: SheetSettings, fonts: Fonts, band: string) {
    const { title, subject, language, paper, dated = noDay } = settings;
    this.settings = settings;
    this.fonts = fonts;
    this.band = band;
    const options: PDFKit.PDFDocumentOptions = {
      size: paper === "a4" ? "A4" : "LETTER",
      margins: { top: 48 + bandHeight, bottom: footHeight, left: sideMargin, right: sideMargin },
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      // None of the standard fonts: every letter is embedded.
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
    // The package knows this standard for reading programs; its types do not yet.
    this.pen = new Document(Object.assign<typeof options, object>(options, accessible));
    this.pen.on("data", (chunk: Uint8Array) => this.chunks.push(chunk));
    for (const [name, file] of Object.entries(fonts.files)) this.pen.registerFont(name, file);
    this.parent = this.pen.struct("Document");
    this.pen.addStructure(this.parent);
    this.frame = { x: sideMargin, width: this.pen.page.width - 2 * sideMargin };
  }

  get width(): number {
    return this.pen.page.width;
  }

  get bottom(): number {
    return this.pen.page.height - footHeight;
  }

  /** Everything drawn inside belongs to one part of the document: "Sect", "L", "TR". */
  group(type: string, build: () => void, options: object = {}): void {
    const before = this.parent;
    const part = this.pen.struct(type, options);
    before.add(part);
    this.parent = part;
    build();
    part.end();
    this.parent = before;
  }

  /** One piece of the document that a reading program says: "P", "H1", "Figure" with `alt`. */
  element(type: string, draw: () => void, options: object = {}): void {
    const part = this.pen.struct(type, options);
    this.parent.add(part);
    part.add(draw);
    part.end();
  }

  ornament(draw: () => void): void {
    this.pen.markContent("Artifact", { type: "Layout" });
    draw();
    this.pen.endMarkedContent();
  }

  /** A new page, unless so many points are left on this one. */
  need(height: number): void {
    if (this.pen.y + height > this.bottom) this.newPage();
  }

  newPage(): void {
    this.pen.addPage();
    this.pen.x = this.frame.x;
  }

  space(height: number): void {
    this.pen.y += height;
  }

  /** Puts text at the present height of the frame, without tagging it. */
  write(words: Words, style: TextStyle = {}): void {
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

  heightOf(words: Words, { face = "text", size = 10.5, lineGap = 2.6 }: TextStyle = {}): number {
    const text = this.runsOf(words, face)
      .map((run) => run.text)
      .join("");
    // The wider face for all of it: better a little too much room than too little.
    const widest = typeof words === "string" ? face : "bold";
    return this.pen
      .font(widest)
      .fontSize(size)
      .heightOfString(text, { width: this.frame.width, lineGap });
  }

  /** Draws inside a narrower frame and comes back to the old one. */
  within(frame: Frame, draw: () => void): void {
    const before = this.frame;
    this.frame = frame;
    draw();
    this.frame = before;
    this.pen.x = before.x;
  }

  /** Columns side by side, from the same height; goes on below the longest. */
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

  /** A woven band from edge to edge, or as wide as it is told. */
  weave(y: number, height = bandHeight, x = 0, width = this.width): void {
    weaveBand(this.pen, this.band, { x, y, width, height });
  }

  /** Numbers the pages and closes the document. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { pen } = this;
    this.parent.end();
    const { count } = pen.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pen.switchToPage(page);
      pen.page.margins.bottom = 0;
      pen.markContent("Artifact", { type: "Pagination" });
      if (page > 0) this.weave(0, bandHeight);
      this.drawFoot(page + 1, count);
      pen.endMarkedContent();
    }
    const ended = Promise.withResolvers<void>();
    pen.on("end", () => ended.resolve());
    pen.end();
    await ended.promise;
    return new Uint8Array(Buffer.concat(this.chunks));
  }

  private drawFoot(page: number, pages: number): void {
    const { pen } = this;
    const { text, numbering } = this.settings.foot;
    const y = pen.page.height - 38;
    const width = this.width - 2 * sideMargin;
    pen.moveTo(sideMargin, y - 8).lineTo(sideMargin + width, y - 8);
    pen.lineWidth(0.75).strokeColor(colours.line).strokeOpacity(1).stroke();
    const number = fillTemplate(numbering, { page, pages });
    this.within({ x: sideMargin, width: width - 90 }, () => {
      pen.y = y;
      this.write(text, { size: 8.5, colour: colours.quiet });
    });
    this.within({ x: sideMargin + width - 90, width: 90 }, () => {
      pen.y = y;
      this.write(number, { size: 8.5, colour: colours.quiet, align: "right" });
    });
  }

  canPrint(text: string): boolean {
    return !this.fonts.runs(text, "bold").some((run) => run.text.includes(missing));
  }

  private runsOf(words: Words, face: Face) {
    const pieces = typeof words === "string" ? [words] : words;
    return pieces.flatMap((piece) =>
      typeof piece === "string"
        ? this.fonts.runs(piece, face)
        : this.fonts.runs(piece.bold, "bold"),
    );
  }
}
