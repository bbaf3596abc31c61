import { randomToken } from "../hashing.ts";
import { addressOf } from "../language/language.ts";
import { newReference } from "../reference.ts";
import { retryWhenLost } from "#domain/retry-when-lost.ts";
import { enteredPaymentId, type TakenBackReason, type WithdrawalReason } from "./entered-gift.ts";
import type { Gift, GiftPayment } from "./gift.ts";
import type { GivingStores, GivingWorld } from "./giving-world.ts";
import { noRemarks } from "./gift-remarks.ts";
import type { PaymentEvent } from "./payment-event.ts";
import type { Entry } from "./read-entry.ts";
import { takeWithin } from "./take-event.ts";

/** How an entry is made. */
export type Entering = {
  /** The same key again enters nothing in the same mode: a line of a file, or a random one. */
  readonly idempotencyKey: string;
  /** Whether the donor is thanked by mail, where there is an address. */
  readonly isThanked: boolean;
};

/**
 * Enters a gift that did not come by card: gift, books, receipt's number and thanks are on disk
 * together. "known": it was entered under the same key before.
 */
export async function enterGift(
  world: GivingWorld,
  entry: Entry,
  entering: Entering,
): Promise<Gift | "known"> {
  const how = { ...entering, id: randomToken(), replaces: null };
  const entered = await inTransaction(world, (stores) => addEntry(world, stores, entry, how));
  world.wakeOutbox();
  return entered;
}

/** Whether a key was used before: what a dry run asks. */
export async function isEntered(
  world: Pick<GivingWorld, "storage" | "payments">,
  idempotencyKey: string,
): Promise<boolean> {
  const key = keyOf(world, idempotencyKey);
  return (await world.storage.gifts.findByIdempotencyKey(key)) !== null;
}

/**
 * Enters a gift anew; what was entered before stays as it is and no longer counts. "not_standing":
 * it is no entry by hand, or was taken back already.
 */
export async function correctEntry(
  world: GivingWorld,
  { gift, payment }: { gift: Gift; payment: GiftPayment },
  entry: Entry,
  isThanked: boolean,
): Promise<Gift | "not_standing"> {
  const how = {
    idempotencyKey: `in place of ${gift.id}`,
    isThanked,
    id: randomToken(),
    replaces: payment.receiptNumber,
  };
  const corrected = await inTransaction(world, async (stores) => {
    const isWithdrawn = await withdraw(world, stores, gift, "corrected");
    const added = isWithdrawn
      ? await addEntry(world, stores, entry, how)
      : await addedBefore(world, stores, how);
    return added === "known" ? ("not_standing" as const) : added;
  });
  world.wakeOutbox();
  return corrected;
}

/** Takes an entry back: a mistake, a check that bounced, money returned. False as above. */
export function withdrawEntry(
  world: GivingWorld,
  gift: Gift,
  why: TakenBackReason,
): Promise<boolean> {
  return inTransaction(world, (stores) => withdraw(world, stores, gift, why));
}

function inTransaction<Result>(
  { storage }: GivingWorld,
  work: (stores: GivingStores) => Promise<Result>,
): Promise<Result> {
  return retryWhenLost(() => storage.transaction(work));
}

/** By mode: a list that was tried out before the site took money is entered once more when it does. */
const keyOf = ({ payments }: Pick<GivingWorld, "payments">, idempotencyKey: string) =>
  `gift by hand ${payments.mode} ${idempotencyKey}`;

type Adding = Entering & {
  /** The gift's, drawn before the first try: what was kept under it is this very call's. */
  readonly id: string;
  readonly replaces: string | null;
};

/** What stands under the key: this call's own gift, when the answer to its commit was lost. */
async function addedBefore(
  world: GivingWorld,
  { gifts }: GivingStores,
  { idempotencyKey, id }: Adding,
): Promise<Gift | "known"> {
  const kept = await gifts.findByIdempotencyKey(keyOf(world, idempotencyKey));
  return kept?.id === id ? kept : "known";
}

async function addEntry(
  world: GivingWorld,
  stores: GivingStores,
  entry: Entry,
  adding: Adding,
): Promise<Gift | "known"> {
  const { idempotencyKey, isThanked, id, replaces } = adding;
  const { way, what, shares, sponsor, inReturn, receivedAt, note, ...choice } = entry;
  for (;;) {
    const reference = newReference();
    const added = await stores.gifts.add({
      ...choice,
      id,
      reference,
      idempotencyKey: keyOf(world, idempotencyKey),
      manageToken: randomToken(),
      rhythm: "once",
      feeCoverCents: 0,
      remarks: noRemarks,
      dedication: null,
      backPath: addressOf("donate", choice.language),
      network: null,
      startedAt: world.clock.now(),
      mode: world.payments.mode,
      entered: { way, what, shares, sponsor, inReturn, replaces },
      staffNote: note,
    });
    if ("row" in added) {
      const payment = {
        paymentId: enteredPaymentId(reference),
        giftCents: choice.giftCents,
        feeCoverCents: 0,
      };
      const event = eventOf("entered", id, receivedAt, { kind: "entered", payment });
      await takeWithin(world, stores, event, { isDonorTold: isThanked });
      return stores.gifts.require(added.row);
    }
    if (added.takenBy === "idempotency_key") return addedBefore(world, stores, adding);
  }
}

async function withdraw(
  world: GivingWorld,
  stores: GivingStores,
  { id, row }: Gift,
  why: WithdrawalReason,
): Promise<boolean> {
  const gift = await stores.gifts.require(row);
  if (!gift.entered || gift.state !== "received") return false;
  const paymentId = enteredPaymentId(gift.reference);
  const event = eventOf("withdrawn", id, world.clock.now(), { kind: "withdrawn", paymentId, why });
  return (await takeWithin(world, stores, event)) === "taken";
}

const eventOf = (
  what: string,
  giftId: string,
  createdAt: Date,
  fact: PaymentEvent["fact"],
): PaymentEvent => ({
  id: `${what} ${giftId}`,
  createdAt,
  giftId,
  knownBy: null,
  names: [],
  fact,
});
