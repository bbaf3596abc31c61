import type { Stores } from "#domain/storage/storage.ts";
import { addressBlock } from "./address-block.ts";

/**
 * Spam is met without puzzles, and without a time stamp in the form: a kept page has none, so neither has a program
 * that leaves it out, and whoever mends a field and sends at once would be taken for one. A suspected message is kept and marked, its letters wait for a
 * member of staff; only a flood far past the limits is refused.
 */
const senderWindowMs = 3_600_000;

/** Why a submission is kept but its letters wait for a member of staff. */
export const suspicions = ["honeypot", "block_limit", "email_limit", "stranger_limit"] as const;
export type Suspicion = (typeof suspicions)[number];

type Limit = {
  readonly suspicion: Suspicion;
  /** From one more than this in an hour on, a message is suspected. */
  readonly calm: number;
  /** From one more than this on, it is refused. */
  readonly flood: number;
};

// A block may be a whole school behind one connection, a class of thirty writing in one lesson.
const blockLimit: Limit = { suspicion: "block_limit", calm: 60, flood: 600 };
// Anybody can write an address into a form. Its owner is never refused for what others sent with it:
// her message is kept, and its letters wait for staff. What floods is a network.
const emailLimit: Limit = {
  suspicion: "email_limit",
  calm: 6,
  flood: Number.POSITIVE_INFINITY,
};

// From however many networks: nobody uses us to write to thousands who have never heard of us.
const strangerLimit: Limit = {
  suspicion: "stranger_limit",
  calm: 300,
  flood: Number.POSITIVE_INFINITY,
};

type Counted = { readonly key: string; readonly limit: Limit };

/** The keys under which a message of this sender is counted, in windows of `senderWindowMs`. */
function countedAs(
  clientAddress: string,
  email: string | null,
  isStranger: boolean,
): readonly Counted[] {
  const block = addressBlock(clientAddress);
  return [
    ...(block === null ? [] : [{ key: `block ${block}`, limit: blockLimit }]),
    ...(email === null ? [] : [{ key: `email ${email}`, limit: emailLimit }]),
    ...(isStranger ? [{ key: "strangers", limit: strangerLimit }] : []),
  ];
}

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
  const counted = countedAs(clientAddress, email, isStranger);
  const keys = counted.map(({ key }) => key);
  const counts = await rateLimits.count(keys, senderWindowMs, now);
  const found: Suspicion[] = [];
  for (const [index, { limit }] of counted.entries()) {
    const count = counts[index] ?? 0;
    if (count > limit.flood) return "flood";
    if (count > limit.calm) found.push(limit.suspicion);
  }
  return found;
}
