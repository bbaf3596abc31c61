import type { RecurringChange, RecurringGift } from "#domain/giving/recurring-gift.ts";
import { judgeAmount } from "#domain/giving/gift-amount.ts";
import { pathOfGift } from "#domain/giving/giving-paths.ts";
import { leastGiftCents, mostGiftCents, parseDollars } from "#domain/giving/money.ts";
import { amountInWords } from "#domain/language/amount-words.ts";
import { formatDollars, formatDay } from "#domain/language/format.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { addressOf, type Language, fillTemplate, isOne } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { newsOf } from "#reader/news-of-gifts.ts";
import { receiptLinks, recurringText } from "./gift-view.server.ts";

type Words = ReturnType<typeof pageContent<"donateMonthly">>;
export type ChangeProblem = keyof Words["problem"] | `amount_${"least" | "most" | "asked"}`;

/** Reads the change of a sent form: a problem if it is invalid or to be confirmed, null if there is none. */
export function readChange(
  fields: URLSearchParams,
  gift: RecurringGift | null,
  language: Language,
): RecurringChange | { readonly problem: ChangeProblem } | null {
  switch (fields.get("change")) {
    case "amount": {
      const typed = fields.get("amount") ?? "";
      const { cents, fault } = judgeAmount(parseDollars(typed, language));
      if (fault !== null) return { problem: fault };
      // "5 000" may be a slip for 50.00. The form sends the amount that we asked about as `seen`.
      const isDoubtful = /\d\D\d{3}/.test(typed) || (gift && cents > 3 * gift.giftCents);
      if (isDoubtful && fields.get("seen") !== String(cents)) return { problem: "amount_asked" };
      return { kind: "amount", giftCents: cents };
    }
    case "pause":
      return { kind: "pause", charges: Number(fields.get("charges")) };
    case "resume":
      return { kind: "resume" };
    case "stop":
      return { kind: "stop" };
    default:
      return null;
  }
}

type Options = {
  readonly language: Language;
  readonly query: URLSearchParams;
  /** Why the change that was just sent is not made, and its fields; null otherwise. */
  readonly refused: { readonly problem: ChangeProblem; readonly sent: URLSearchParams } | null;
};

/** The loader data of a recurring gift's page, /donate/monthly with a token. */
export function recurringView(gift: RecurringGift, words: Words, options: Options) {
  const { language, query, refused } = options;
  const { facts, receipts } = words;
  const { month, months } = words.changes.pause;
  const intervalWords = words[gift.interval];
  const money = (cents: number) => formatDollars(cents, language);
  const day = (moment: Date | null) => (moment ? formatDay(moment, language) : null);
  const { giftCents, feeCoverCents } = gift;
  const withFee = fillTemplate(facts.with_fee, {
    gift: money(giftCents),
    fee: money(feeCoverCents),
    total: money(giftCents + feeCoverCents),
  });
  const next = gift.recurring === "active" || gift.recurring === "late" ? gift.nextPaymentAt : null;
  const rows: [name: string, value: string | null][] = [
    [intervalWords.each, feeCoverCents > 0 ? withFee : money(giftCents)],
    [facts.state, recurringText(gift, language)],
    [facts.next, day(next)],
    [facts.for, gift.designation ? gift.designation.label[language] : facts.where_needed],
    [facts.since, day(gift.startedAt)],
    [facts.email, maskedEmail(gift.email)],
    [facts.reference, gift.reference],
  ];
  const token = query.get("token") ?? "";
  const done = query.get("done") ?? "";
  const isAsked = refused?.problem === "amount_asked";
  const seen = (isAsked && parseDollars(refused.sent.get("amount") ?? "", language)) || 0;
  const state = gift.recurring === "late" ? "active" : gift.recurring;
  const { amount, pause, resume, letter } = words.done;
  // Back from a later change leads to an address that confirms an earlier one, which may no longer be true.
  const doneTexts: Record<string, Record<string, string>> = {
    active: { amount, resume },
    paused: { amount, pause },
    stopped: { stop: intervalWords.stop_done },
  };
  const doneText = new Map(Object.entries(doneTexts[state] ?? {})).get(done);
  return {
    interval: gift.interval,
    state: gift.recurring,
    mode: gift.mode,
    facts: rows,
    page: addressOf("donateStatus", language, { params: { id: gift.id } }),
    newsTitle: pageContent("donateStatus", language).news.title,
    news: newsOf(gift, language),
    receipts: gift.receipts.map((receipt) => ({
      ...receiptLinks(receipt, language),
      label: fillTemplate(receipts.pdf, {
        day: formatDay(receipt.paidAt, language, receipt.zone),
        amount: money(receipt.totalCents),
        number: receipt.number,
      }),
    })),
    // A yearly gift can only skip one charge, so there is nothing to choose.
    pauses:
      gift.interval === "monthly" &&
      [1, 2, 3, 6, 12].map((count) => ({
        count,
        text: isOne(count, language) ? month : fillTemplate(months, { count }),
      })),
    idempotencyKey: crypto.randomUUID(),
    problem: refused && {
      isOfAmount: refused.problem.startsWith("amount"),
      text: fillTemplate({ ...words.problem, ...intervalWords }[refused.problem], {
        least: money(leastGiftCents),
        most: money(mostGiftCents),
        ...(seen > 0 && { amount: money(seen), words: amountInWords(seen, language) }),
      }),
    },
    seen,
    /** Fields of the refused change, to show them again. */
    typed: Object.fromEntries(refused?.sent ?? []),
    again: {
      label: fillTemplate(intervalWords.give_again, { amount: money(giftCents) }),
      href: pathOfGift({ ...gift, language }),
    },
    /** Confirms a change that was made, and announces the e-mail about it (`letter`). */
    done: doneText ? `${doneText} ${letter}` : "",
    isCardPortalDown: done === "card",
    address: addressOf("donateMonthly", language, { query: { token } }),
  };
}
