import { intervals, type Interval } from "#domain/giving/gift.ts";
import type { PickedGift } from "#domain/giving/gift-amount.ts";

/** `data-show` of a text that is visible while "another amount" is chosen, in any interval (donation-picker.css). */
export const otherAmounts = intervals.map((type) => `${type}-other`).join(" ");

type Props = {
  gift: PickedGift;
  /** The text for an amount. */
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
        gift.choices.presets[type].map((dollars, index) => (
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
