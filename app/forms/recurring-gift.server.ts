import type { RecurringInterval } from "#domain/giving/gift.ts";
import type { RecurringChange, RecurringGift } from "#domain/giving/recurring-gift.ts";
import { feeCoverFor, totalWithFee, type CardFee } from "#domain/giving/card-fee.ts";
import { judgeAmount } from "#domain/giving/gift-amount.ts";
import { pathOfGift } from "#domain/giving/giving-paths.ts";
import { leastGiftCents, mostGiftCents, parseDollars } from "#domain/giving/money.ts";
import { formatDollars } from "#domain/language/format.ts";
import { amountInWords } from "#domain/language/amount-words.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { formatDay } from "#domain/giving/giving-text.ts";
import { newsOf } from "#reader/news-of-gifts.ts";
import { receiptLinks, recurringText } from "./gift-view.server.ts";
import { fillTemplate, isOne } from "#domain/language/fill-template.ts";

type Words = ReturnType<typeof pageContent<"donateMonthly">>;
export type ChangeProblem = keyof Words["problem"] | "amount_least" | "amount_most";

/** Reads the change requested by a query or a sent form: a problem if it is invalid, null if there is none. */
export function readChange(
  fields: URLSearchParams,
  language: Language,
): RecurringChange | { readonly problem: ChangeProblem } | null {
  switch (fields.get("change")) {
    case "amount": {
      const { cents, fault } = judgeAmount(parseDollars(fields.get("amount") ?? "", language));
      return fault === null ? { kind: "amount", giftCents: cents } : { problem: fault };
    }
    case "pause": {
      const charges = Number(fields.get("charges"));
      const isWhole = Number.isInteger(charges) && charges >= 1 && charges <= 12;
      return isWhole ? { kind: "pause", charges } : { problem: "not_possible" };
    }
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
  /** Why the change that was just sent is not made; null otherwise. */
  readonly refused: ChangeProblem | null;
  readonly cardFee: CardFee;
};

/** The sentence that asks the donor to confirm a change, and the hidden inputs of that form. */
function describeChange(
  change: RecurringChange,
  words: Pick<Words, "changes" | RecurringInterval>,
  gift: RecurringGift,
  { language, cardFee }: Options,
): { kind: RecurringChange["kind"]; text: string; inputs: Record<string, string> } {
  const { kind } = change;
  const intervalWords = words[gift.interval];
  const { amount: amountWords, pause, resume, stop } = words.changes;
  const money = (cents: number) => formatDollars(cents, language);
  if (kind === "pause") {
    const text = fillTemplate(intervalWords.pause_confirm, {
      months: monthsText(change.charges, pause, language),
    });
    return { kind, text, inputs: { charges: String(change.charges) } };
  }
  if (kind !== "amount") return { kind, text: { resume, stop }[kind].confirm, inputs: {} };
  const { giftCents } = change;
  const confirm = fillTemplate(intervalWords.amount_confirm, {
    words: amountInWords(giftCents, language),
    amount: money(giftCents),
    before: money(gift.giftCents),
  });
  // A donor who covers the card fee also covers the new one, so the text names the whole charge.
  const fee = fillTemplate(amountWords.fee, {
    fee: money(feeCoverFor(giftCents, cardFee)),
    total: money(totalWithFee(giftCents, cardFee)),
  });
  const text = gift.feeCoverCents > 0 ? `${confirm} ${fee}` : confirm;
  return { kind, text, inputs: { amount: (giftCents / 100).toFixed(2) } };
}

const monthsText = (count: number, pause: Words["changes"]["pause"], language: Language) =>
  isOne(count, language) ? pause.month : fillTemplate(pause.months, { count });

/** The loader data of a recurring gift's page, /donate/monthly with a token. */
export function recurringView(gift: RecurringGift, words: Omit<Words, "head">, options: Options) {
  const { language, query, refused } = options;
  const { facts, receipts, changes } = words;
  const intervalWords = words[gift.interval];
  const money = (cents: number) => formatDollars(cents, language);
  const day = (moment: Date | null) => (moment ? formatDay(moment, language) : null);
  const { giftCents, feeCoverCents } = gift;
  const withFee = fillTemplate(facts.with_fee, {
    gift: money(giftCents),
    fee: money(feeCoverCents),
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
  const change = readChange(query, language);
  const problem = refused ?? (change && "problem" in change ? change.problem : null);
  const token = query.get("token") ?? "";
  const done = query.get("done") ?? "";
  const doneTexts: Readonly<Record<string, string>> = {
    ...words.done,
    stop: intervalWords.stop_done,
  };
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
        text: monthsText(count, changes.pause, language),
      })),
    confirm:
      change && !("problem" in change) && refused === null
        ? { ...describeChange(change, words, gift, options), idempotencyKey: crypto.randomUUID() }
        : null,
    problem: problem && {
      isOfAmount: problem.startsWith("amount"),
      text: fillTemplate({ ...words.problem, ...intervalWords }[problem], {
        least: money(leastGiftCents),
        most: money(mostGiftCents),
      }),
    },
    typed: problem ? (query.get("amount") ?? "") : "",
    again: {
      label: fillTemplate(intervalWords.give_again, { amount: money(giftCents) }),
      href: pathOfGift({ ...gift, language }),
    },
    /** Confirms a change that was made, and announces the e-mail about it (`letter`). */
    done:
      Object.hasOwn(doneTexts, done) && done !== "letter"
        ? `${doneTexts[done]} ${words.done.letter}`
        : "",
    isCardPortalDown: done === "card",
    token,
    address: addressOf("donateMonthly", language, { query: { token } }),
  };
}
