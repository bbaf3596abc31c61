import { hourMs } from "#domain/clock.ts";
import type { Storage, World } from "#domain/storage/storage.ts";
import { parseReference } from "#domain/reference.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import type { KeptSubmission } from "./submissions.ts";
import { requestPath } from "#domain/documents/documents.ts";
import { isSame, sign } from "#domain/hashing.ts";
import type { Language } from "#domain/language/language.ts";

export const requestKey = (secret: string, reference: string): string =>
  sign(secret, `documents:${reference}`).slice(0, 32);

/** Path of a submission's page with its key, for links in e-mails. */
export const keyedRequestPath = (
  sent: { readonly form: string; readonly reference: string },
  language: Language,
  secret: string,
): string => requestPath(sent, language, { key: requestKey(secret, sent.reference) });

// Per hour; against guessing of references.
const asksPerBlock = 30;
const asksPerReference = 10;
/** Trailing digits of a telephone number that must match; numbers in Guatemala have eight. */
const phoneDigits = 8;

/**
 * Finds a request by its reference and the e-mail address or telephone number it was sent with.
 * @returns "unknown" if either does not match; "later" if rate limited
 */
export async function findRequest(
  { storage, clock }: World,
  typed: { readonly reference: string; readonly contact: string },
  clientAddress: string,
): Promise<KeptSubmission | "unknown" | "later"> {
  const reference = parseReference(typed.reference);
  const block = addressBlock(clientAddress) ?? "unknown";
  const keys = [`status ${block}`, `status ${reference ?? "none"}`];
  const [byBlock = 1, byReference = 1] = await storage.rateLimits.count(keys, hourMs, clock.now());
  if (byBlock > asksPerBlock || (reference && byReference > asksPerReference)) return "later";
  const found = reference === null ? null : await storage.submissions.find(reference);
  if (!found) return "unknown";
  const phone = found.fields["phone"];
  const isTheirs =
    (found.email !== null && typed.contact.trim().toLowerCase() === found.email) ||
    (typeof phone === "string" && isSamePhone(typed.contact, phone));
  if (!isTheirs) return "unknown";
  // Only failures count, or a sender who often looks would be locked out.
  await storage.rateLimits.count(keys, hourMs, clock.now(), -1);
  return found;
}

/** A request by reference and key (`keyedRequestPath`); null if they do not match, or it is erased. */
export async function requestStatus(
  { secret, submissions }: Storage,
  reference: string,
  key: string,
): Promise<KeptSubmission | null> {
  return isSame(key, requestKey(await secret("documents"), reference))
    ? submissions.find(reference)
    : null;
}

/** Compares telephone numbers, with or without country code and separators. */
function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/\D/g, ""));
  if (!a || !b) return false;
  return a.length < phoneDigits || b.length < phoneDigits
    ? a === b && a.length > 5
    : a.slice(-phoneDigits) === b.slice(-phoneDigits);
}
