import type { Paper } from "#domain/documents/documents.ts";
import { formatGiven } from "#domain/giving/donor-day.ts";
import type { Receipt } from "#domain/giving/receipt.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type {
  EmployerLetterTexts,
  EmployerLetterWords,
  ReceiptTexts,
} from "#reader/documents/donor-papers.ts";
import { facts, note, paragraph, writingLine } from "./blocks.ts";
import { colours } from "./colours.ts";
import {
  closing,
  donorOf,
  drawForDonor,
  noteMissing,
  organisationRows,
  purposeOn,
  rows,
  top,
  usDocument,
  warning,
  type DonorPage,
} from "./receipt-parts.ts";

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
    page: (on: DonorPage) => letterPage(on, letter[on.language], receipt),
  };
  return drawForDonor(content, labels, paper);
}

function letterPage(on: DonorPage, letter: EmployerLetterWords, receipt: Receipt): void {
  const { sheet, words: labels, language, money } = on;
  const { organisation, mode, backCents } = receipt;
  const day = formatGiven(receipt, language);
  top(on, letter.title);
  if (mode !== "live") note(sheet, labels[mode].title, labels[mode].text, warning);
  paragraph(sheet, letter.to, { colour: colours.quiet });
  const values = { organization: organisation.legalName, day };
  paragraph(sheet, fillTemplate(letter.confirm, values), { size: 11.5, after: 12 });
  facts(sheet, [
    {
      value: money(receipt.totalCents - backCents),
      label: backCents > 0 ? letter.remains : letter.amount,
    },
    { value: day, label: labels.date },
    { value: receipt.number, label: labels.number },
  ]);
  particulars(on, letter, receipt);
  noteMissing(on, [receipt.donor.name]);
  if (mode === "live") usDocument(on);
  closing(on, receipt.entered?.inReturn?.[language] ?? labels.goods, receipt.checkUrl);
  signature(on, letter, organisation.legalName);
}

function particulars(on: DonorPage, letter: EmployerLetterWords, receipt: Receipt): void {
  const { words: labels, language } = on;
  const some = (cents: number) => (cents > 0 ? on.money(cents) : "");
  // An employer reads that the number is unknown as a fault of the charity's: it is left out.
  const silent = { ...on, words: { ...labels, tax_id_missing: "" } };
  rows(on, [
    [labels.donor, donorOf(receipt)],
    ...organisationRows(silent, receipt),
    [labels.rhythm, receipt.entered?.way[language] ?? labels[receipt.rhythm]],
    [labels.purpose, purposeOn(on, receipt)],
    [letter.of_it_fee, receipt.backCents > 0 ? "" : some(receipt.feeCoverCents)],
    [labels.refunded, some(receipt.backCents)],
  ]);
}

/** Empty lines: nobody's hand is drawn by a program. */
function signature({ sheet }: DonorPage, letter: EmployerLetterWords, organization: string): void {
  const { signature: words } = letter;
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
