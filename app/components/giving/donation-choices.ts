import type { Interval } from "#domain/giving/gift.ts";

/** Amounts offered for each interval, in whole dollars, and the one chosen at first (specification 9). */
export type DonationChoices = {
  presets: Record<Interval, number[]>;
  chosen: Record<Interval, number>;
};

export type Gift = {
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

/** One time, and the presets of specification 9. */
export function usualStart({ chosen }: DonationChoices): GiftStart {
  return { type: "once", amounts: chosen, custom: "" };
}

/** The gift a picker opens with. */
export function giftAtStart(
  { type, amounts, custom }: GiftStart,
  read: (text: string) => number | null,
): Gift {
  const amount = amounts[type];
  const isCustom = amount === "other";
  return { type, cents: isCustom ? read(custom) || null : amount * 100, isCustom };
}
