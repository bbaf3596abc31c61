import { useState, type FormEvent, type RefObject } from "react";
import { useEarlyChanges } from "#app/components/forms/use-early-changes.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Language } from "#domain/language/language.ts";
import {
  readGift,
  sentBy,
  type GiftFields,
  type GiftStart,
  type PickedGift,
} from "#domain/giving/gift-amount.ts";

function giftOf(fields: GiftFields, language: Language): PickedGift {
  const { type, isCustom, cents } = readGift(fields, language);
  return { type, isCustom, cents: cents || null };
}

/** A form with a donation picker: the choice in it, also before the application arrived. */
export function useGift(start: GiftStart): {
  form: RefObject<HTMLFormElement | null>;
  gift: PickedGift;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
} {
  const language = useLanguage();
  const [gift, setGift] = useState(() => giftOf(sentBy(start), language));
  const read = (form: HTMLFormElement) =>
    setGift(giftOf(Object.fromEntries(new FormData(form)) as GiftFields, language));
  const form = useEarlyChanges(read);
  return {
    form,
    gift,
    onInput({ currentTarget, target }) {
      const { name, value } = target as HTMLInputElement;
      const custom = currentTarget.elements.namedItem("custom");
      // A preset clears the custom amount (specification 4).
      const isPreset = name.startsWith("amount_") && value !== "other";
      if (isPreset && custom instanceof HTMLInputElement) custom.value = "";
      read(currentTarget);
    },
  };
}
