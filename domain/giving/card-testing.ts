import { addressBlock } from "#domain/spam/address-block.ts";
import { sign } from "../hashing.ts";
import type { Stores } from "../storage/storage.ts";
import type { Suspicion } from "../records.ts";

/**
 * Whoever has stolen cards tries them out with small gifts, by the hundred. The payment page of
 * the provider is therefore opened last, and counted: when more are opened than are paid, the
 * least amount rises and a code is mailed before another is opened. No puzzle; and nobody is shut
 * out, because the code always helps and the counts forget within the hour.
 */
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pages opened in an hour that nobody paid on, beyond as many as were paid: so many are usual. */
const usualUnpaid = 12;
const raisedLeastCents = 500;
// A block may be a whole village behind one provider, a school in one lesson.
const calmTries = { block: 6, email: 4 } as const;
const floodTries = { block: 200, email: 40 } as const;
const codeLetters = { block: 10, email: 3, unstamped: 30 } as const;
const codeGuesses = 5;
const giftsByCode = 5;
const codeWindowMs = 15 * minuteMs;

export type GiftTry = {
  readonly now: Date;
  readonly giftCents: number;
  readonly email: string;
  readonly clientAddress: string;
  readonly suspicions: readonly Suspicion[];
  /** False when the form came without the time it was drawn at. */
  readonly hasTimestamp: boolean;
  /** Null: none was typed. */
  readonly code: "right" | "wrong" | null;
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

/** Whether a payment page may be opened now. Counts the try. */
export async function judgeTry(
  stores: Pick<Stores, "rateLimits" | "gifts">,
  one: GiftTry,
): Promise<Judgement> {
  const { rateLimits, gifts } = stores;
  const tries = await countBoth(rateLimits, "gift", one);
  const byCode = one.code === null ? null : await judgeCode(rateLimits, one);
  if (byCode) return byCode;
  if (tries.block > floodTries.block || tries.email > floodTries.email) return { kind: "later" };
  const opened = await gifts.countOpened(new Date(one.now.getTime() - hourMs));
  const isUnderAttack = opened.unpaid >= usualUnpaid + opened.paid;
  if (isUnderAttack && one.giftCents < raisedLeastCents) {
    return { kind: "raised", leastCents: raisedLeastCents };
  }
  const isTooMuch = tries.block > calmTries.block || tries.email > calmTries.email;
  const isOdd = one.suspicions.some((suspicion) => suspicion !== "too_fast");
  if (!isUnderAttack && !isTooMuch && !isOdd) return { kind: "fine" };
  return mayMailCode(rateLimits, one);
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
  const { email, now } = one;
  const [guesses = 1] = await rateLimits.count([`code guess ${email}`], codeWindowMs, now);
  if (guesses > codeGuesses) return { kind: "later" };
  if (one.code === "wrong") return { kind: "code", mail: false, wasWrong: true };
  const [gifts = 1] = await rateLimits.count([`gift by code ${email}`], hourMs, now);
  return gifts > giftsByCode ? { kind: "later" } : { kind: "fine" };
}

/** Codes could themselves be used to fill strangers' mailboxes. */
async function mayMailCode(rateLimits: Stores["rateLimits"], one: GiftTry): Promise<Judgement> {
  if (!one.hasTimestamp || one.suspicions.length > 0) {
    const [all = 1] = await rateLimits.count(["code to unstamped"], hourMs, one.now);
    if (all > codeLetters.unstamped) return { kind: "later" };
  }
  const mailed = await countBoth(rateLimits, "code", one);
  if (mailed.block > codeLetters.block || mailed.email > codeLetters.email) {
    return { kind: "later" };
  }
  return { kind: "code", mail: true, wasWrong: false };
}
