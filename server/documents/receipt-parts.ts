import type { Paper } from "#domain/documents/documents.ts";
import type { Receipt } from "#domain/giving/receipt.ts";
import type { Language } from "#domain/language/language.ts";
import { heading, paragraph } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours } from "./colours.ts";
import { linkLine } from "./link-line.ts";
import type { ReceiptTexts, ReceiptWords } from "#reader/documents/donor-papers.ts";
import { openSheet, sideMargin, type Sheet } from "./sheet.ts";
import type { SheetSettings } from "./sheet-settings.ts";

/** What receipts and yearly statements have in common. */

export type Row = readonly [label: string, value: string];

export const warning = { ground: "#fbe6e4", edge: colours.red, isLarge: true };

/** What stands on a donor's paper. */
export type DonorPaper = {
  readonly language: Language;
  /** Of the document, in the donor's language. */
  head(words: ReceiptWords): Pick<SheetSettings, "title" | "subject" | "dated">;
  /** Everything but the band, in one language. */
  page(sheet: Sheet, words: ReceiptWords, language: Language): void;
};

/** A PDF with a page in each language, the donor's first. */
export async function drawForDonor(
  { language, head, page }: DonorPaper,
  texts: ReceiptTexts,
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = texts[language];
  const foot = { text: words.foot, numbering: words.numbering };
  const sheet = await openSheet({ language, paper, foot, band: "rombo", ...head(words) });
  inBothLanguages(sheet, language, texts, (each) => page(sheet, texts[each], each));
  return sheet.finish();
}

/** The donor's language on the first page, the other one from the next page on. */
function inBothLanguages(
  sheet: Sheet,
  first: Language,
  texts: ReceiptTexts,
  page: (language: Language) => void,
): void {
  const second = first === "en" ? "es" : "en";
  sheet.ornament(() => sheet.weave(0));
  sheet.group("Sect", () => page(first), { lang: first });
  sheet.group(
    "Sect",
    () => paragraph(sheet, texts[first].other_language, { size: 9.5, colour: colours.quiet }),
    { lang: second },
  );
  sheet.newPage();
  sheet.group("Sect", () => page(second), { lang: second });
}

/** Brand and title of a page. */
export function top(sheet: Sheet, title: string): void {
  brandLine(sheet, sideMargin, 44, colours.ink);
  sheet.pen.y = 90;
  heading(sheet, 1, title, { after: 14 });
}

/** Name and address, or the address alone. */
export function donorOf({ donor: { name, email } }: Pick<Receipt, "donor">): string {
  return name === "" ? email : `${name} (${email})`;
}

/** Says it where a name is written in signs that this paper does not have. */
export function noteMissing(sheet: Sheet, texts: readonly string[], words: ReceiptWords): void {
  if (texts.every((text) => sheet.canPrint(text))) return;
  paragraph(sheet, words.unprintable, { size: 9.5, colour: colours.quiet, after: 10 });
}

/** Who the gift was given to; a tax id that is not known says so. */
export function organisationRows(
  { organisation }: Pick<Receipt, "organisation">,
  words: ReceiptWords,
  language: Language,
): Row[] {
  const { legalName, status, taxId, address } = organisation;
  return [
    [words.organisation, `${legalName}\n${status[language]}`],
    [words.tax_id, taxId ?? words.tax_id_missing],
    [words.address, address.join(", ")],
  ];
}

/** What is known, one line each; what is empty is left out. */
export function rows(sheet: Sheet, all: readonly Row[]): void {
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

/** Whose paper it is: what it is worth elsewhere is not ours to say. */
export function usDocument(sheet: Sheet, words: ReceiptWords): void {
  paragraph(sheet, words.us_document, { size: 9.5, colour: colours.quiet, after: 10 });
}

/** Where what came of it is shown; nothing where the gift did not stay. */
export function follow(sheet: Sheet, receipt: Receipt, words: ReceiptWords, language: Language) {
  const { followUrl, isWithdrawn, backCents, totalCents } = receipt;
  const isGivenBack = backCents > 0 && backCents >= totalCents;
  if (followUrl && !isWithdrawn && !isGivenBack) linkLine(sheet, words.follow, followUrl[language]);
}

/** The line that tax authorities ask for, and where the number can be checked. */
export function closing(sheet: Sheet, goods: string, check: string, url: string): void {
  paragraph(sheet, goods, { face: "bold", after: 10 });
  linkLine(sheet, check, url);
}
