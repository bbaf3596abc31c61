import { addressOf } from "../language/language.ts";
import { enteredPaymentId, type WithdrawalReason, type Entry } from "./entered-gift.ts";
import type { Gift } from "./gift.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { paymentsLock, type GivingWorld } from "./giving-world.ts";
import { dropNews, keepRefusal } from "./news-of-gifts.ts";
import { ownEvent } from "./payment-event.ts";
import { isSameText } from "./read-typed.ts";
import { renewStatement } from "./statements.ts";
import { takeWithin } from "./take-event.ts";

export type Entering = {
  /** Random, or derived from a line of a list; a repeated key in the same mode enters nothing. */
  readonly idempotencyKey: string;
  readonly isThanked: boolean;
  /** Number of the receipt that this gift corrects. */
  readonly replaces?: string;
};

/** Includes the mode, so that a list entered in test mode can be entered again in live mode. */
const keyOf = ({ mode }: Pick<Gift, "mode">, idempotencyKey: string) =>
  `gift by hand ${mode} ${idempotencyKey}`;

export const findEntered = (
  { gifts }: Pick<Stores, "gifts">,
  of: Pick<Gift, "mode">,
  idempotencyKey: string,
) => gifts.findByIdempotencyKey(keyOf(of, idempotencyKey));

/** A gift by hand with the same day, way, gift and donor; null: none. @param row of the gift itself */
export async function findLike(
  { gifts }: Pick<Stores, "gifts">,
  { mode }: Pick<Gift, "mode">,
  { receivedAt, giftCents, name, email, entered }: Entry,
  row?: number,
): Promise<Gift | null> {
  const day = { from: receivedAt, until: new Date(receivedAt.getTime() + 1) };
  const all = await gifts.list({ receivedAt: day, giftCents, state: "received", mode }, 100);
  const isLike = (one: Gift) =>
    one.row !== row &&
    one.entered?.way === entered.way &&
    one.entered.what === entered.what &&
    one.entered.shares === entered.shares &&
    (isSameText(one.email, email) || isSameText(one.name, name));
  return all.find(isLike) ?? null;
}

/** Idempotency key of an entry that corrects the one with this number. */
export const correctionKey = (number: string) => `in place of ${number}`;

/**
 * Enters a gift that did not come by card, with its ledger entries, receipt and thanks, in the caller's transaction.
 * @returns null if the key was used before
 */
export async function enterGift(
  world: GivingWorld,
  stores: Stores,
  entry: Entry,
  { idempotencyKey, isThanked, replaces = "" }: Entering,
): Promise<Gift | null> {
  const { entered, receivedAt, note, ...choice } = entry;
  const corrected = await stores.gifts.findPayment(replaces);
  const isErased = !choice.name && !choice.email && corrected?.gift.entered?.isErased;
  const gift = await stores.gifts.add({
    ...choice,
    idempotencyKey: keyOf(world.payments, idempotencyKey),
    interval: "once",
    feeCoverCents: 0,
    displayName: null,
    employer: null,
    dedication: null,
    backPath: addressOf("donate", choice.language),
    startedAt: world.clock.now(),
    mode: world.payments.mode,
    entered: { ...entered, replaces: replaces || null, ...(isErased && { isErased }) },
    staffNote: note,
  });
  if (!gift) return null;
  if (corrected) await keepRefusal(stores, corrected.gift, gift, world.clock.now());
  const { giftCents } = choice;
  const payment = { paymentId: enteredPaymentId(gift.reference), giftCents, feeCoverCents: 0 };
  const event = ownEvent(`entered ${gift.id}`, gift.id, receivedAt, { kind: "entered", payment });
  await takeWithin(world, stores, event, isThanked);
  return stores.gifts.getForUpdate(gift.row);
}

/** Withdraws a gift entered by hand, in the caller's transaction. @returns false if by card or already withdrawn */
export async function withdrawEntry(
  world: GivingWorld,
  stores: Stores,
  { id, row }: Gift,
  why: WithdrawalReason,
): Promise<boolean> {
  await stores.gifts.lock(paymentsLock);
  const gift = await stores.gifts.getForUpdate(row);
  const { receivedAt } = gift;
  if (!gift.entered || gift.state !== "received" || !receivedAt) return false;
  const paymentId = enteredPaymentId(gift.reference);
  const event = ownEvent(`withdrawn ${id}`, id, world.clock.now(), {
    kind: "withdrawn",
    paymentId,
    why,
  });
  await dropNews(stores, gift);
  // A link to another address would move a canceled entry only.
  if (gift.newEmail) await stores.outbox.dropUnsent(gift.newEmail, { giftRow: row });
  await renewStatement(stores, gift, receivedAt);
  return (await takeWithin(world, stores, event)) === "taken";
}
