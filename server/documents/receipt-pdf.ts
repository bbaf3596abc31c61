import { formatClock } from "#domain/giving/donor-day.ts";
import { formatDay, formatPresented } from "#domain/language/format.ts";
import type { EnteredLines, Receipt } from "#domain/giving/receipts.ts";
import { fillTemplate } from "#domain/language/language.ts";
import { keyFigures, linkLine, note, paragraph } from "./blocks.ts";
import {
  small,
  donorOf,
  drawForDonor,
  noteUnprintable,
  organisationRows,
  purposeOn,
  labelledRows,
  pageHeader,
  type DonorPage,
  type ReceiptWords,
} from "./receipt-parts.ts";
import { table } from "./table.ts";

/** A gift's receipt: a page in the donor's language and one in the other. */
export function drawReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const { language, number, paidAt, entered } = receipt;
  return drawForDonor({
    language,
    head: (words) => ({
      title: `${titleOf(receipt, words)} ${number}`,
      subject: fillTemplate(isThanks(receipt) ? words.thanks_subject : words.subject, { number }),
      dated: paidAt,
    }),
    drawPage(page) {
      pageHeader(page, titleOf(receipt, page.words));
      notices(page, receipt);
      const goods = entered ? enteredPage(page, receipt, entered) : cardPage(page, receipt);
      const { sheet, words } = page;
      paragraph(sheet, goods, { face: "bold", after: 10 });
      linkLine(sheet, words.check, receipt.checkUrl[page.language]);
      follow(page, receipt);
      if (receipt.mode === "live" && !isThanks(receipt))
        paragraph(sheet, words.us_document, { ...small, after: 10 });
    },
  });
}

const titleOf = (receipt: Receipt, words: ReceiptWords) =>
  receipt.mode !== "live" ? words.no_receipt : isThanks(receipt) ? words.thanks_title : words.title;

/** True for a gift through a fund or platform, which issues the tax receipt: ours is a letter of thanks. */
const isThanks = ({ entered }: Receipt) => entered !== null && entered.sponsor !== null;

const isGivenBack = ({ backCents, totalCents }: Receipt) =>
  backCents > 0 && backCents >= totalCents;

/** @returns the line about goods or services in return, which tax law requires */
function cardPage(page: DonorPage, receipt: Receipt): string {
  const { sheet, words, language, money } = page;
  keyFigures(sheet, [
    { value: money(receipt.totalCents), label: words.total },
    {
      value: formatDay(receipt.paidAt, language, receipt.zone),
      label: `${words.date}, ${formatClock(receipt, language)}`,
    },
    { value: receipt.number, label: words.number },
  ]);
  if (receipt.backCents < receipt.totalCents)
    paragraph(sheet, words.thanks, { size: 11.5, after: 12 });
  const { dedication } = receipt;
  const dedicated = dedication?.kind === "memory" ? words.in_memory_of : words.in_honour_of;
  labelledRows(page, [
    [words.donor, donorOf(receipt)],
    ...organisationRows(page, receipt),
    [words.interval, words[receipt.interval]],
    [words.purpose, purposeOn(page, receipt)],
    [words.dedication, dedication ? fillTemplate(dedicated, { name: dedication.name }) : ""],
  ]);
  noteUnprintable(page, [receipt.donor.name, dedication?.name ?? ""]);
  amounts(page, receipt);
  return words.goods;
}

function amounts({ sheet, words, money, language }: DonorPage, receipt: Receipt): void {
  const total = (label: string, cents: number) => [[{ bold: label }], [{ bold: money(cents) }]];
  table(
    sheet,
    words.amounts,
    [{ share: 7 }, { share: 3, align: "right" }],
    [words.line, words.amount],
    [
      [words.gift, money(receipt.giftCents)],
      ...(receipt.feeCoverCents > 0 ? [[words.fee, money(receipt.feeCoverCents)]] : []),
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
 * The page of a gift that staff have entered by hand. Without card there is no fee: it has what was given, and for what.
 * @returns as `cardPage`; where others issue the tax receipt, the note of the gift
 */
function enteredPage(page: DonorPage, receipt: Receipt, entered: EnteredLines): string {
  const { sheet, words, language, money } = page;
  const isOurs = entered.sponsor === null;
  keyFigures(sheet, [
    ...(entered.hasAmount ? [{ value: money(receipt.totalCents), label: words.gift }] : []),
    { value: formatDay(receipt.paidAt, language), label: words.received_on },
    { value: receipt.number, label: isOurs ? words.number : words.thanks_number },
  ]);
  if (!receipt.isWithdrawn) paragraph(sheet, words.thanks, { size: 11.5, after: 12 });
  const [name, taxId, address] = organisationRows(page, receipt);
  const given = entered.given?.[language] ?? "";
  labelledRows(page, [
    [isOurs ? words.donor : words.thanked, donorOf(receipt)],
    name,
    // With a tax ID a letter of thanks would look like a tax receipt.
    ...(isOurs ? [taxId] : []),
    address,
    [words.interval, entered.way[language]],
    [words.given, given],
    [words.sponsor, entered.sponsor ?? ""],
    [words.purpose, purposeOn(page, receipt)],
    [words.replaces, entered.replaces ?? ""],
  ]);
  noteUnprintable(page, [receipt.donor.name, given]);
  if (entered.note && isOurs) paragraph(sheet, entered.note[language], { after: 8 });
  const last = isOurs ? (entered.inReturn?.[language] ?? words.goods) : entered.note?.[language];
  return last ?? "";
}

function notices({ sheet, words }: DonorPage, receipt: Receipt): void {
  const { mode, heldCents, isWithdrawn } = receipt;
  const shown = [
    mode === "live" ? null : words[mode],
    heldCents > 0 ? words.disputed : null,
    isWithdrawn ? words.withdrawn : null,
    // The dispute notice covers money that a bank has taken back.
    heldCents === 0 && isGivenBack(receipt) ? words.all_refunded : null,
  ];
  for (const one of shown) if (one) note(sheet, one.title, one.text, "warning");
}

function follow({ sheet, words, language }: DonorPage, receipt: Receipt): void {
  const { followUrl, isWithdrawn } = receipt;
  if (followUrl && !isWithdrawn && !isGivenBack(receipt))
    linkLine(sheet, words.follow, followUrl[language]);
}
