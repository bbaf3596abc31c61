import { addressOf } from "../language/language.ts";
import { enteredPaymentId, type WithdrawalReason } from "./entered-gift.ts";
import type { Entry } from "./gift-entry.ts";
import type { Gift } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingWorld } from "./giving-world.ts";
import { ownEvent } from "./payment-event.ts";
import { takeWithin } from "./take-event.ts";

export type Entering = {
  /** The same key again enters nothing in the same mode: a line of a list, or a random one. */
  readonly idempotencyKey: string;
  readonly isThanked: boolean;
  /** Receipt that the new one takes the place of. */
  readonly replaces?: string;
};

/** By mode: a list that was tried out before the site took money is entered once more when it does. */
const keyOf = ({ payments }: Pick<GivingWorld, "payments">, idempotencyKey: string) =>
  `gift by hand ${payments.mode} ${idempotencyKey}`;

export async function isEntered(
  world: Pick<GivingWorld, "payments">,
  { gifts }: Pick<Stores, "gifts">,
  idempotencyKey: string,
): Promise<boolean> {
  return (await gifts.findByIdempotencyKey(keyOf(world, idempotencyKey))) !== null;
}

/**
 * Enters a gift that did not come by card, within a transaction: gift, books, receipt's number and thanks are
 * on disk together. Null: it was entered under the same key before.
 */
export async function enterGift(
  world: GivingWorld,
  stores: Stores,
  entry: Entry,
  { idempotencyKey, isThanked, replaces = "" }: Entering,
): Promise<Gift | null> {
  const { entered, receivedAt, note, ...choice } = entry;
  const gift = await stores.gifts.add({
    ...choice,
    idempotencyKey: keyOf(world, idempotencyKey),
    interval: "once",
    feeCoverCents: 0,
    displayName: null,
    employer: null,
    dedication: null,
    backPath: addressOf("donate", choice.language),
    startedAt: world.clock.now(),
    mode: world.payments.mode,
    entered: { ...entered, replaces: replaces || null },
    staffNote: note,
  });
  if (!gift) return null;
  const { giftCents } = choice;
  const payment = { paymentId: enteredPaymentId(gift.reference), giftCents, feeCoverCents: 0 };
  const event = ownEvent(`entered ${gift.id}`, gift.id, receivedAt, { kind: "entered", payment });
  await takeWithin(world, stores, event, isThanked);
  return stores.gifts.require(gift.row);
}

/** Takes an entry back, within a transaction. False: it is none by hand, or was taken back already. */
export async function withdrawEntry(
  world: GivingWorld,
  stores: Stores,
  { id, row }: Gift,
  why: WithdrawalReason,
): Promise<boolean> {
  const gift = await stores.gifts.require(row);
  if (!gift.entered || gift.state !== "received") return false;
  const paymentId = enteredPaymentId(gift.reference);
  const event = ownEvent(`withdrawn ${id}`, id, world.clock.now(), {
    kind: "withdrawn",
    paymentId,
    why,
  });
  // Thanks that have not left would thank for what is not so.
  await stores.outbox.dropUnsent(gift.email, { giftRow: row });
  return (await takeWithin(world, stores, event)) === "taken";
}
