import { formatDay } from "#domain/language/format.ts";
import type { Receipt } from "#domain/giving/receipts.ts";
import type { YearStatement } from "#domain/giving/statements.ts";
import { fillTemplate } from "#domain/language/language.ts";
import { keyFigures, linkLine, note, paragraph } from "./blocks.ts";
import {
  organisationRows,
  donorOf,
  drawForDonor,
  noteUnprintable,
  labelledRows,
  pageHeader,
  small,
  type DonorPage,
} from "./receipt-parts.ts";
import { table } from "./table.ts";

/** A donor's statement of a year's gifts, in both languages. */
export function drawStatement(statement: YearStatement): Promise<Uint8Array<ArrayBuffer>> {
  const { language, receipts } = statement;
  const year = String(statement.year);
  return drawForDonor({
    language,
    head: (words) => ({
      title: fillTemplate(words.statement_title, { year }),
      subject: fillTemplate(words.statement_subject, { year }),
      dated: receipts.at(-1)?.paidAt ?? new Date(0),
    }),
    drawPage: (page) => statementPage(page, statement),
  });
}

/**
 * Groups a year's receipts: `sponsored` gifts came through a fund or platform, which issues the tax receipt;
 * `described` gifts are goods or stock, without a value; the others are `summed`.
 */
function divideYear(receipts: readonly Receipt[]) {
  const sponsored = receipts.filter(({ entered }) => entered?.sponsor);
  const described = receipts.filter(({ entered }) => entered !== null && !entered.hasAmount);
  const apart = new Set([...sponsored, ...described]);
  return { summed: receipts.filter((one) => !apart.has(one)), described, sponsored };
}

function statementPage(page: DonorPage, statement: YearStatement): void {
  const { sheet, words, language, money } = page;
  const { summed, described, sponsored } = divideYear(statement.receipts);
  pageHeader(page, fillTemplate(words.statement_title, { year: statement.year }));
  const { mode } = statement;
  if (mode !== "live") note(sheet, words[mode].title, words[mode].text, "warning");
  if (summed.length > 0)
    keyFigures(sheet, [{ value: money(statement.totalCents), label: words.statement_total }]);
  paragraph(sheet, words.statement_thanks, { size: 11.5, after: 12 });
  const day = statement.asOf && formatDay(statement.asOf, language);
  if (day) paragraph(sheet, fillTemplate(words.statement_as_of, { day }), { face: "bold" });
  labelledRows(page, [[words.donor, donorOf(statement)], ...organisationRows(page, statement)]);
  noteUnprintable(page, [statement.donor.name]);
  if (summed.length > 0) sums(page, summed);
  if (described.length > 0) apart(page, "described", described);
  // Tax law requires this line: what donors received in return, by receipt.
  const inReturn = [...summed, ...described].flatMap(({ number, entered }) =>
    entered?.inReturn ? [`${number}: ${entered.inReturn[language]}`] : [],
  );
  for (const line of inReturn) paragraph(sheet, line, { after: 6 });
  const last = inReturn.length > 0 ? words.goods_others : words.goods_statement;
  paragraph(sheet, last, { face: "bold", after: 10 });
  // Below that line, which is not ours to state for gifts whose tax receipt others issue.
  if (sponsored.length > 0) apart(page, "sponsored", sponsored);
  linkLine(sheet, words.check_statement, statement.checkUrl[language]);
  if (mode === "live" && summed.length + described.length > 0)
    paragraph(sheet, words.us_document, { ...small, after: 10 });
}

/** The table of gifts of money, with card fees and refunds. */
function sums({ sheet, words, language, money }: DonorPage, receipts: readonly Receipt[]): void {
  const right = { share: 2.5, align: "right" } as const;
  const hasRefunds = receipts.some(({ backCents }) => backCents > 0);
  const fee = hasRefunds ? right : { ...right, share: 3.4 };
  table(
    sheet,
    null,
    [{ share: 3.1 }, { share: 4 }, right, fee, right, ...(hasRefunds ? [right] : [])],
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
      formatDay(one.paidAt, language, one.zone),
      money(one.giftCents),
      money(one.feeCoverCents),
      money(one.totalCents),
      ...(hasRefunds ? [one.backCents > 0 ? `−${money(one.backCents)}` : "–"] : []),
    ]),
    2,
  );
}

type Apart = "described" | "sponsored";

/** Gifts that are in no sum: `described` with what was given, `sponsored` with the amount and through whom. */
function apart(page: DonorPage, kind: Apart, receipts: readonly Receipt[]): void {
  const { sheet, words, language, money } = page;
  const isSponsored = kind === "sponsored";
  const shares = [{ share: 3.2 }, { share: 3 }, { share: 5 }];
  const amount = { share: 2.2, align: "right" } as const;
  const heads = [words.number, words.date];
  const rows = receipts.map(({ number, paidAt, entered, totalCents }) => {
    const row = [number, formatDay(paidAt, language)];
    if (isSponsored) return [...row, entered?.sponsor ?? "", money(totalCents)];
    return [...row, entered?.given?.[language] ?? ""];
  });
  if (isSponsored)
    table(
      sheet,
      words.sponsored,
      [...shares, amount],
      [...heads, words.sponsor, words.amount],
      rows,
    );
  else table(sheet, words.described, shares, [...heads, words.given], rows);
  paragraph(sheet, words[`${kind}_note`], { after: 10 });
}
