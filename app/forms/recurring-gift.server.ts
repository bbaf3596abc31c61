import type { RecurringInterval } from "#domain/giving/gift.ts";
import type { RecurringChange, RecurringGift } from "#domain/giving/recurring-gift.ts";
import { feeCoverFor, totalWithFee, type CardFee } from "#domain/giving/card-fee.ts";
import { judgeAmount } from "#domain/giving/gift-amount.ts";
import { parseDollars } from "#domain/giving/money.ts";
import { formatDollars } from "#domain/language/format.ts";
import { amountInWords } from "#domain/language/amount-words.ts";
import { maskedEmail } from "#domain/mail/masked-email.ts";
import type { Language } from "#domain/language/language.ts";
import type { pageContent } from "#reader/content.ts";
import { formatDay } from "#domain/giving/giving-text.ts";
import { receiptLinks } from "./gift-view.server.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

type Words = ReturnType<typeof pageContent<"donateMonthly">>;
export type ChangeProblem = keyof Words["problem"] | "amount_least" | "amount_most";

/** The change that an address or a sent form asks for; a problem if it cannot be read; null for none. */
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

/** The change as it is read back before it is made, and what its form sends. */
export function describeChange(
  change: RecurringChange,
  words: Pick<Words, "changes" | RecurringInterval>,
  gift: Pick<RecurringGift, "interval" | "giftCents" | "feeCoverCents">,
  cardFee: CardFee,
  language: Language,
): { kind: RecurringChange["kind"]; text: string; sends: Record<string, string> } {
  const { kind } = change;
  const own = words[gift.interval];
  const { amount: amountWords, pause, resume, stop } = words.changes;
  switch (kind) {
    case "amount":
      return {
        kind,
        text: [
          fillTemplate(own.amount_confirm, {
            words: amountInWords(change.giftCents, language),
            amount: formatDollars(change.giftCents, language),
            before: formatDollars(gift.giftCents, language),
          }),
          // A donor who covers the fee goes on covering it, so the whole charge is said.
          gift.feeCoverCents > 0 &&
            fillTemplate(amountWords.fee, {
              fee: formatDollars(feeCoverFor(change.giftCents, cardFee), language),
              total: formatDollars(totalWithFee(change.giftCents, cardFee), language),
            }),
        ]
          .filter(Boolean)
          .join(" "),
        sends: { amount: (change.giftCents / 100).toFixed(2) },
      };
    case "pause":
      return {
        kind,
        text: fillTemplate(own.pause_confirm, { months: monthsText(change.charges, pause) }),
        sends: { charges: String(change.charges) },
      };
    default:
      return { kind, text: { resume, stop }[kind].confirm, sends: {} };
  }
}

/** "3 months" */
export function monthsText(count: number, pause: Words["changes"]["pause"]): string {
  return count === 1 ? pause.month : fillTemplate(pause.months, { count });
}

export function recurringView(gift: RecurringGift, words: Omit<Words, "head">, language: Language) {
  const { facts, receipts } = words;
  const own = words[gift.interval];
  const state = { ...words.state, late: own.late };
  const money = (cents: number) => formatDollars(cents, language);
  const day = (moment: Date | null) => (moment ? formatDay(moment, language) : null);
  const { giftCents, feeCoverCents } = gift;
  const withFee = fillTemplate(facts.with_fee, {
    gift: money(giftCents),
    fee: money(feeCoverCents),
  });
  const next = gift.recurring === "active" || gift.recurring === "late" ? gift.nextPaymentAt : null;
  const rows: [string, string | null][] = [
    [own.each, feeCoverCents > 0 ? withFee : money(giftCents)],
    [facts.state, fillTemplate(state[gift.recurring], { day: day(gift.pausedUntil) ?? "" })],
    [facts.next, day(next)],
    [facts.for, gift.designation ? gift.designation.label[language] : facts.where_needed],
    [facts.since, day(gift.startedAt)],
    [facts.email, maskedEmail(gift.email)],
    [facts.reference, gift.reference],
  ];
  return {
    state: gift.recurring,
    mode: gift.mode,
    facts: rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    receipts: gift.receipts.map((receipt) => {
      const links = receiptLinks(receipt, language);
      const label = fillTemplate(receipts.pdf, {
        day: formatDay(receipt.paidAt, language, receipt.zone),
        amount: money(receipt.totalCents),
        number: receipt.number,
      });
      return { ...links, label };
    }),
  };
}
