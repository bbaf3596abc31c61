import { formatCents, formatDay, purposeOf } from "#domain/giving/giving-text.ts";
import type { EnteredLines } from "#domain/giving/receipt.ts";
import type { Receipt } from "#domain/giving/receipt.ts";
import type { Language } from "#domain/language/language.ts";
import type { ReceiptWords } from "#reader/documents/donor-papers.ts";
import { facts, paragraph } from "./blocks.ts";
import {
  closing,
  donorOf,
  follow,
  noteMissing,
  organisationRows,
  rows,
  usDocument,
} from "./receipt-parts.ts";
import type { Sheet } from "./sheet.ts";

/** A receipt that staff's entry stands behind, or the thanks for what a fund or a platform gave. */
export type EnteredReceipt = Receipt & { readonly entered: EnteredLines };

/** The page below title and notices: no card, so no fee and no sum, but what was given and for what. */
export function enteredPage(
  sheet: Sheet,
  receipt: EnteredReceipt,
  words: ReceiptWords,
  language: Language,
): void {
  const { entered, isWithdrawn } = receipt;
  const isOurs = entered.sponsor === null;
  facts(sheet, [
    ...(entered.hasAmount
      ? [{ value: formatCents(receipt.totalCents, language), label: words.gift }]
      : []),
    { value: formatDay(receipt.paidAt, language), label: words.received_on },
    { value: receipt.number, label: isOurs ? words.number : words.thanks_number },
  ]);
  if (!isWithdrawn) paragraph(sheet, words.thanks, { size: 11.5, after: 12 });
  const [name, taxId, address] = organisationRows(receipt, words, language);
  const where = { where_needed: { en: words.where_needed, es: words.where_needed } };
  const known = [
    [isOurs ? words.donor : words.thanked, donorOf(receipt)],
    name,
    // Beside a tax number the thanks would look like the receipt that it is not.
    ...(isOurs ? [taxId] : []),
    address,
    [words.rhythm, entered.way[language]],
    [words.given, entered.given?.[language] ?? ""],
    [words.sponsor, entered.sponsor ?? ""],
    [words.purpose, purposeOf(receipt.designation, where, language)],
    [words.replaces, entered.replaces ?? ""],
  ] as const;
  rows(
    sheet,
    known.filter((row) => row !== undefined),
  );
  noteMissing(sheet, [receipt.donor.name, entered.given?.[language] ?? ""], words);
  if (entered.note && isOurs) paragraph(sheet, entered.note[language], { after: 8 });
  const last = isOurs ? (entered.inReturn?.[language] ?? words.goods) : entered.note?.[language];
  closing(sheet, last ?? "", words.check, receipt.checkUrl);
  follow(sheet, receipt, words, language);
  if (isOurs && receipt.mode === "live") usDocument(sheet, words);
}
