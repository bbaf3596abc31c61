import { hasAmount } from "#domain/giving/entered-gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { dayOf, minuteOf } from "../visit/moments.ts";
import type { Visit } from "../visit/visit.ts";
import type { RowOf } from "./parts.tsx";

export const donorOf = ({ name, email }: Gift, { say }: Visit) =>
  [name, email].filter(Boolean).join(", ") || say("nobody_named");

/** The gift's amount, or its name: of goods and stock we state no value. */
export function givenOf(gift: Gift, { language, say }: Visit): string {
  const { entered, giftCents, feeCoverCents } = gift;
  if (!entered || hasAmount(entered)) return formatCents(giftCents + feeCoverCents, language);
  const what = entered.what ?? "";
  return entered.shares === null ? what : say("shares_of", { shares: entered.shares, what });
}

export function wayOf({ entered, interval, recurring }: Gift, { say }: Visit): string {
  if (entered) return say(`way_${entered.way}`);
  const name = say(`interval_${interval}`);
  return recurring === null ? name : `${name}: ${say(`recurring_${recurring}`)}`;
}

export const paidOf = ({ giftCents, feeCoverCents }: GiftPayment, { language }: Visit) =>
  formatCents(giftCents + feeCoverCents, language);

/** The moment at which a gift, or a payment of it, came: of one by hand the day alone was entered. */
export const cameOn = ({ entered }: Gift, at: Date, { language }: Visit) =>
  entered ? dayOf(at, language) : minuteOf(at, language);

/** A gift as a line of a list. */
export function giftRow(gift: Gift, visit: Visit): RowOf {
  const { say, language } = visit;
  const kind = gift.state === "received" ? "good" : gift.state === "disputed" ? "late" : "plain";
  return {
    href: `/gifts/${gift.reference}`,
    name: `${givenOf(gift, visit)}, ${donorOf(gift, visit)}`,
    about: [
      wayOf(gift, visit),
      gift.designation?.label[language],
      cameOn(gift, gift.receivedAt ?? gift.startedAt, visit),
      gift.mode === "live" ? null : say(`mode_${gift.mode}`),
      gift.reference,
    ],
    mark: { kind, says: say(`gift_${gift.state}`) },
  };
}
