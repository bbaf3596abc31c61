import { monthlyQuestion } from "#domain/giving/monthly-question.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { heldOf, isRecurring, receiptMails } from "#domain/giving/gift.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { emailChangeOf } from "#domain/giving/email-change.ts";
import { wantsNews } from "#domain/giving/news-of-gifts.ts";
import { refundMark } from "#domain/giving/refunds.ts";
import { shownReceipts } from "#domain/giving/receipts.ts";
import { mayBeForgotten } from "#domain/giving/unfinished-gift.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { pathOfGift, receiptPdfPath } from "#domain/giving/giving-paths.ts";
import { formatDate, formatDay, formatPresented, formatDollars } from "#domain/language/format.ts";
import { pageContent } from "#reader/content.ts";
import { addressOf, type Language, fillTemplate } from "#domain/language/language.ts";
import { donorZone, formatGiven } from "#domain/giving/donor-day.ts";
import { loadedContent } from "#reader/load.ts";
import { findPurpose } from "#reader/purposes.ts";

type Words = ReturnType<typeof pageContent<"donateStatus">>;

/** Paths of a receipt's PDF and of the page that verifies it, in the page's language. */
export function receiptLinks({ number, key }: { number: string; key: string }, language: Language) {
  return {
    number,
    pdf: receiptPdfPath(language, number, key),
    check: addressOf("donateReceipt", language, { query: { number } }),
  };
}

/** "Paused until May 18, 2027", of a recurring gift; null before its first charge, and for a one-time gift. */
export function recurringText({ interval, recurring, pausedUntil }: Gift, language: Language) {
  if (recurring === null || !isRecurring(interval)) return null;
  const words = pageContent("donateMonthly", language);
  const day = pausedUntil ? formatDay(pausedUntil, language) : "";
  return fillTemplate({ ...words.state, late: words[interval].late }[recurring], { day });
}

/** @param last newest payment, of which the page states amounts and day */
function detailsOf(
  gift: Gift,
  last: GiftPayment | undefined,
  words: Words["details"],
  language: Language,
): [name: string, value: string | null][] {
  const money = (cents: number) => formatDollars(cents, language);
  const { interval, dedication, designation, startedAt } = gift;
  const mail = mayDedicationGo(gift) ? dedication?.mail : null;
  // The paid sum differs from the promised one once a recurring gift is changed.
  const { giftCents, feeCoverCents } = last ?? gift;
  const backCents = last && last.backCents - heldOf(last);
  const given = last && { ...gift, ...last, zone: donorZone(gift.country, last.paidAt) };
  const presented = interval === "once" ? last?.presented : null;
  const isRunning = gift.recurring === "active" || gift.recurring === "late";
  const next = isRunning && gift.nextPaymentAt;
  const promised = gift.giftCents + gift.feeCoverCents;
  return [
    [words.reference, gift.reference],
    [words.interval, words[interval]],
    [pageContent("donateMonthly", language).facts.state, recurringText(gift, language)],
    [words.next, next ? `${formatDay(next, language)}: ${money(promised)}` : null],
    [words.gift, money(giftCents)],
    [words.fee, feeCoverCents > 0 ? money(feeCoverCents) : null],
    [words.total, feeCoverCents > 0 ? money(giftCents + feeCoverCents) : null],
    [words.presented, presented ? formatPresented(presented, language) : null],
    [words.refunded, backCents ? money(backCents) : null],
    [words.purpose, designation ? designation.label[language] : words.where_needed],
    [
      words.dedicated,
      dedication && fillTemplate(words[dedication.kind], { name: dedication.name }),
    ],
    // `m…a@example.org`: enough for the donor to notice a typing mistake.
    [words.dedicated_to, mail ? maskedEmail(mail.email) : null],
    [words.dedicated_on, mail?.on ? formatDate(mail.on, language) : null],
    [words.email, maskedEmail(gift.email) || null],
    // In the donor's time zone, as on the receipt.
    [words.day, given ? formatGiven(given, language) : formatDay(startedAt, language)],
  ];
}

const mayDedicationGo = ({ state }: Gift) => ["started", "waiting", "received"].includes(state);

/**
 * The loader data of a gift's page, /donate/status/:id.
 * @param canMailLeave whether SMTP works now: without it the page says that the receipt's e-mail waits
 */
export async function giftView(
  giving: Giving,
  gift: Gift,
  words: Words,
  language: Language,
  canMailLeave: boolean,
) {
  const { state, reference } = gift;
  const now = giving.clock.now();
  const { gifts } = giving.storage;
  const payments = await gifts.paymentsOf(gift.row);
  const marks = await gifts.marksOf(gift.row);
  const refundAsked = (await gifts.marked(refundMark)).find(({ giftRow }) => giftRow === gift.row);
  const unsent = { giftRow: gift.row, name: receiptMails, state: "waiting", lease: null } as const;
  const waiting = await giving.storage.outbox.listOf(unsent);
  const isLater = waiting.some(({ dueAt }) => dueAt > now);
  const { title, text } = words.states[state];
  const newEmail = emailChangeOf(gift, now).maskedNewEmail;
  const { asked, waits } = words.wrong_email;
  const receipts = shownReceipts(giving, gift, payments).map((receipt) => ({
    ...receiptLinks(receipt, language),
    mayBeRefunded: receipt.mayBeRefunded,
  }));
  const [receipt] = receipts.length === 1 ? receipts : [];
  return {
    state,
    title,
    text: fillTemplate(text, {
      amount: formatDollars((payments[0] ?? gift).giftCents, language),
      receipt: canMailLeave && !isLater ? words.receipt.mailed : words.receipt.waits,
    }),
    reference,
    wrongEmail: fillTemplate(words.wrong_email.text, { reference }),
    newEmail: newEmail && fillTemplate(canMailLeave ? asked : waits, { email: newEmail }),
    follow: followLink(gift, language),
    publicName: gift.displayName,
    mayBeForgotten: mayBeForgotten(gift, now),
    wantsNews: wantsNews(marks),
    isManaged: gift.recurring !== null && gift.recurring !== "stopped",
    mode: gift.mode,
    steps: stepsOf(gift, words.actions, language, receipt?.pdf ?? "#receipts"),
    // A friend decides about the fee.
    sharePath: pathOfGift(gift, { coversFee: false }),
    details: detailsOf(gift, payments[0], words.details, language),
    receipts,
    refundAskedOn: state === "received" && refundAsked && formatDay(refundAsked.at, language),
  };
}

/** Links to what the donor can do next, the main one first. */
function stepsOf(gift: Gift, words: Words["actions"], language: Language, receipt: string) {
  const { id, state, checkoutUrl, backPath } = gift;
  const hasFailed = state === "failed" || state === "expired";
  const step = (isOffered: boolean, label: string, href: string, isPage = true) =>
    isOffered ? [{ label, href, isPage }] : [];
  const canPay = checkoutUrl !== null && (state === "started" || state === "failed");
  const isPending = state === "started" || state === "waiting";
  const againPath = backPath || addressOf("donate", gift.language);
  const here = addressOf("donateStatus", language, { params: { id } });
  const contact = addressOf("contact", language, { query: { subject: "donations" } });
  const ways = addressOf("donate", language, { anchor: "ways" });
  return [
    ...step(canPay, state === "failed" ? words.again : words.continue, checkoutUrl ?? "", false),
    ...step(hasFailed, canPay ? words.change : words.again, againPath, false),
    ...step(hasFailed, words.others, ways),
    ...step(isPending, words.look, here, false),
    ...step(state === "disputed", words.write, contact),
    ...step(state === "received", words.receipt, receipt, false),
    ...step(state === "received" || state === "refunded", words.home, addressOf("home", language)),
  ];
}

/** Link to the page of the goal or build that a received gift is for; null if it has no page. */
function followLink({ designation, state }: Gift, language: Language) {
  const page = designation && findPurpose(loadedContent().content, designation.id)?.page;
  if (!page || state !== "received") return null;
  const title = designation.label[language];
  return {
    label: fillTemplate(pageContent("goal", language).of_gift, { title }),
    href: page[language],
  };
}

/** "Give monthly, too?" with the amount filled in; null if this donor is not asked. */
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
