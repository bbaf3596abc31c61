import { formatCents, formatDay } from "#domain/giving/giving-text.ts";
import type { Receipt } from "#domain/giving/receipt.ts";
import type { Language } from "#domain/language/language.ts";
import type { ReceiptWords } from "#reader/documents/donor-papers.ts";
import { heading, paragraph } from "./blocks.ts";
import type { Sheet } from "./sheet.ts";
import { table } from "./table.ts";

/** A year's receipts by what a statement may say of them. */
export type DividedYear = {
  /** Ours, and with an amount: they make the sum. */
  readonly sums: readonly Receipt[];
  /** Goods and stock, without a value. */
  readonly described: readonly Receipt[];
  /** Through a fund or a platform, which gives the tax receipt. */
  readonly sponsored: readonly Receipt[];
};

/** Divides a year's receipts. */
export function divideYear(receipts: readonly Receipt[]): DividedYear {
  const sponsored = receipts.filter(({ entered }) => entered?.sponsor);
  const described = receipts.filter(({ entered }) => entered !== null && !entered.hasAmount);
  const apart = new Set([...sponsored, ...described]);
  return { sums: receipts.filter((one) => !apart.has(one)), described, sponsored };
}

const columns = [{ share: 3.2 }, { share: 3 }, { share: 5 }];

/** What stands below the table of sums; nothing where no goods or stock were given. */
export function describedPart(
  sheet: Sheet,
  described: DividedYear["described"],
  words: ReceiptWords,
  language: Language,
): void {
  if (described.length === 0) return;
  const day = ({ paidAt }: Receipt) => formatDay(paidAt, language);
  heading(sheet, 2, words.described);
  table(
    sheet,
    columns,
    [words.number, words.date, words.given],
    described.map((one) => [one.number, day(one), one.entered?.given?.[language] ?? ""]),
  );
  paragraph(sheet, words.described_note, { after: 10 });
}

/**
 * What others give the tax receipt for. It stands below the line about goods and services, which is not
 * for us to say of it.
 */
export function sponsoredPart(
  sheet: Sheet,
  sponsored: DividedYear["sponsored"],
  words: ReceiptWords,
  language: Language,
): void {
  if (sponsored.length === 0) return;
  const day = ({ paidAt }: Receipt) => formatDay(paidAt, language);
  heading(sheet, 2, words.sponsored);
  table(
    sheet,
    [...columns, { share: 2.2, align: "right" }],
    [words.number, words.date, words.sponsor, words.amount],
    sponsored.map((one) => [
      one.number,
      day(one),
      one.entered?.sponsor ?? "",
      formatCents(one.totalCents, language),
    ]),
  );
  paragraph(sheet, words.sponsored_note, { after: 10 });
}

/**
 * The line about goods and services: what was given in return, by receipt, and that there was
 * nothing else.
 * @param receipts of gifts whose receipt is ours
 */
export function goodsLines(
  receipts: readonly Receipt[],
  words: ReceiptWords,
  language: Language,
): { readonly inReturn: readonly string[]; readonly last: string } {
  const inReturn = receipts.flatMap(({ number, entered }) =>
    entered?.inReturn ? [`${number}: ${entered.inReturn[language]}`] : [],
  );
  return { inReturn, last: inReturn.length > 0 ? words.goods_others : words.goods_statement };
}
