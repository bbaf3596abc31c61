import { formatCents } from "#domain/language/format.ts";
import type { Receipt } from "#domain/giving/receipts.ts";
import type { Language } from "#domain/language/language.ts";
import { documentContent } from "#reader/content.ts";
import { heading, paragraph } from "./blocks.ts";
import { brandLine } from "./brand-line.ts";
import { colours, type SheetSettings } from "./sheet-settings.ts";
import { openSheet, type Sheet } from "./sheet.ts";

export type ReceiptWords = ReturnType<typeof documentContent<"receipt">>;

export type Row = readonly [label: string, value: string];

export const small = { size: 9.5, colour: colours.quiet };

/** A page of a receipt or statement being written, in one language. */
export type DonorPage = {
  readonly sheet: Sheet;
  readonly words: ReceiptWords;
  readonly language: Language;
  readonly money: (cents: number) => string;
};

type DonorPaper = {
  readonly language: Language;
  head(words: ReceiptWords): Pick<SheetSettings, "title" | "subject" | "dated">;
  drawPage(page: DonorPage): void;
};

/** Renders a PDF in both languages, the donor's first. */
export async function drawForDonor({ language, head, drawPage }: DonorPaper) {
  const words = documentContent("receipt", language);
  const other = language === "en" ? "es" : "en";
  const sheet = await openSheet({ language, words, band: "rombo", ...head(words) });
  const draw = (each: Language) => {
    const money = (cents: number) => formatCents(cents, each);
    const page = { sheet, words: documentContent("receipt", each), language: each, money };
    sheet.group("Sect", () => drawPage(page), { lang: each });
  };
  sheet.artifact(() => sheet.drawBand(0));
  draw(language);
  sheet.group("Sect", () => paragraph(sheet, words.other_language, small), { lang: other });
  sheet.newPage();
  draw(other);
  return sheet.finish();
}

export function pageHeader({ sheet }: DonorPage, title: string): void {
  brandLine(sheet, 44);
  sheet.pen.y = 90;
  heading(sheet, 1, title, { after: 14 });
}

/** "Ana (ana@example.org)", or the one of the two that there is. */
export const donorOf = ({ donor: { name, email } }: Pick<Receipt, "donor">): string =>
  name && email ? `${name} (${email})` : name || email;

export function purposeOn({ words, language }: DonorPage, { designation }: Receipt): string {
  return designation?.label[language] ?? words.where_needed;
}

/** Adds a note when one of the texts has characters that no font has. */
export function noteUnprintable({ sheet, words }: DonorPage, texts: readonly string[]): void {
  if (texts.every((text) => sheet.canPrint(text))) return;
  paragraph(sheet, words.unprintable, { ...small, after: 10 });
}

export function organisationRows(
  { words, language }: DonorPage,
  { organisation: { legalName, status, taxId, address } }: Pick<Receipt, "organisation">,
): [name: Row, taxId: Row, address: Row] {
  return [
    [words.organisation, `${legalName}\n${status[language]}`],
    [words.tax_id, taxId ?? ""],
    [words.address, address.join(", ")],
  ];
}

/** Label and value per line; rows without a value are left out. */
export function labelledRows({ sheet }: DonorPage, all: readonly Row[]): void {
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
