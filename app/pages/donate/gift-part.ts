import { otherAmounts } from "#app/components/giving/by-choice.tsx";
import type { DonationChoices, Gift } from "#app/components/giving/donation-choices.ts";
import type { GiftViewModel } from "#app/forms/gift-view-model.server.ts";
import type { Route } from "./+types/page";

/** The words of the donation page in one language. */
export type DonateWords = Route.ComponentProps["loaderData"]["content"];

export type PartProps = {
  content: DonateWords;
  choices: DonationChoices;
  drawn: GiftViewModel;
  gift: Gift;
};

/** For what stands in a sentence's place until a typed amount can be read: always, without script. */
export function unreadShow({ isCustom, cents }: Gift): string {
  return isCustom && cents !== null ? "" : otherAmounts;
}
