import type { Paper } from "#domain/documents/documents.ts";
import { formatCents, purposeOf } from "#domain/giving/giving-text.ts";
import type { Receipt } from "#domain/giving/receipts.ts";
import type { Language } from "#domain/language/language.ts";
import type { ReceiptTexts, ReceiptWords } from "#reader/documents/donor-papers.ts";
import { heading, linkLine, paragraph } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./colours.ts";
import { openSheet, sideMargin, type Sheet } from "./sheet.ts";
import type { SheetSettings } from "./sheet-settings.ts";

export type Row = readonly [label: string, value: string];

export const warning = { ground: "#fbe6e4", edge: colours.red, isLarge: true };
const small = { size: 9.5, colour: colours.quiet };

/** A page of a donor's paper: where it is drawn, and how it speaks. */
export type DonorPage = {
  readonly sheet: Sheet;
  readonly words: ReceiptWords;
  readonly language: Language;
  /** An amount as that language writes it. */
  readonly money: (cents: number) => string;
};

export type DonorPaper = {
  readonly language: Language;
  head(words: ReceiptWords): Pick<SheetSettings, "title" | "subject" | "dated">;
  /** Everything but the band, in one language. */
  page(on: DonorPage): void;
};

/** A PDF with a page in each language, the donor's first. */
export async function drawForDonor(
  { language, head, page }: DonorPaper,
  texts: ReceiptTexts,
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = texts[language];
  const other = language === "en" ? "es" : "en";
  const foot = { text: words.foot, numbering: words.numbering };
  const sheet = await openSheet({ language, paper, foot, band: "rombo", ...head(words) });
  const draw = (each: Language) => {
    const money = (cents: number) => formatCents(cents, each);
    const on = { sheet, words: texts[each], language: each, money };
    sheet.group("Sect", () => page(on), { lang: each });
  };
  sheet.ornament(() => sheet.weave(0));
  draw(language);
  sheet.group("Sect", () => paragraph(sheet, words.other_language, small), { lang: other });
  sheet.newPage();
  draw(other);
  return sheet.finish();
}

/** Brand and title of a page. */
export function top({ sheet }: DonorPage, title: string): void {
  brandLine(sheet, sideMargin, 44, colours.ink);
  sheet.pen.y = 90;
  heading(sheet, 1, title, { after: 14 });
}

/** Name and address, or the address alone. */
export function donorOf({ donor: { name, email } }: Pick<Receipt, "donor">): string {
  return name === "" ? email : `${name} (${email})`;
}

export function purposeOn({ words, language }: DonorPage, { designation }: Receipt): string {
  const here = { en: words.where_needed, es: words.where_needed };
  return purposeOf(designation, { where_needed: here }, language);
}

/** Says it where a name is written in signs that this paper does not have. */
export function noteMissing({ sheet, words }: DonorPage, texts: readonly string[]): void {
  if (texts.every((text) => sheet.canPrint(text))) return;
  paragraph(sheet, words.unprintable, { ...small, after: 10 });
}

export function organisationRows(
  { words, language }: DonorPage,
  { organisation: { legalName, status, taxId, address } }: Pick<Receipt, "organisation">,
): [name: Row, taxId: Row, address: Row] {
  return [
    [words.organisation, `${legalName}\n${status[language]}`],
    [words.tax_id, taxId ?? words.tax_id_missing],
    [words.address, address.join(", ")],
  ];
}

export function rows({ sheet }: DonorPage, all: readonly Row[]): void {
  const label = 132;
  const { x, width } = sheet.frame;
  for (const [name, value] of all.filter(([, text]) => text !== "")) {
    const { y } = sheet.pen;
    sheet.element("P", () => {
      sheet.within({ x, width: label }, () => sheet.write(name, { colour: colours.quiet }));
      const below = sheet.pen.y;
      sheet.pen.y = y;
      sheet.within({ x: x + label, width: width - label }, () => {
        sheet.write(value, { face: "bold" });
      });
      sheet.pen.y = Math.max(below, sheet.pen.y) + 3;
    });
  }
  sheet.space(10);
}

export function usDocument({ sheet, words }: DonorPage): void {
  paragraph(sheet, words.us_document, { ...small, after: 10 });
}

/** The line that tax authorities ask for, and where the number can be checked. */
export function closing({ sheet, words }: DonorPage, goods: string, url: string): void {
  paragraph(sheet, goods, { face: "bold", after: 10 });
  linkLine(sheet, words.check, url);
}
