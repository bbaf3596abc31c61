import { useState, type FormEvent, type RefObject } from "react";
import { intervals } from "#domain/giving/gift.ts";
import type { Gift } from "./donation-choices.ts";
import { useEarlyChanges } from "#app/components/forms/use-early-changes.ts";

/** Reads a typed amount by the page's language: US cents, or null when it cannot be read. */
export type ReadAmount = (text: string) => number | null;

function giftOf(form: HTMLFormElement, read: ReadAmount): Gift {
  const sent = new FormData(form);
  const text = (name: string) => String(sent.get(name) ?? "");
  const type = intervals.find((each) => each === text("type")) ?? "once";
  const amount = text(`amount_${type}`);
  const isCustom = amount === "other";
  const cents = isCustom ? read(text("custom")) : Number(amount) * 100;
  return { type, cents: cents || null, isCustom };
}

/** A form with a donation picker: what is chosen in it, also before the application arrived. */
export function useGift(
  start: Gift,
  read: ReadAmount,
): {
  form: RefObject<HTMLFormElement | null>;
  gift: Gift;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [gift, setGift] = useState(start);
  const form = useEarlyChanges((changed) => setGift(giftOf(changed, read)));
  return {
    form,
    gift,
    onInput({ currentTarget, target }) {
      const { name, value } = target as HTMLInputElement;
      const custom = currentTarget.elements.namedItem("custom");
      // A preset clears the custom amount (specification 4).
      const isPreset = name.startsWith("amount_") && value !== "other";
      if (isPreset && custom instanceof HTMLInputElement) custom.value = "";
      setGift(giftOf(currentTarget, read));
    },
  };
}
