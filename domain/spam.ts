import { addressBlock } from "./address-block.ts";
import { sign } from "./digest.ts";
import type { Control } from "./forms/read-form.ts";
import type { Limits, Storage, Suspicion } from "./ports.ts";
import { judgeStamp } from "./stamp.ts";

/**
 * Spam is met without puzzles. A suspected message is kept and marked, its letters wait for a
 * member of staff; only a flood far past the limits is refused.
 */
const hour = 3_600_000;

type Limit = {
  readonly suspicion: Suspicion;
  readonly windowMs: number;
  /** From one more than this on, a message is suspected. */
  readonly calm: number;
  /** From one more than this on, it is refused. */
  readonly flood: number;
};

// A block may be a whole school behind one connection, a class of thirty writing in one lesson.
export const blockLimit: Limit = { suspicion: "block_limit", windowMs: hour, calm: 60, flood: 600 };
export const emailLimit: Limit = { suspicion: "email_limit", windowMs: hour, calm: 6, flood: 60 };

/** Who sent it, as far as limits need to know; the keys hold no personal data in the clear. */
export type Sender = { readonly blockKey: string | null; readonly emailKey: string | null };

/** Under which keys a sender is counted. Keyed hashes: the table of limits names nobody. */
export async function senderOf(
  storage: Pick<Storage, "secret">,
  clientAddress: string,
  email: string | null,
): Promise<Sender> {
  const secret = await storage.secret("limits");
  const block = addressBlock(clientAddress);
  return {
    blockKey: block && `block:${await sign(secret, block)}`,
    emailKey: email && `email:${await sign(secret, email)}`,
  };
}

/** What the form itself gives away: the filled trap, a stamp too young or not ours. */
export async function suspectControl(
  storage: Pick<Storage, "secret">,
  control: Control,
  now: Date,
): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = control.trapped ? ["trap"] : [];
  const judged = await judgeStamp(await storage.secret("stamp"), control.stamp, now);
  return judged === "fine" ? suspicions : [...suspicions, judged];
}

/** Counts one more message of a sender; "flood" when it is to be refused. */
export async function countSender(
  limits: Limits,
  sender: Sender,
  now: Date,
): Promise<Suspicion[] | "flood"> {
  const suspicions: Suspicion[] = [];
  // Always the block before the e-mail: two transactions can then never wait for each other.
  for (const [key, limit] of [
    [sender.blockKey, blockLimit],
    [sender.emailKey, emailLimit],
  ] as const) {
    if (key === null) continue;
    const count = await limits.count(key, limit.windowMs, now);
    if (count > limit.flood) return "flood";
    if (count > limit.calm) suspicions.push(limit.suspicion);
  }
  return suspicions;
}
