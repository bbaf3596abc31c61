import { useState, type FormEvent } from "react";
import { useEarlyChanges } from "#app/components/forms/use-early-changes.ts";
import { useLanguage } from "#app/language/labels.tsx";
import {
  readGift,
  sentBy,
  type DonationChoices,
  type GiftFields,
  type GiftStart,
  type PickedGift,
} from "#domain/giving/gift-amount.ts";

/** State of a form with a donation picker, including what was chosen before hydration. */
export function useGift({ choices, start }: { choices: DonationChoices; start: GiftStart }) {
  const language = useLanguage();
  const giftOf = (fields: GiftFields): PickedGift => {
    const { type, isCustom, cents, fault } = readGift(fields, language);
    return { choices, type, isCustom, cents: fault === "amount_least" ? null : cents };
  };
  const [gift, setGift] = useState(() => giftOf(sentBy(start)));
  const read = (form: HTMLFormElement) =>
    setGift(giftOf(Object.fromEntries(new FormData(form)) as GiftFields));
  const form = useEarlyChanges(read);
  return {
    form,
    gift,
    onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      const { name, value } = target as HTMLInputElement;
      const custom = currentTarget.elements.namedItem("custom");
      // A preset clears the custom amount (specification 4).
      const isPreset = name.startsWith("amount_") && value !== "other";
      if (isPreset && custom instanceof HTMLInputElement) custom.value = "";
      read(currentTarget);
    },
  };
}
