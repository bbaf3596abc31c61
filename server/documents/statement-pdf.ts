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
  paragraph(sheet, words.statement_thanks, { size: 11.5, after: 8 });
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
  paragraph(sheet, last, { face: "bold", after: 7 });
  // Below that line, which is not ours to state for gifts whose tax receipt others issue.
  if (sponsored.length > 0) apart(page, "sponsored", sponsored);
  // No line of what follows stands alone on a page.
  sheet.ensureSpace(82);
  linkLine(sheet, words.check_statement, statement.checkUrl[language]);
  if (mode === "live" && summed.length + described.length > 0)
    paragraph(sheet, words.us_document, { ...small, after: 5 });
}

/** Room for a number and for a long date on one line each, of the 504 points that all columns share. */
const numbered = [{ share: 92 }, { share: 119 }];

/** The table of gifts of money, with card fees and refunds. */
function sums({ sheet, words, language, money }: DonorPage, receipts: readonly Receipt[]): void {
  const hasRefunds = receipts.some(({ backCents }) => backCents > 0);
  const shares = hasRefunds ? [74, 66, 74, 79] : [88, 117, 88];
  const shown = (cells: readonly string[]) => cells.slice(0, 2 + shares.length);
  const minus = (cents: number, by = "") => (cents > 0 ? [`−${money(cents)}${by}`] : []);
  const sum = receipts.some(({ entered }) => entered) ? words.statement_sum : words.total;
  table(
    sheet,
    null,
    [...numbered, ...shares.map((share) => ({ share, align: "right" }) as const)],
    shown([words.number, words.date, words.gift, words.fee, sum, words.refunded]),
    receipts.map((one) => {
      const day = formatDay(one.paidAt, language, one.zone);
      const amounts = [one.giftCents, one.feeCoverCents, one.totalCents].map(money);
      const refunded = minus(one.backCents - one.heldCents);
      const back = [...refunded, ...minus(one.heldCents, `\n${words.held}`)].join("\n");
      return shown([one.number, day, ...amounts, back || "–"]);
    }),
    2,
  );
}

/** Gifts that are in no sum: `described` with what was given, `sponsored` with the amount and through whom. */
function apart(page: DonorPage, kind: "described" | "sponsored", receipts: readonly Receipt[]) {
  const { sheet, words, language, money } = page;
  const isSponsored = kind === "sponsored";
  const amount = { share: 83, align: "right" } as const;
  const shares = isSponsored ? [{ share: 210 }, amount] : [{ share: 293 }];
  const heads = isSponsored ? [words.sponsor, words.amount] : [words.given];
  const rows = receipts.map(({ number, paidAt, entered, totalCents }) => {
    const sponsored = [entered?.sponsor ?? "", money(totalCents)];
    const given = isSponsored ? sponsored : [entered?.given?.[language] ?? ""];
    return [number, formatDay(paidAt, language), ...given];
  });
  const columns = [...numbered, ...shares];
  table(sheet, words[kind], columns, [words.number, words.date, ...heads], rows, 2);
  paragraph(sheet, words[`${kind}_note`], { after: 4 });
}
