/**
 * What the payment provider keeps of each card payment: a share and a fixed part. The rate stands
 * in `content/facts.yaml` (`card_fee_share`, `card_fee_fixed`).
 */
export type CardFee = {
  /** Hundredths of a percent: 2.9 % is 290. */
  readonly shareBasisPoints: number;
  readonly fixedCents: number;
};

const wholeShare = 10_000;

/** The fee on a charge, in cents; half a cent counts as one. */
export function cardFeeOf(chargedCents: number, { shareBasisPoints, fixedCents }: CardFee): number {
  return Math.floor((chargedCents * shareBasisPoints + wholeShare / 2) / wholeShare) + fixedCents;
}

/** The charge of which exactly the gift is left after the fee, in cents. The smallest there is. */
export function totalWithFee(giftCents: number, fee: CardFee): number {
  const estimate =
    ((giftCents + fee.fixedCents) * wholeShare) / (wholeShare - fee.shareBasisPoints);
  // Rounding of the share moves the exact answer by a cent or two at most.
  let total = Math.floor(estimate) - 2;
  while (total - cardFeeOf(total, fee) < giftCents) total += 1;
  return total;
}

/** The sum that is added to a gift so that all of it is left after the card fee, in cents. */
export function feeCoverFor(giftCents: number, fee: CardFee): number {
  return totalWithFee(giftCents, fee) - giftCents;
}
