import type { ChangeAnswer, MonthlyChange } from "#domain/giving/giving.ts";
import { feeCoverFor, totalWithFee, type CardFee } from "#domain/giving/card-fee.ts";
import { guatemalaMidnight } from "#domain/calendar/guatemala-time.ts";
import { leastGiftCents, mostGiftCents, parseDollars } from "#domain/giving/money.ts";
import { formatDate, formatDollars } from "#domain/language/format.ts";
import { amountInWords } from "#domain/language/amount-words.ts";
import type { Language } from "#domain/language/language.ts";
import type { pageContent } from "#reader/content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

type Words = ReturnType<typeof pageContent<"donateMonthly">>;
export type ChangeProblem = keyof Words["problem"];

/** What an address or a sent form asks to change; a problem where it cannot be read; null for nothing. */
export function readChange(
  fields: URLSearchParams,
  language: Language,
): MonthlyChange | { readonly problem: ChangeProblem } | null {
  switch (fields.get("change")) {
    case "amount": {
      const cents = parseDollars(fields.get("amount") ?? "", language);
      if (cents === null) return { problem: "amount_unclear" };
      if (cents < leastGiftCents) return { problem: "amount_least" };
      if (cents > mostGiftCents) return { problem: "amount_most" };
      return { kind: "amount", giftCents: cents };
    }
    case "pause": {
      const months = Number(fields.get("months"));
      const isWhole = Number.isInteger(months) && months >= 1 && months <= 12;
      return isWhole ? { kind: "pause", months } : { problem: "not_possible" };
    }
    case "move": {
      const day = fields.get("day") ?? "";
      return guatemalaMidnight(day) ? { kind: "move", day } : { problem: "not_possible" };
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
  change: MonthlyChange,
  words: Words["changes"],
  gift: { readonly giftCents: number; readonly feeCoverCents: number },
  cardFee: CardFee,
  language: Language,
): {
  readonly kind: MonthlyChange["kind"];
  readonly text: string;
  readonly sends: Record<string, string>;
} {
  const { kind } = change;
  const text = words[kind].confirm;
  switch (kind) {
    case "amount":
      return {
        kind,
        text: [
          fillTemplate(text, {
            words: amountInWords(change.giftCents, language),
            amount: formatDollars(change.giftCents, language),
            before: formatDollars(gift.giftCents, language),
          }),
          // Who covers the fee goes on covering it: what is charged is said whole.
          gift.feeCoverCents > 0 &&
            fillTemplate(words.amount.fee, {
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
        text: fillTemplate(text, { months: monthsText(change.months, words) }),
        sends: { months: String(change.months) },
      };
    case "move":
      return {
        kind,
        text: fillTemplate(text, { day: formatDate(change.day, language) }),
        sends: { day: change.day },
      };
    default:
      return { kind, text, sends: {} };
  }
}

/** "3 months" */
export function monthsText(count: number, { pause }: Pick<Words["changes"], "pause">): string {
  return count === 1 ? pause.month : fillTemplate(pause.months, { count });
}

/** What is wrong, by the answer of a change that was not made. */
export function problemOf(
  answer: Exclude<ChangeAnswer, { kind: "done" | "unknown" }>,
): ChangeProblem {
  switch (answer.kind) {
    case "too_little":
      return "amount_least";
    case "person":
      return "amount_most";
    default:
      return answer.kind;
  }
}
