import { leastGiftCents, mostGiftCents, parseDollars, plainDollars } from "#domain/money.ts";
import type {
  GiftStart,
  DonationChoices,
  GiftType,
} from "#app/components/giving/donation-choices.ts";
import { addressOf, type Language } from "#domain/language/language.ts";

/** The amount of a sent or addressed form. */
export type ReadGift = {
  readonly type: GiftType;
  readonly isCustom: boolean;
  readonly cents: number | null;
  readonly fault: "amount_unclear" | "amount_least" | "amount_most" | null;
};

type Fields = Readonly<Record<string, string>>;

/** Reads rhythm and amount of a sent form by the page's language. */
export function readGift(fields: Fields, language: Language): ReadGift {
  const type: GiftType = fields["type"] === "monthly" ? "monthly" : "once";
  const chosen = fields[`amount_${type}`] ?? "";
  const isCustom = chosen === "other" || chosen === "";
  const cents = parseDollars(isCustom ? (fields["custom"] ?? "") : chosen, language);
  return { type, isCustom, cents, fault: faultOf(cents) };
}

function faultOf(cents: number | null): ReadGift["fault"] {
  if (cents === null) return "amount_unclear";
  if (cents < leastGiftCents) return "amount_least";
  return cents > mostGiftCents ? "amount_most" : null;
}

/** What of a gift an address carries: nothing of the person. */
export type GiftQuery = {
  readonly type: GiftType;
  readonly cents: number | null;
  readonly for: string;
  readonly coversFee: boolean;
};

/** The donation page with everything filled in; amounts are written alike in both languages. */
export function giftPath(language: Language, gift: GiftQuery): string {
  const query = {
    type: gift.type,
    ...(gift.cents !== null && { amount: plainDollars(gift.cents) }),
    ...(gift.for && { for: gift.for }),
    ...(gift.coversFee && { cover_fee: "on" }),
  };
  return addressOf("donate", language, { query });
}

/**
 * What the picker opens with: as it was sent, or by the address: `type` and `amount` of a campaign, or
 * the picker's own names.
 */
export function startOf(fields: Fields, choices: DonationChoices, language: Language): GiftStart {
  const type: GiftType = fields["type"] === "monthly" ? "monthly" : "once";
  const start: GiftStart = { type, amounts: { ...choices.chosen }, custom: fields["custom"] ?? "" };
  const text = fields["amount"] ?? fields[`amount_${type}`];
  if (text === "other") start.amounts[type] = "other";
  else if (text !== undefined && text !== "") {
    const cents = parseDollars(text, language) ?? parseDollars(text, "en");
    const preset = choices.presets[type].find((dollars) => dollars * 100 === cents);
    start.amounts[type] = preset ?? "other";
    if (preset === undefined) start.custom = text;
  } else if (start.custom) start.amounts[type] = "other";
  return start;
}
