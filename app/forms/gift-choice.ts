import { leastGiftCents, mostGiftCents, parseDollars } from "#domain/giving/money.ts";
import { intervals, type Interval } from "#domain/giving/gift.ts";
import type { GiftStart, DonationChoices } from "#app/components/giving/donation-choices.ts";
import type { Language } from "#domain/language/language.ts";

/** Why an amount cannot be given by the form. */
export type AmountFault = "amount_unclear" | "amount_least" | "amount_most";

/** The amount of a sent or addressed form. */
export type ReadGift = {
  readonly type: Interval;
  readonly isCustom: boolean;
} & (
  | { readonly fault: null; readonly cents: number }
  | { readonly fault: AmountFault; readonly cents: number | null }
);

type Fields = {
  readonly [Name in "type" | `amount_${Interval}` | "custom" | "amount"]?: string;
};

const intervalOf = (fields: Fields): Interval =>
  intervals.find((interval) => interval === fields.type) ?? "once";

/** Reads interval and amount of a sent form by the page's language. */
export function readGift(fields: Fields, language: Language): ReadGift {
  const type = intervalOf(fields);
  const chosen = fields[`amount_${type}`] ?? "";
  const isCustom = chosen === "other" || chosen === "";
  const cents = parseDollars(isCustom ? (fields.custom ?? "") : chosen, language);
  return { type, isCustom, ...judge(cents) };
}

function judge(cents: number | null) {
  if (cents === null) return { cents, fault: "amount_unclear" } as const;
  if (cents < leastGiftCents) return { cents, fault: "amount_least" } as const;
  return { cents, fault: cents > mostGiftCents ? "amount_most" : null } as const;
}

/**
 * What the picker opens with: as it was sent, or by the address: `type` and `amount` of a campaign, or
 * the picker's own names.
 */
export function startOf(fields: Fields, choices: DonationChoices, language: Language): GiftStart {
  const type = intervalOf(fields);
  const start: GiftStart = { type, amounts: { ...choices.chosen }, custom: fields.custom ?? "" };
  const text = fields.amount ?? fields[`amount_${type}`];
  if (text === "other") start.amounts[type] = "other";
  else if (text !== undefined && text !== "") {
    const cents = parseDollars(text, language) ?? parseDollars(text, "en");
    const preset = choices.presets[type].find((dollars) => dollars * 100 === cents);
    start.amounts[type] = preset ?? "other";
    if (preset === undefined) start.custom = text;
  } else if (start.custom) start.amounts[type] = "other";
  return start;
}
