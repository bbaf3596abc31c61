/** The payment provider's fee on a card payment; `card_fee_share` and `card_fee_fixed` in `content/facts.yaml`. */
export type CardFee = {
  /** Hundredths of a percent: 2.9 % is 290. */
  readonly shareBasisPoints: number;
  readonly fixedCents: number;
};

const wholeShare = 10_000;

/** The fee on a charge, in cents; half a cent is rounded up. */
export function cardFeeOf(chargedCents: number, { shareBasisPoints, fixedCents }: CardFee): number {
  return Math.floor((chargedCents * shareBasisPoints + wholeShare / 2) / wholeShare) + fixedCents;
}

/** The smallest charge, in cents, of which the whole gift remains after the fee. */
export function totalWithFee(giftCents: number, fee: CardFee): number {
  const estimate =
    ((giftCents + fee.fixedCents) * wholeShare) / (wholeShare - fee.shareBasisPoints);
  // Rounding of the share moves the exact answer by a cent or two at most.
  let total = Math.floor(estimate) - 2;
  while (total - cardFeeOf(total, fee) < giftCents) total += 1;
  return total;
}

/** The amount to add to a gift, in cents, so that the whole gift remains after the card fee. */
export function feeCoverFor(giftCents: number, fee: CardFee): number {
  return totalWithFee(giftCents, fee) - giftCents;
}
