import { addressBlock } from "#domain/spam/address-block.ts";
import { sign } from "#domain/hashing.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { NetworkTries } from "./gift-unpaid.ts";

/**
 * Whoever has stolen cards tries them out with small gifts, by the hundred. The payment provider's
 * own checks are the wall; here the *declines* it tells of are held against the gifts paid. A network
 * answers for itself: what is paid from it speaks for it, so that a school or a gala behind one
 * address is never asked for anything. Only declines from many networks that pay nothing put all on
 * guard. Then a code is mailed before another payment page opens. No puzzle, and all is forgotten
 * within hours.
 */
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Declines that a network may have in an hour, beyond two for each gift paid from it. */
const usualDeclines = 4;
/** Networks with more declines than gifts, beyond a quarter of those that pay. */
const usualBadNetworks = 8;
const raisedLeastCents = 500;
/** Tries in an hour, beyond the gifts paid from the network. */
const floodTries = { block: 300, email: 40 } as const;
/** One person's changes of mind. */
const calmTries = 12;
const codeLetters = { block: 10, email: 3, honeypot: 30 } as const;
const codeGuesses = 5;
const giftsByCode = 5;
const codeWindowMs = 15 * minuteMs;
/** After so many declines a payment page is closed (create-giving.ts). */
export const mostDeclines = 5;

export type GiftTry = {
  readonly now: Date;
  readonly giftCents: number;
  readonly email: string;
  readonly clientAddress: string;
  /** As `networkOf` says. */
  readonly network: string;
  readonly isHoneypotFilled: boolean;
  /** Null: none was typed. */
  readonly code: "right" | "wrong" | null;
  /** Whether a code that is mailed now can arrive soon. */
  readonly canMail: boolean;
};

export type Judgement =
  | { readonly kind: "fine" }
  | { readonly kind: "raised"; readonly leastCents: number }
  /** `mail`: a code goes out now; otherwise one is there already. */
  | { readonly kind: "code"; readonly mail: boolean; readonly wasWrong: boolean }
  | { readonly kind: "later" };

/** The codes that open the door for an address at this moment: of this quarter hour and the last. */
export async function codesFor(secret: string, email: string, now: Date): Promise<string[]> {
  const window = Math.floor(now.getTime() / codeWindowMs);
  return Promise.all(
    [window, window - 1].map(async (at) => {
      const digits = Number.parseInt((await sign(secret, `${at} ${email}`)).slice(0, 12), 16);
      return String(digits % 1_000_000).padStart(6, "0");
    }),
  );
}

/** A network as it is kept with a gift for an hour or two: nobody can read an address from it. */
export function networkOf(secret: string, clientAddress: string): Promise<string> {
  return sign(secret, `network ${addressBlock(clientAddress) ?? "unknown"}`);
}

/** Whether a payment page may be opened now. Counts the try. */
export async function judgeTry(
  stores: Pick<Stores, "rateLimits" | "gifts">,
  one: GiftTry,
): Promise<Judgement> {
  const { rateLimits, gifts } = stores;
  const tries = await countBoth(rateLimits, "gift", one);
  const byCode = one.code === null ? null : await judgeCode(rateLimits, one);
  if (byCode) return byCode;
  const networks = await gifts.triesSince(new Date(one.now.getTime() - hourMs));
  const own = networks.find(({ network }) => network === one.network);
  const paid = own?.paid ?? 0;
  if (tries.block > floodTries.block + paid || tries.email > floodTries.email) {
    return { kind: "later" };
  }
  const isUnderAttack = isAttack(networks);
  if (isUnderAttack && one.giftCents < raisedLeastCents) {
    return { kind: "raised", leastCents: raisedLeastCents };
  }
  const isHot = (own?.declines ?? 0) > usualDeclines + 2 * paid;
  if (isUnderAttack || isHot) return one.canMail ? mayMailCode(rateLimits, one, paid) : later;
  const isOdd = tries.email > calmTries || one.isHoneypotFilled;
  // A form that only looks odd is no reason to shut a person out while no code can be mailed.
  return isOdd && one.canMail ? mayMailCode(rateLimits, one, paid) : { kind: "fine" };
}

const later: Judgement = { kind: "later" };

/** Whether cards are declined all over, as no honest hour has it and no few networks can feign. */
function isAttack(networks: readonly NetworkTries[]): boolean {
  const bad = networks.filter(({ declines, paid }) => declines > paid).length;
  const paying = networks.filter(({ paid }) => paid > 0).length;
  return bad > usualBadNetworks + paying / 4;
}

async function countBoth(
  rateLimits: Stores["rateLimits"],
  what: string,
  { clientAddress, email, now }: GiftTry,
): Promise<{ block: number; email: number }> {
  const block = addressBlock(clientAddress);
  const keys = [...(block === null ? [] : [`${what} block ${block}`]), `${what} email ${email}`];
  const counts = await rateLimits.count(keys, hourMs, now);
  return { block: block === null ? 0 : (counts[0] ?? 0), email: counts.at(-1) ?? 0 };
}

async function judgeCode(rateLimits: Stores["rateLimits"], one: GiftTry): Promise<Judgement> {
  const { email, network, now } = one;
  // Of each network apart: whoever guesses at somebody's code never locks the right one out.
  const key = `code guess ${network} ${email}`;
  const [guesses = 1] = await rateLimits.count([key], codeWindowMs, now);
  if (guesses > codeGuesses) return later;
  if (one.code === "wrong") return { kind: "code", mail: false, wasWrong: true };
  const [gifts = 1] = await rateLimits.count([`gift by code ${email}`], hourMs, now);
  return gifts > giftsByCode ? later : { kind: "fine" };
}

/** Codes could themselves be used to fill strangers' mailboxes. */
async function mayMailCode(
  rateLimits: Stores["rateLimits"],
  one: GiftTry,
  paid: number,
): Promise<Judgement> {
  if (one.isHoneypotFilled) {
    const [all = 1] = await rateLimits.count(["code to honeypot"], hourMs, one.now);
    if (all > codeLetters.honeypot) return later;
  }
  const mailed = await countBoth(rateLimits, "code", one);
  if (mailed.block > codeLetters.block + 2 * paid || mailed.email > codeLetters.email) return later;
  return { kind: "code", mail: true, wasWrong: false };
}
