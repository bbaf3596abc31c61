import { hourMs } from "#domain/clock.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { addressBlock } from "./address-block.ts";

/**
 * Spam protection by honeypot and rate limits, without captcha. A minimum time to fill in the form is not checked: cached
 * pages have no time stamp, and people resubmit quickly after fixing a field. A suspected message is stored, and its
 * e-mails are held for staff; only a flood is refused.
 */

/** Reasons to hold a submission's e-mails. */
export const suspicions = ["honeypot", "block_limit", "email_limit", "stranger_limit"] as const;
export type Suspicion = (typeof suspicions)[number];

type Limit = {
  readonly suspicion: Suspicion;
  /** More than this per hour: suspected. */
  readonly calm: number;
  /** More than this per hour: refused. */
  readonly flood?: number;
};

// A block may be a school where a class of thirty writes in one lesson.
const blockLimit: Limit = { suspicion: "block_limit", calm: 60, flood: 600 };
// No `flood`: anybody can enter an address, and its owner must not be refused for what others sent.
const emailLimit: Limit = { suspicion: "email_limit", calm: 6 };
// All networks together: prevents distributed abuse of our e-mails to thousands of strangers.
const strangerLimit: Limit = { suspicion: "stranger_limit", calm: 300 };

/** Expensive requests per address block (which may be a school) and hour: forms with pictures, generated PDFs. */
export const hourlyLimits = { pictures: 60, document: 120 } as const;

/** Counts an expensive request. @returns true within the limit, and for callers without an address (our own outbox) */
export async function isWithinLimit(
  { rateLimits }: Pick<Stores, "rateLimits">,
  kind: keyof typeof hourlyLimits,
  clientAddress: string,
  now: Date,
): Promise<boolean> {
  const block = addressBlock(clientAddress);
  if (block === null) return true;
  const [count = 1] = await rateLimits.count([`${kind} ${block}`], hourMs, now);
  return count <= hourlyLimits[kind];
}

/**
 * Counts a message by network and address (null: none). An address that no stored message has counts also towards the
 * limit of all new ones.
 * @param isDonor only donors' addresses are written to, so that none is new
 * @returns suspicions, or "flood": refuse it
 */
export async function countSender(
  { rateLimits, submissions }: Pick<Stores, "rateLimits" | "submissions">,
  clientAddress: string,
  email: string | null,
  now: Date,
  isDonor = false,
): Promise<Suspicion[] | "flood"> {
  const block = addressBlock(clientAddress);
  const limits = new Map<string, Limit>();
  if (block !== null) limits.set(`block ${block}`, blockLimit);
  if (email !== null) limits.set(`email ${email}`, emailLimit);
  if (email !== null && !isDonor && (await submissions.count({ email })) === 0)
    limits.set("strangers", strangerLimit);
  const counts = await rateLimits.count([...limits.keys()], hourMs, now);
  const found: Suspicion[] = [];
  for (const [index, { suspicion, calm, flood = Infinity }] of [...limits.values()].entries()) {
    const count = counts[index] ?? 0;
    if (count > flood) return "flood";
    if (count > calm) found.push(suspicion);
  }
  return found;
}
