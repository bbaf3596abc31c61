import { intervals, type Interval } from "#domain/giving/gift.ts";
import {
  type PickedGift,
  readGift,
  sentBy,
  type DonationChoices,
  type GiftFields,
  type GiftStart,
} from "#domain/giving/gift-amount.ts";
import { useState, type FormEvent } from "react";
import { useEarlyChanges } from "#app/components/forms/use-early-changes.ts";
import { useLanguage } from "#app/language/labels.tsx";

/** `data-show` of a text that is visible while "another amount" is chosen, in any interval (donation-picker.css). */
export const otherAmounts = intervals.map((type) => `${type}-other`).join(" ");

type Props = {
  gift: PickedGift;
  say: (cents: number, type: Interval) => string;
};

/**
 * A text about the chosen amount. It is rendered for every preset, and CSS shows the one of the checked radio
 * (`data-show`), so it follows the choice without script; only for a typed amount it needs script.
 */
export function ByChoice({ gift, say }: Props) {
  return (
    <>
      {intervals.flatMap((type) =>
        gift.choices[type].map((dollars, index) => (
          <span key={`${type}-${dollars}`} data-show={`${type}-${index + 1}`}>
            {say(dollars * 100, type)}
          </span>
        )),
      )}
      <span data-show={otherAmounts}>
        {gift.isCustom && gift.cents ? say(gift.cents, gift.type) : null}
      </span>
    </>
  );
}

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
