import { hourMs } from "#domain/clock.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { sign } from "#domain/hashing.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { BeginAnswer, Draft, GiftMeta } from "./begin-gift.ts";

/**
 * Limits card testing: thieves try stolen cards with hundreds of small gifts. The payment provider's checks come
 * first; this adds limits on *declined* cards per network (address block) and hour. Each paid gift allows the network
 * more declines, so a school or gala behind one address is not blocked. If many networks have declines and no gifts,
 * the minimum amount rises and a network is blocked after its first decline. No captcha; counts expire within hours.
 */

/** Declines allowed per network and hour, plus two for each gift paid from it. */
const usualDeclines = 4;
/** An attack: more networks than this, plus a quarter of the paying networks, have more declines than gifts. */
const usualBadNetworks = 8;
const raisedLeastCents = 500;
/** Attempts per hour; `block` plus the gifts paid from the network. */
const floodTries = { block: 300, email: 40 } as const;
/** Declines after which a payment page is closed (take-event.ts). */
export const mostDeclines = 5;

/** Null: a payment page may be opened. */
export type Judgement = Extract<BeginAnswer, { kind: "too_little" | "later" }> | null;

/** Keyed hash of the client's address block, kept with a gift for at most two hours. */
export function networkOf(secret: string, clientAddress: string): string {
  return sign(secret, `network ${addressBlock(clientAddress) ?? "unknown"}`);
}

/** Counts the attempt and decides whether a payment page may be opened. */
export async function judgeTry(
  { rateLimits, gifts }: Stores,
  { startedAt: now, giftCents, email, network }: Draft,
  { clientAddress, control }: GiftMeta,
): Promise<Judgement> {
  const block = addressBlock(clientAddress);
  // Not by the address alone: its owner must not be refused for what others sent.
  const keys = [...(block === null ? [] : [`gift block ${block}`]), `gift ${email} ${block}`];
  const counts = await rateLimits.count(keys, hourMs, now);
  const [ofBlock = 0, ofEmail = 0] = block === null ? [0, ...counts] : counts;
  const since = new Date(now.getTime() - hourMs);
  const { paid, declines, paying, bad } = await gifts.triesSince(since, network);
  if (ofBlock > floodTries.block + paid || ofEmail > floodTries.email) {
    return { kind: "later" };
  }
  const isUnderAttack = bad > usualBadNetworks + paying / 4;
  if (isUnderAttack && giftCents < raisedLeastCents) {
    return { kind: "too_little", leastCents: raisedLeastCents, isRaised: true };
  }
  const mayDecline = (isUnderAttack ? 0 : usualDeclines) + 2 * paid;
  // Autofill may fill a honeypot too, so on its own it blocks nobody.
  const isOdd = isUnderAttack && control.isHoneypotFilled;
  return declines > mayDecline || isOdd ? { kind: "later" } : null;
}
