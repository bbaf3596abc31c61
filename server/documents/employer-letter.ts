import type { Paper } from "#domain/documents/documents.ts";
import { formatGiven } from "#domain/giving/donor-day.ts";
import { formatCents, purposeOf } from "#domain/giving/giving-text.ts";
import type { Receipt } from "#domain/giving/receipt.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Language } from "#domain/language/language.ts";
import type {
  EmployerLetterTexts,
  EmployerLetterWords,
  ReceiptTexts,
  ReceiptWords,
} from "#reader/documents/donor-papers.ts";
import { facts, note, paragraph } from "./blocks.ts";
import { colours } from "./colours.ts";
import {
  closing,
  donorOf,
  drawForDonor,
  noteMissing,
  organisationRows,
  rows,
  top,
  usDocument,
  warning,
} from "./receipt-parts.ts";
import type { Sheet } from "./sheet.ts";
import { writingLine } from "./writing-line.ts";

/** The words of one page: the receipt's labels and the letter's own. */
type Words = { readonly labels: ReceiptWords; readonly letter: EmployerLetterWords };

/**
 * What an employer that matches gifts asks for, with a line for the organization's signature.
 * @param receipt of a gift that has such a letter (domain/giving/employer-letter.ts)
 */
export function drawEmployerLetter(
  receipt: Receipt,
  { receipt: labels, letter }: { receipt: ReceiptTexts; letter: EmployerLetterTexts },
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, number, paidAt } = receipt;
  const own = letter[language];
  const content = {
    language,
    head: () => ({
      title: `${own.title} ${number}`,
      subject: fillTemplate(own.subject, { number }),
      dated: paidAt,
    }),
    page: (sheet: Sheet, words: ReceiptWords, each: Language) =>
      letterPage(receipt, sheet, { labels: words, letter: letter[each] }, each),
  };
  return drawForDonor(content, labels, paper);
}

function letterPage(receipt: Receipt, sheet: Sheet, words: Words, language: Language): void {
  const { labels, letter } = words;
  const { organisation, mode } = receipt;
  const day = formatGiven(receipt, language);
  const isPart = receipt.backCents > 0;
  const cents = receipt.totalCents - receipt.backCents;
  top(sheet, letter.title);
  if (mode !== "live") note(sheet, labels[mode].title, labels[mode].text, warning);
  paragraph(sheet, letter.to, { colour: colours.quiet });
  const values = { organization: organisation.legalName, day };
  paragraph(sheet, fillTemplate(letter.confirm, values), { size: 11.5, after: 12 });
  facts(sheet, [
    { value: formatCents(cents, language), label: isPart ? letter.remains : letter.amount },
    { value: day, label: labels.date },
    { value: receipt.number, label: labels.number },
  ]);
  particulars(receipt, sheet, words, language);
  noteMissing(sheet, [receipt.donor.name], labels);
  if (mode === "live") usDocument(sheet, labels);
  const inReturn = receipt.entered?.inReturn?.[language];
  closing(sheet, inReturn ?? labels.goods, labels.check, receipt.checkUrl);
  signature(sheet, organisation.legalName, letter);
}

function particulars(
  receipt: Receipt,
  sheet: Sheet,
  { labels, letter }: Words,
  language: Language,
): void {
  const money = (cents: number) => (cents > 0 ? formatCents(cents, language) : "");
  const where = { where_needed: { en: labels.where_needed, es: labels.where_needed } };
  const rhythm = labels[receipt.rhythm];
  rows(sheet, [
    [labels.donor, donorOf(receipt)],
    // An employer reads that the number is unknown as a fault of the charity's: it is left out.
    ...organisationRows(receipt, { ...labels, tax_id_missing: "" }, language),
    [labels.rhythm, receipt.entered?.way[language] ?? rhythm],
    [labels.purpose, purposeOf(receipt.designation, where, language)],
    [letter.of_it_fee, receipt.backCents > 0 ? "" : money(receipt.feeCoverCents)],
    [labels.refunded, money(receipt.backCents)],
  ]);
}

/** Empty lines: nobody's hand is drawn by a program. */
function signature(
  sheet: Sheet,
  organization: string,
  { signature: words }: EmployerLetterWords,
): void {
  sheet.need(90);
  paragraph(sheet, fillTemplate(words.lead, { organization }), { after: 20 });
  sheet.columns(
    18,
    [words.name, words.office, words.day].map((label) => () => {
      writingLine(sheet, sheet.pen.y);
      sheet.space(4);
      sheet.element("P", () => sheet.write(label, { size: 9, colour: colours.quiet }));
    }),
    [5, 3, 2],
  );
  sheet.space(8);
  paragraph(sheet, words.note, { size: 9.5, colour: colours.quiet });
}
