import type { Paper } from "#domain/documents.ts";
import { formatCents, formatDay } from "#domain/giving/giving-text.ts";
import type { YearStatement } from "#domain/giving/receipt.ts";
import type { Language } from "#domain/records.ts";
import { facts, heading, note, paragraph } from "./blocks.ts";
import { table } from "./table.ts";
import {
  closing,
  donorOf,
  inBothLanguages,
  openReceipt,
  organisationRows,
  rows,
  top,
  warning,
} from "./receipt-parts.ts";
import type { ReceiptTexts } from "./receipt-words.ts";
import type { Sheet } from "./sheet.ts";

/** What one donor gave in a year, in both languages. */
export async function drawStatement(
  statement: YearStatement,
  texts: ReceiptTexts,
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = texts[statement.language];
  const year = String(statement.year);
  const sheet = await openReceipt(statement, words, paper, {
    title: words.statement_title.replace("{year}", year),
    subject: words.statement_subject.replace("{year}", year),
    dated: statement.receipts.at(-1)?.paidAt ?? new Date(0),
  });
  inBothLanguages(sheet, statement.language, texts, (language) => {
    statementPage(sheet, statement, texts, language);
  });
  return sheet.finish();
}

function statementPage(
  sheet: Sheet,
  statement: YearStatement,
  texts: ReceiptTexts,
  language: Language,
): void {
  const words = texts[language];
  const money = (cents: number) => formatCents(cents, language);
  const { receipts } = statement;
  top(sheet, words.statement_title.replace("{year}", String(statement.year)));
  if (statement.isDemonstration) {
    note(sheet, words.demonstration.title, words.demonstration.text, warning);
  }
  facts(sheet, [{ value: money(statement.totalCents), label: words.statement_total }]);
  paragraph(sheet, words.statement_thanks, { size: 11.5, after: 12 });
  rows(sheet, [[words.donor, donorOf(statement)], ...organisationRows(statement, words, language)]);
  heading(sheet, 2, words.amounts);
  const right = { share: 2.2, align: "right" } as const;
  const hasRefunds = receipts.some(({ refundedCents }) => refundedCents > 0);
  table(
    sheet,
    [{ share: 3.2 }, { share: 3 }, right, right, right, ...(hasRefunds ? [right] : [])],
    [
      words.number,
      words.date,
      words.gift,
      words.fee,
      words.total,
      ...(hasRefunds ? [words.refunded] : []),
    ],
    receipts.map((one) => [
      one.number,
      formatDay(one.paidAt, language),
      money(one.giftCents),
      money(one.feeCoverCents),
      money(one.totalCents),
      ...(hasRefunds ? [one.refundedCents > 0 ? `−${money(one.refundedCents)}` : "–"] : []),
    ]),
  );
  const checkUrl = (receipts[0]?.checkUrl ?? "").replace(/\?.*/, "");
  closing(sheet, words.goods_statement, words.check_statement, checkUrl);
}
