/** Every object of ours carries this at Stripe, so that every event says whose it is. */
export const metadataOf = (gift: {
  readonly giftId: string;
  readonly giftCents: number;
  readonly feeCoverCents: number;
}) => ({
  gift: gift.giftId,
  gift_cents: String(gift.giftCents),
  fee_cover_cents: String(gift.feeCoverCents),
});

/**
 * How events name a payment page that is open: in full, or by so much of its name as card networks
 * take (https://docs.stripe.com/api/payment_intents/object, payment_details.order_reference).
 */
export const pageNames = (sessionId: string) => [sessionId, sessionId.slice(0, 25)];
