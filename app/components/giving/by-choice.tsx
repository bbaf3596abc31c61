import { intervals, type Interval } from "#domain/giving/gift.ts";
import type { PickedGift } from "#domain/giving/gift-amount.ts";

/** The last choice of each interval: an amount that is typed. */
export const otherAmounts = intervals.map((type) => `${type}-other`).join(" ");

type Props = {
  gift: PickedGift;
  say: (cents: number, type: Interval) => string;
};

/**
 * A sentence about the amount. That of every preset is there from the start and donation-picker.css shows the one
 * that is chosen, so that it follows before any script; that of a typed amount needs script.
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
