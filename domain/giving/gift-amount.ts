import type { Language } from "#domain/language/language.ts";
import { intervals, type Interval } from "./gift.ts";
import { leastGiftCents, mostGiftCents, parseDollars } from "./money.ts";

export type AmountFault = NonNullable<ReturnType<typeof judgeAmount>["fault"]>;

export type GiftFields = {
  readonly [Name in "type" | `amount_${Interval}` | "custom" | "amount"]?: string;
};

const intervalOf = (fields: GiftFields): Interval =>
  intervals.find((interval) => interval === fields.type) ?? "once";

/** Reads interval and amount (US cents, or null) of a submitted form in the page's number format. */
export function readGift(fields: GiftFields, language: Language) {
  const type = intervalOf(fields);
  const chosen = fields[`amount_${type}`] ?? "";
  const isCustom = chosen === "other" || chosen === "";
  const cents = parseDollars(isCustom ? (fields.custom ?? "") : chosen, language);
  return { type, isCustom, ...judgeAmount(cents) };
}

export function judgeAmount(cents: number | null) {
  if (cents === null) return { cents, fault: "amount_unclear" } as const;
  if (cents < leastGiftCents) return { cents, fault: "amount_least" } as const;
  if (cents > mostGiftCents) return { cents, fault: "amount_most" } as const;
  return { cents, fault: null } as const;
}

/** Preset amounts in whole dollars, by interval. */
export type DonationChoices = Record<Interval, number[]>;

export type PickedGift = {
  choices: DonationChoices;
  type: Interval;
  /** Null if no amount can be read. */
  cents: number | null;
  isCustom: boolean;
};

export type GiftStart = {
  type: Interval;
  /** One of the presets in whole dollars, or `other`: then `custom` counts. */
  amounts: Record<Interval, number | "other">;
  custom: string;
};

/** The fields that an unchanged picker submits. */
export const sentBy = ({ type, amounts, custom }: GiftStart): GiftFields => ({
  type,
  [`amount_${type}`]: String(amounts[type]),
  custom,
});

/**
 * Initial state of the amount picker, from a submitted form or from the query: `type` and `amount` of a campaign link,
 * or the picker's own field names. Default: one-time with the second preset (specification 9).
 */
export function startOf(fields: GiftFields, choices: DonationChoices, language: Language) {
  const type = intervalOf(fields);
  const usual = (interval: Interval): number | "other" => choices[interval][1] ?? "other";
  const amounts = { once: usual("once"), monthly: usual("monthly"), yearly: usual("yearly") };
  const start: GiftStart = { type, amounts, custom: fields.custom ?? "" };
  const text = fields.amount ?? fields[`amount_${type}`];
  if (text === "other") start.amounts[type] = "other";
  else if (text !== undefined && text !== "") {
    const cents = parseDollars(text, language) ?? parseDollars(text, "en");
    const preset = choices[type].find((dollars) => dollars * 100 === cents);
    start.amounts[type] = preset ?? "other";
    if (preset === undefined) start.custom = text;
  } else if (start.custom) start.amounts[type] = "other";
  return start;
}
