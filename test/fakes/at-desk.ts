import { controlNames, type Form } from "#domain/forms/form.ts";
import type { Gift, PaidGift } from "#domain/giving/gift.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { TakenBackReason } from "#domain/giving/entered-gift.ts";
import { takeEvent } from "#domain/giving/take-event.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { perform, readDeed, type Deed, type Done } from "#domain/staff/deed.ts";
import { giftsDeeds, paymentDeeds } from "#domain/staff/gift-deeds.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { findDesignation } from "#reader/designations.ts";

type Site = { readonly world: GivingWorld; readonly storage: Storage };

/** The context of deeds that the staff member Ana does. */
export const atDesk = ({ world, storage }: Site): GivingActing => ({
  ...world,
  storage,
  findDesignation,
  by: "Ana",
});

/** Submits a deed's form as the desk does. @throws Error with the faults of the input */
export async function doDeed<On, F extends Form, Prepared>(
  acting: GivingActing,
  deed: Deed<On, F, Prepared>,
  on: On,
  values: Typed = {},
  key?: string,
): Promise<Done> {
  const sent = new FormData();
  for (const [name, value] of Object.entries(values)) sent.set(name, value);
  if (key !== undefined) sent.set(controlNames.idempotencyKey, key);
  const read = await readDeed(acting, deed, on, sent);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return perform(acting, deed, on, read.input, read.key);
}

const found = async ({ storage }: Site, { number = "" }: Done) => {
  const gift = await storage.gifts.findByReference(number);
  if (!gift) throw new Error("nothing was entered");
  return gift;
};
const paidOf = async ({ storage }: Site, gift: Gift) => {
  const [payment] = await storage.gifts.paymentsOf(gift.row);
  return { gift, payment: payment! };
};

/** Enters a gift by hand. */
export const enterByHand = async (site: Site, typed: Typed, key?: string): Promise<Gift> =>
  found(site, await doDeed(atDesk(site), giftsDeeds.enter_gift, true, typed, key));

/** Corrects a gift by hand: enters it again. */
export const correctByHand = async (site: Site, gift: Gift, typed: Typed): Promise<Gift> =>
  found(
    site,
    await doDeed(atDesk(site), paymentDeeds.correct_gift, await paidOf(site, gift), typed),
  );

/** A refund that the provider reports, without an audit record. */
export const refundPayment = async (
  world: GivingWorld,
  { gift, payment }: PaidGift,
  cents: number,
) => {
  const { paymentId, refundedCents } = payment;
  const key = `refund ${paymentId} ${refundedCents} ${cents}`;
  return takeEvent(world, await world.payments.refund(gift, paymentId, cents, key));
};

/** Cancels a gift by hand. */
export const withdrawByHand = async (site: Site, gift: Gift, because: TakenBackReason) => {
  const on = await paidOf(site, gift);
  return doDeed(atDesk(site), paymentDeeds.withdraw_gift, on, { because, sure: "on" });
};
