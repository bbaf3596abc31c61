import { isRecurring } from "#domain/giving/gift.ts";
import type { GiftStatus } from "#domain/giving/giving.ts";
import { receiptPdfPath } from "#domain/giving/giving-paths.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { pageContent } from "#reader/content.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

type Words = Omit<ReturnType<typeof pageContent<"donateStatus">>, "head">;

/** A receipt as a page links to it: paths of ours, in the page's language. */
export function receiptLinks({ number, key }: { number: string; key: string }, language: Language) {
  return {
    number,
    pdf: receiptPdfPath(language, number, key),
    check: addressOf("donateReceipt", language, { query: { number } }),
  };
}

/** A day on the clocks of Comalapa, as people write it. */
export function dayOf(moment: Date, language: Language): string {
  return formatDate(guatemalaDay(moment), language);
}

/** What the page of one gift says, in the page's language; nothing of the person who gave. */
export function giftView(
  status: GiftStatus,
  words: Words,
  language: Language,
  canMailLeave: boolean,
) {
  const { details } = words;
  const money = (cents: number) => formatDollars(cents, language);
  const { title, text } = words.states[status.state];
  const { dedication, designation, feeCoverCents, refundedCents } = status;
  const rows: [string, string | null][] = [
    [details.reference, status.reference],
    [details.rhythm, details[status.rhythm]],
    [details.gift, money(status.giftCents)],
    [details.fee, feeCoverCents > 0 ? money(feeCoverCents) : null],
    [details.total, feeCoverCents > 0 ? money(status.totalCents) : null],
    [details.refunded, refundedCents > 0 ? money(refundedCents) : null],
    [details.purpose, designation ? designation.label[language] : details.where_needed],
    [
      details.dedicated,
      dedication && fillTemplate(details[dedication.kind], { name: dedication.name }),
    ],
    [details.email, status.maskedEmail || null],
    [details.day, dayOf(status.receivedAt ?? status.startedAt, language)],
  ];
  return {
    state: status.state,
    title,
    text: fillTemplate(text, {
      amount: money(status.giftCents),
      receipt: canMailLeave ? words.receipt.mailed : words.receipt.waits,
    }),
    reference: status.reference,
    wrongEmail: fillTemplate(words.wrong_email.text, { reference: status.reference }),
    newEmail:
      status.maskedNewEmail &&
      fillTemplate(words.wrong_email.asked, { email: status.maskedNewEmail }),
    publicName: status.publicName,
    mayBeForgotten: status.mayBeForgotten,
    wantsNews: status.wantsNews,
    isRecurring: isRecurring(status.rhythm),
    mode: status.mode,
    continueUrl: status.continueUrl,
    againPath: status.againPath,
    details: rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    receipts: status.receipts.map((receipt) => receiptLinks(receipt, language)),
  };
}
