import type { Language } from "#domain/language/language.ts";
import { intervals, type Interval } from "./gift.ts";
import { leastGiftCents, mostGiftCents, parseDollars } from "./money.ts";

/** Reasons that an amount cannot be given by the form. */
export type AmountFault = NonNullable<ReturnType<typeof judgeAmount>["fault"]>;

export type GiftFields = {
  readonly [Name in "type" | `amount_${Interval}` | "custom" | "amount"]?: string;
};

const intervalOf = (fields: GiftFields): Interval =>
  intervals.find((interval) => interval === fields.type) ?? "once";

/** Reads interval and amount of a sent form by the page's language. */
export function readGift(fields: GiftFields, language: Language) {
  const type = intervalOf(fields);
  const chosen = fields[`amount_${type}`] ?? "";
  const isCustom = chosen === "other" || chosen === "";
  const cents = parseDollars(isCustom ? (fields.custom ?? "") : chosen, language);
  return { type, isCustom, ...judgeAmount(cents) };
}

/** Tells whether a form may take an amount that was read. */
export function judgeAmount(cents: number | null) {
  if (cents === null) return { cents, fault: "amount_unclear" } as const;
  if (cents < leastGiftCents) return { cents, fault: "amount_least" } as const;
  if (cents > mostGiftCents) return { cents, fault: "amount_most" } as const;
  return { cents, fault: null } as const;
}

/** Amounts offered for each interval, in whole dollars, and the one chosen at first (specification 9). */
export type DonationChoices = {
  presets: Record<Interval, number[]>;
  chosen: Record<Interval, number>;
};

/** The choice in a form, of what it offers. */
export type PickedGift = {
  choices: DonationChoices;
  type: Interval;
  /** Null while nothing can be read. */
  cents: number | null;
  isCustom: boolean;
};

export type GiftStart = {
  type: Interval;
  /** One of the presets in whole dollars, or `other`: then `custom` counts. */
  amounts: Record<Interval, number | "other">;
  custom: string;
};

/** The fields that a form sends where the picker is left as it opens. */
export const sentBy = ({ type, amounts, custom }: GiftStart): GiftFields => ({
  type,
  [`amount_${type}`]: String(amounts[type]),
  custom,
});

/**
 * The picker as it opens: as it was sent, or by the address: `type` and `amount` of a campaign, or
 * the picker's own names. Without any it stands at one time, and the preset of specification 9.
 */
export function startOf(
  fields: GiftFields,
  choices: DonationChoices,
  language: Language,
): GiftStart {
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
