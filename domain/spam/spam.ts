import type { Stores } from "#domain/storage/storage.ts";
import { addressBlock } from "./address-block.ts";

/**
 * Spam is met without puzzles, and without a time stamp in the form: a kept page has none, so neither has a program
 * that leaves it out, and whoever mends a field and sends at once would be taken for one. A suspected message is kept and marked, its e-mails wait for a
 * member of staff; only a flood far past the limits is refused.
 */
const senderWindowMs = 3_600_000;

/** Why a submission is kept but its e-mails wait for a member of staff. */
export const suspicions = ["honeypot", "block_limit", "email_limit", "stranger_limit"] as const;
export type Suspicion = (typeof suspicions)[number];

type Limit = {
  readonly suspicion: Suspicion;
  /** From one more than this in an hour on, a message is suspected. */
  readonly calm: number;
  /** From one more than this on, it is refused; left out: never. */
  readonly flood?: number;
};

// A block may be a whole school behind one connection, a class of thirty writing in one lesson.
const blockLimit: Limit = { suspicion: "block_limit", calm: 60, flood: 600 };
// Anybody can write an address into a form. Its owner is never refused for what others sent with it:
// her message is kept, and its e-mails wait for staff. What floods is a network.
const emailLimit: Limit = { suspicion: "email_limit", calm: 6 };
// From however many networks: nobody uses us to write to thousands who have never heard of us.
const strangerLimit: Limit = { suspicion: "stranger_limit", calm: 300 };

/** Forms with pictures an hour from one block, which may be a class of thirty after a visit. */
const mostWithPictures = 60;

/** Counts one more form with pictures; whether it may still be opened. */
export async function maySendPictures(
  { rateLimits }: { readonly rateLimits: Stores["rateLimits"] },
  clientAddress: string,
  now: Date,
): Promise<boolean> {
  const block = addressBlock(clientAddress);
  if (block === null) return true;
  const [count = 1] = await rateLimits.count([`pictures ${block}`], senderWindowMs, now);
  return count <= mostWithPictures;
}

/** True for an address that no message of before has. */
export const isNewAddress = async ({ submissions }: Stores, email: string | null) =>
  email !== null && (await submissions.count({ email })) === 0;

/** Counts one more message of a sender; "flood" when it is to be refused. */
export async function countSender(
  rateLimits: Stores["rateLimits"],
  clientAddress: string,
  email: string | null,
  now: Date,
  isStranger = false,
): Promise<Suspicion[] | "flood"> {
  const block = addressBlock(clientAddress);
  const limits = new Map<string, Limit>();
  if (block !== null) limits.set(`block ${block}`, blockLimit);
  if (email !== null) limits.set(`email ${email}`, emailLimit);
  if (isStranger) limits.set("strangers", strangerLimit);
  const counts = await rateLimits.count([...limits.keys()], senderWindowMs, now);
  const found: Suspicion[] = [];
  for (const [index, { suspicion, calm, flood = Infinity }] of [...limits.values()].entries()) {
    const count = counts[index] ?? 0;
    if (count > flood) return "flood";
    if (count > calm) found.push(suspicion);
  }
  return found;
}
