import type { RecurringGift } from "#domain/giving/recurring-gift.ts";
import type { pageContent } from "#reader/content.ts";
import { formatDay } from "#domain/giving/giving-text.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import { receiptLinks } from "./gift-view.server.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

type Words = Omit<ReturnType<typeof pageContent<"donateMonthly">>, "head">;

export function recurringView(gift: RecurringGift, words: Words, language: Language) {
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
  const next = gift.state === "active" || gift.state === "late" ? gift.nextPaymentAt : null;
  const rows: [string, string | null][] = [
    [own.each, feeCoverCents > 0 ? withFee : money(giftCents)],
    [facts.state, fillTemplate(state[gift.state], { day: day(gift.pausedUntil) ?? "" })],
    [facts.next, day(next)],
    [facts.for, gift.designation ? gift.designation.label[language] : facts.where_needed],
    [facts.since, day(gift.startedAt)],
    [facts.email, gift.maskedEmail],
    [facts.reference, gift.reference],
  ];
  return {
    state: gift.state,
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
