import type { Paper } from "#domain/documents/documents.ts";
import { formatGiven } from "#domain/giving/donor-day.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { Receipt, YearStatement } from "#domain/giving/receipt.ts";
import type { Language } from "#domain/language/language.ts";
import { facts, heading, note, paragraph } from "./blocks.ts";
import { describedPart, divideYear, goodsLines, sponsoredPart } from "./entered-statement.ts";
import { linkLine } from "./link-line.ts";
import { table } from "./table.ts";
import {
  donorOf,
  drawForDonor,
  noteMissing,
  organisationRows,
  rows,
  top,
  warning,
  type DonorPaper,
} from "./receipt-parts.ts";
import type { ReceiptTexts, ReceiptWords } from "#reader/documents/donor-papers.ts";
import type { Sheet } from "./sheet.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** What one donor gave in a year, in both languages. */
export function drawStatement(
  statement: YearStatement,
  texts: ReceiptTexts,
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, receipts } = statement;
  const year = String(statement.year);
  const content: DonorPaper = {
    language,
    head: (words) => ({
      title: fillTemplate(words.statement_title, { year }),
      subject: fillTemplate(words.statement_subject, { year }),
      dated: receipts.at(-1)?.paidAt ?? new Date(0),
    }),
    page: (...on) => statementPage(statement, ...on),
  };
  return drawForDonor(content, texts, paper);
}

function statementPage(
  statement: YearStatement,
  sheet: Sheet,
  words: ReceiptWords,
  language: Language,
): void {
  const money = (cents: number) => formatCents(cents, language);
  const divided = divideYear(statement.receipts);
  const { sums: receipts, described, sponsored } = divided;
  top(sheet, fillTemplate(words.statement_title, { year: statement.year }));
  const { mode } = statement;
  if (mode !== "live") note(sheet, words[mode].title, words[mode].text, warning);
  if (receipts.length > 0) {
    facts(sheet, [{ value: money(statement.totalCents), label: words.statement_total }]);
  }
  paragraph(sheet, words.statement_thanks, { size: 11.5, after: 12 });
  rows(sheet, [[words.donor, donorOf(statement)], ...organisationRows(statement, words, language)]);
  noteMissing(sheet, [statement.donor.name], words);
  if (receipts.length > 0) sums(sheet, receipts, words, language);
  describedPart(sheet, described, words, language);
  const { inReturn, last } = goodsLines([...receipts, ...described], words, language);
  for (const line of inReturn) paragraph(sheet, line, { after: 6 });
  paragraph(sheet, last, { face: "bold", after: 10 });
  sponsoredPart(sheet, sponsored, words, language);
  const checkUrl = (statement.receipts[0]?.checkUrl ?? "").replace(/\?.*/, "");
  linkLine(sheet, words.check_statement, checkUrl);
}

/** The table of what was given as money, with what the card fee and refunds made of it. */
function sums(
  sheet: Sheet,
  receipts: readonly Receipt[],
  words: ReceiptWords,
  language: Language,
): void {
  const money = (cents: number) => formatCents(cents, language);
  heading(sheet, 2, words.amounts);
  const right = { share: 2.5, align: "right" } as const;
  const hasRefunds = receipts.some(({ backCents }) => backCents > 0);
  table(
    sheet,
    [
      { share: 2.9 },
      { share: 3.2 },
      right,
      right,
      right,
      ...(hasRefunds ? [{ ...right, share: 2.8 }] : []),
    ],
    [
      words.number,
      words.date,
      words.gift,
      words.fee,
      receipts.some(({ entered }) => entered) ? words.statement_sum : words.total,
      ...(hasRefunds ? [words.refunded] : []),
    ],
    receipts.map((one) => [
      one.number,
      formatGiven(one, language),
      money(one.giftCents),
      money(one.feeCoverCents),
      money(one.totalCents),
      ...(hasRefunds ? [one.backCents > 0 ? `−${money(one.backCents)}` : "–"] : []),
    ]),
  );
}
