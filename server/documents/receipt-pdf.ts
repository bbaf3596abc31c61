import type { Paper } from "#domain/documents/documents.ts";
import { formatClock } from "#domain/giving/donor-day.ts";
import { dedicationText, formatDay, formatPresented } from "#domain/giving/giving-text.ts";
import type { EnteredLines, Receipt } from "#domain/giving/receipts.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { ReceiptTexts, ReceiptWords } from "#reader/documents/donor-papers.ts";
import { facts, heading, linkLine, note, paragraph } from "./blocks.ts";
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
  type DonorPaper,
} from "./receipt-parts.ts";
import { table } from "./table.ts";

/** A gift's receipt: the donor's language on the first page, the other one on the second. */
export function drawReceipt(
  receipt: Receipt,
  texts: ReceiptTexts,
  paper: Paper,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language, number, paidAt, entered } = receipt;
  const content: DonorPaper = {
    language,
    head: (words) => ({
      title: `${titleOf(receipt, words)} ${number}`,
      subject: fillTemplate(isThanks(receipt) ? words.thanks_subject : words.subject, { number }),
      dated: paidAt,
    }),
    page(on) {
      top(on, titleOf(receipt, on.words));
      notices(on, receipt);
      if (entered) enteredPage(on, receipt, entered);
      else cardPage(on, receipt);
    },
  };
  return drawForDonor(content, texts, paper);
}

const titleOf = (receipt: Receipt, words: ReceiptWords) =>
  receipt.mode !== "live" ? words.no_receipt : isThanks(receipt) ? words.thanks_title : words.title;

/** A fund or a platform gave it, and gives the receipt. */
const isThanks = ({ entered }: Receipt) => entered !== null && entered.sponsor !== null;

const isGivenBack = ({ backCents, totalCents }: Receipt) =>
  backCents > 0 && backCents >= totalCents;

function cardPage(on: DonorPage, receipt: Receipt): void {
  const { sheet, words, language, money } = on;
  facts(sheet, [
    { value: money(receipt.totalCents), label: words.total },
    {
      value: formatDay(receipt.paidAt, language, receipt.zone),
      label: `${words.date}, ${formatClock(receipt, language)}`,
    },
    { value: receipt.number, label: words.number },
  ]);
  if (receipt.backCents < receipt.totalCents)
    paragraph(sheet, words.thanks, { size: 11.5, after: 12 });
  // The words of this page are in its language, whichever of the two is asked for.
  const here = (text: string) => ({ en: text, es: text });
  const dedicated = {
    in_honour_of: here(words.in_honour_of),
    in_memory_of: here(words.in_memory_of),
  };
  rows(on, [
    [words.donor, donorOf(receipt)],
    ...organisationRows(on, receipt),
    [words.interval, words[receipt.interval]],
    [words.purpose, purposeOn(on, receipt)],
    [words.dedication, dedicationText(receipt.dedication, dedicated, language)],
  ]);
  noteMissing(on, [receipt.donor.name, receipt.dedication?.name ?? ""]);
  amounts(on, receipt);
  closing(on, words.goods, receipt.checkUrl);
  follow(on, receipt);
  if (receipt.mode === "live") usDocument(on);
}

function amounts({ sheet, words, money, language }: DonorPage, receipt: Receipt): void {
  const total = (label: string, cents: number) => [[{ bold: label }], [{ bold: money(cents) }]];
  heading(sheet, 2, words.amounts);
  table(
    sheet,
    [{ share: 7 }, { share: 3, align: "right" }],
    [words.line, words.amount],
    [
      [words.gift, money(receipt.giftCents)],
      [words.fee, money(receipt.feeCoverCents)],
      total(words.total, receipt.totalCents),
      ...(receipt.presented
        ? [[words.presented, formatPresented(receipt.presented, language)]]
        : []),
      ...(receipt.backCents > 0
        ? [
            [words.refunded, `−${money(receipt.backCents)}`],
            total(words.remains, receipt.totalCents - receipt.backCents),
          ]
        : []),
    ],
  );
}

/**
 * What staff's entry stands behind, or the thanks for what a fund or a platform gave: no card, so no fee and no sum,
 * but what was given and for what.
 */
function enteredPage(on: DonorPage, receipt: Receipt, entered: EnteredLines): void {
  const { sheet, words, language, money } = on;
  const isOurs = entered.sponsor === null;
  facts(sheet, [
    ...(entered.hasAmount ? [{ value: money(receipt.totalCents), label: words.gift }] : []),
    { value: formatDay(receipt.paidAt, language), label: words.received_on },
    { value: receipt.number, label: isOurs ? words.number : words.thanks_number },
  ]);
  if (!receipt.isWithdrawn) paragraph(sheet, words.thanks, { size: 11.5, after: 12 });
  const [name, taxId, address] = organisationRows(on, receipt);
  const given = entered.given?.[language] ?? "";
  rows(on, [
    [isOurs ? words.donor : words.thanked, donorOf(receipt)],
    name,
    // Beside a tax number the thanks would look like the receipt that it is not.
    ...(isOurs ? [taxId] : []),
    address,
    [words.interval, entered.way[language]],
    [words.given, given],
    [words.sponsor, entered.sponsor ?? ""],
    [words.purpose, purposeOn(on, receipt)],
    [words.replaces, entered.replaces ?? ""],
  ]);
  noteMissing(on, [receipt.donor.name, given]);
  if (entered.note && isOurs) paragraph(sheet, entered.note[language], { after: 8 });
  const last = isOurs ? (entered.inReturn?.[language] ?? words.goods) : entered.note?.[language];
  closing(on, last ?? "", receipt.checkUrl);
  follow(on, receipt);
  if (isOurs && receipt.mode === "live") usDocument(on);
}

function notices({ sheet, words }: DonorPage, receipt: Receipt): void {
  const { mode, isDisputed, isWithdrawn } = receipt;
  const shown = [
    mode === "live" ? null : words[mode],
    isDisputed ? words.disputed : null,
    isWithdrawn ? words.withdrawn : null,
    // A bank that took it says so above.
    !isDisputed && isGivenBack(receipt) ? words.all_refunded : null,
  ];
  for (const one of shown) if (one) note(sheet, one.title, one.text, warning);
}

function follow({ sheet, words, language }: DonorPage, receipt: Receipt): void {
  const { followUrl, isWithdrawn } = receipt;
  if (followUrl && !isWithdrawn && !isGivenBack(receipt))
    linkLine(sheet, words.follow, followUrl[language]);
}
