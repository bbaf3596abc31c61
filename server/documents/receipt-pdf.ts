import type { Paper } from "#domain/documents/documents.ts";
import { formatClock } from "#domain/giving/donor-day.ts";
import { dedicationText, formatCents, formatDay, purposeOf } from "#domain/giving/giving-text.ts";
import type { Receipt } from "#domain/giving/receipt.ts";
import type { Language } from "#domain/language/language.ts";
import { facts, heading, note, paragraph } from "./blocks.ts";
import { enteredPage } from "./entered-receipt.ts";
import { table } from "./table.ts";
import {
  closing,
  donorOf,
  drawForDonor,
  follow,
  noteMissing,
  organisationRows,
  rows,
  top,
  warning,
  type DonorPaper,
  usDocument,
} from "./receipt-parts.ts";
import type { ReceiptTexts, ReceiptWords } from "#reader/documents/donor-papers.ts";
import type { Sheet } from "./sheet.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

/** A gift's receipt: the donor's language on the first page, the other one on the second. */
export function drawReceipt(
  receipt: Receipt,
  texts: ReceiptTexts,
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, number, paidAt } = receipt;
  const content: DonorPaper = {
    language,
    head: (words) => ({
      title: `${titleOf(receipt, words)} ${number}`,
      subject: fillTemplate(isThanks(receipt) ? words.thanks_subject : words.subject, { number }),
      dated: paidAt,
    }),
    page: (...on) => receiptPage(receipt, ...on),
  };
  return drawForDonor(content, texts, paper);
}

/** What moved no money is called no receipt. */
const titleOf = (receipt: Receipt, words: ReceiptWords) =>
  receipt.mode !== "live" ? words.no_receipt : isThanks(receipt) ? words.thanks_title : words.title;

/** A fund or a platform gave it, and gives the receipt. */
const isThanks = ({ entered }: Receipt) => entered !== null && entered.sponsor !== null;

function receiptPage(
  receipt: Receipt,
  sheet: Sheet,
  words: ReceiptWords,
  language: Language,
): void {
  top(sheet, titleOf(receipt, words));
  notices(sheet, receipt, words);
  const { entered } = receipt;
  if (entered) enteredPage(sheet, { ...receipt, entered }, words, language);
  else cardPage(receipt, sheet, words, language);
}

function cardPage(receipt: Receipt, sheet: Sheet, words: ReceiptWords, language: Language): void {
  const money = (cents: number) => formatCents(cents, language);
  const remains = receipt.totalCents - receipt.backCents;
  facts(sheet, [
    { value: money(receipt.totalCents), label: words.total },
    {
      value: formatDay(receipt.paidAt, language, receipt.zone),
      label: `${words.date}, ${formatClock(receipt, language)}`,
    },
    { value: receipt.number, label: words.number },
  ]);
  const isRefunded = receipt.backCents >= receipt.totalCents;
  if (!isRefunded) paragraph(sheet, words.thanks, { size: 11.5, after: 12 });
  // The words of this page are in its language, whichever of the two is asked for.
  const here = (text: string) => ({ en: text, es: text });
  const where = { where_needed: here(words.where_needed) };
  const dedicated = {
    in_honour_of: here(words.in_honour_of),
    in_memory_of: here(words.in_memory_of),
  };
  rows(sheet, [
    [words.donor, donorOf(receipt)],
    ...organisationRows(receipt, words, language),
    [words.rhythm, words[receipt.rhythm]],
    [words.purpose, purposeOf(receipt.designation, where, language)],
    [words.dedication, dedicationText(receipt.dedication, dedicated, language)],
  ]);
  noteMissing(sheet, [receipt.donor.name, receipt.dedication?.name ?? ""], words);
  heading(sheet, 2, words.amounts);
  table(
    sheet,
    [{ share: 7 }, { share: 3, align: "right" }],
    [words.line, words.amount],
    [
      [words.gift, money(receipt.giftCents)],
      [words.fee, money(receipt.feeCoverCents)],
      [[{ bold: words.total }], [{ bold: money(receipt.totalCents) }]],
      ...(receipt.backCents > 0
        ? [
            [words.refunded, `−${money(receipt.backCents)}`],
            [[{ bold: words.remains }], [{ bold: money(remains) }]],
          ]
        : []),
    ],
  );
  closing(sheet, words.goods, words.check, receipt.checkUrl);
  follow(sheet, receipt, words, language);
  if (receipt.mode === "live") usDocument(sheet, words);
}

function notices(sheet: Sheet, receipt: Receipt, words: ReceiptWords): void {
  const { mode, isDisputed, isWithdrawn, backCents, totalCents } = receipt;
  const shown = [
    mode === "live" ? null : words[mode],
    isDisputed ? words.disputed : null,
    isWithdrawn ? words.withdrawn : null,
    // A bank that took it says so above.
    !isDisputed && backCents > 0 && backCents >= totalCents ? words.all_refunded : null,
  ];
  for (const one of shown) if (one) note(sheet, one.title, one.text, warning);
}
