import { monthlyQuestion } from "#domain/giving/monthly-question.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { isRecurring } from "#domain/giving/gift.ts";
import type { GiftStatus } from "#domain/giving/gift-status.ts";
import { receiptPdfPath } from "#domain/giving/giving-paths.ts";
import { formatDay, formatPresented } from "#domain/giving/giving-text.ts";
import { pageContent } from "#reader/content.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatGiven } from "#domain/giving/donor-day.ts";
import { loadedContent } from "#reader/load.ts";
import { findPurpose } from "#reader/purposes.ts";

type Words = Omit<ReturnType<typeof pageContent<"donateStatus">>, "head">;

/** A receipt as a page links to it: paths of ours, in the page's language. */
export function receiptLinks({ number, key }: { number: string; key: string }, language: Language) {
  return {
    number,
    pdf: receiptPdfPath(language, number, key),
    check: addressOf("donateReceipt", language, { query: { number } }),
  };
}

export function giftView(
  status: GiftStatus,
  words: Words,
  language: Language,
  canMailLeave: boolean,
) {
  const { details } = words;
  const money = (cents: number) => formatDollars(cents, language);
  const { title, text } = words.states[status.state];
  const { dedication, designation, feeCoverCents, refundedCents, presented } = status;
  const rows: [string, string | null][] = [
    [details.reference, status.reference],
    [details.interval, details[status.interval]],
    [details.gift, money(status.giftCents)],
    [details.fee, feeCoverCents > 0 ? money(feeCoverCents) : null],
    [details.total, feeCoverCents > 0 ? money(status.totalCents) : null],
    [details.presented, presented ? formatPresented(presented, language) : null],
    [details.refunded, refundedCents > 0 ? money(refundedCents) : null],
    [details.purpose, designation ? designation.label[language] : details.where_needed],
    [
      details.dedicated,
      dedication && fillTemplate(details[dedication.kind], { name: dedication.name }),
    ],
    [details.email, status.maskedEmail || null],
    [details.day, givenOn(status, language)],
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
    follow: followLink(status, language),
    publicName: status.displayName,
    mayBeForgotten: status.mayBeForgotten,
    wantsNews: status.wantsNews,
    isRecurring: isRecurring(status.interval),
    mode: status.mode,
    continueUrl: status.continueUrl,
    againPath: status.againPath,
    details: rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    receipts: status.receipts.map((receipt) => receiptLinks(receipt, language)),
  };
}

/** As on its receipt: the donor's day, with moment and zone. */
function givenOn({ receivedAt, zone, entered, startedAt }: GiftStatus, language: Language) {
  if (!receivedAt) return formatDay(startedAt, language);
  return formatGiven({ paidAt: receivedAt, zone, entered }, language);
}

/** The way to the goal or the build that a gift is for; null where there is no such page. */
function followLink({ designation, state }: GiftStatus, language: Language) {
  const page = designation && findPurpose(loadedContent().content, designation.id)?.page;
  if (!page || state !== "received") return null;
  const title = designation.label[language];
  return {
    label: fillTemplate(pageContent("goal", language).of_gift, { title }),
    href: page[language],
  };
}

/** The monthly question with its amount; null where it is not asked. */
export async function questionOf(
  giving: Giving,
  giftId: string,
  words: { readonly text: string; readonly yes: string },
  language: Language,
) {
  const cents = await monthlyQuestion(giving, giftId);
  if (cents === null) return null;
  const amount = formatDollars(cents, language);
  return { text: fillTemplate(words.text, { amount }), yes: fillTemplate(words.yes, { amount }) };
}
