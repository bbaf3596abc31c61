import { hourMs } from "#domain/clock.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { sign } from "#domain/hashing.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { BeginAnswer } from "./begin-gift.ts";

/**
 * Whoever has stolen cards tries them out with small gifts, by the hundred. The payment provider's
 * own checks are the wall; here the *declines* it tells of are held against the gifts paid. A network
 * answers for itself: what is paid from it speaks for it, so that a school or a gala behind one
 * address is never asked to wait. Declines from many networks that pay nothing raise the least amount
 * and leave each network one decline; a person with a good card gives all the while, without a puzzle.
 * All is forgotten within hours.
 */
/** Declines that a network may have in an hour, beyond two for each gift paid from it. */
const usualDeclines = 4;
/** Networks with more declines than gifts, beyond a quarter of those that pay. */
const usualBadNetworks = 8;
const raisedLeastCents = 500;
/** Tries in an hour, beyond the gifts paid from the network. */
const floodTries = { block: 300, email: 40 } as const;
/** After so many declines a payment page is closed (hear-provider.ts). */
export const mostDeclines = 5;

export type GiftTry = {
  readonly now: Date;
  readonly giftCents: number;
  readonly email: string;
  readonly clientAddress: string;
  /** As `networkOf` says. */
  readonly network: string;
  readonly isHoneypotFilled: boolean;
};

/** Null: a payment page may be opened. */
export type Judgement = Extract<BeginAnswer, { kind: "too_little" | "later" }> | null;

/** A network as it is kept with a gift for an hour or two: nobody can read an address from it. */
export function networkOf(secret: string, clientAddress: string): string {
  return sign(secret, `network ${addressBlock(clientAddress) ?? "unknown"}`);
}

/** Judges whether a payment page may be opened now. Counts the try. */
export async function judgeTry(
  { rateLimits, gifts }: Pick<Stores, "rateLimits" | "gifts">,
  one: GiftTry,
): Promise<Judgement> {
  const block = addressBlock(one.clientAddress);
  const keys = [...(block === null ? [] : [`gift block ${block}`]), `gift email ${one.email}`];
  const counts = await rateLimits.count(keys, hourMs, one.now);
  const [ofBlock = 0, ofEmail = 0] = block === null ? [0, ...counts] : counts;
  const since = new Date(one.now.getTime() - hourMs);
  const { paid, declines, paying, bad } = await gifts.triesSince(since, one.network);
  if (ofBlock > floodTries.block + paid || ofEmail > floodTries.email) {
    return { kind: "later" };
  }
  // Cards declined all over, as no honest hour has it and no few networks can feign.
  const isUnderAttack = bad > usualBadNetworks + paying / 4;
  if (isUnderAttack && one.giftCents < raisedLeastCents) {
    return { kind: "too_little", leastCents: raisedLeastCents, isRaised: true };
  }
  const mayDecline = (isUnderAttack ? 0 : usualDeclines) + 2 * paid;
  // Autofill fills a honeypot as well: that alone is no reason to shut a person out.
  const isOdd = isUnderAttack && one.isHoneypotFilled;
  return declines > mayDecline || isOdd ? { kind: "later" } : null;
}
