import type { Storage, Stores } from "#domain/storage/storage.ts";
import type { FormName } from "#domain/forms/all-forms.ts";
import { sign } from "#domain/hashing.ts";
import { parseReference } from "#domain/reference.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import { wantsAnswer, type ClosingReason, type Stage } from "./stages.ts";

const hourMs = 3_600_000;
// A family behind one connection asks a few times; whoever tries numbers asks often.
const asksPerBlock = 30;
const asksPerReference = 10;
/** The end of a telephone number that must be the same: those of Guatemala have eight signs. */
const phoneEnd = 8;

/** What a visitor may learn of what they sent: nothing they wrote. */
export type RequestStatus = {
  readonly reference: string;
  readonly form: FormName;
  readonly receivedAt: Date;
  /** Null: kept before stages were, or nobody is to answer it and staff have said nothing. */
  readonly stage: Stage | null;
  /** Since when. */
  readonly stageAt: Date | null;
  readonly closedBecause: ClosingReason | null;
};

/** Where requests are kept, and the secret of their links. */
type RequestStores = Pick<Storage, "secret"> & {
  readonly submissions: Pick<Stores["submissions"], "find">;
  readonly rateLimits: Pick<Stores["rateLimits"], "count">;
};
type World = { readonly storage: RequestStores; readonly clock: { now(): Date } };

/**
 * Whoever knows the reference and the e-mail or telephone it was sent with gets the key that opens
 * the status. "unknown": one of the two is wrong, or there is none; which, is not told.
 */
export async function findRequest(
  { storage, clock }: World,
  typed: { readonly reference: string; readonly contact: string },
  clientAddress: string,
): Promise<{ readonly reference: string; readonly key: string } | "unknown" | "later"> {
  const reference = parseReference(typed.reference);
  const block = addressBlock(clientAddress) ?? "unknown";
  const keys = [`status ${block}`, `status ${reference ?? "none"}`];
  const [byBlock = 1, byReference = 1] = await storage.rateLimits.count(keys, hourMs, clock.now());
  const isTooOften = byBlock > asksPerBlock || (reference && byReference > asksPerReference);
  if (isTooOften) return "later";
  const found = reference === null ? null : await storage.submissions.find(reference);
  if (!found) return "unknown";
  const phone = found.fields["phone"];
  const isTheirs =
    (found.email !== null && typed.contact.trim().toLowerCase() === found.email) ||
    (typeof phone === "string" && isSamePhone(typed.contact, phone));
  if (!isTheirs) return "unknown";
  return { reference: found.reference, key: await keyOf(storage, found.reference) };
}

/** The status by the link that `findRequest` leads to; null unless both fit and it is still kept. */
export async function requestStatus(
  storage: RequestStores,
  typed: string,
  key: string,
): Promise<RequestStatus | null> {
  const reference = parseReference(typed);
  if (reference === null || key !== (await keyOf(storage, reference))) return null;
  const found = await storage.submissions.find(reference);
  if (!found) return null;
  const { form, receivedAt, closedBecause } = found;
  const isUnanswered = found.stage === "received" && !wantsAnswer(form);
  const stage = isUnanswered ? null : found.stage;
  return { reference, form, receivedAt, stage, stageAt: stage && found.stageAt, closedBecause };
}

async function keyOf({ secret }: Pick<Storage, "secret">, reference: string): Promise<string> {
  return (await sign(await secret("documents"), `status:${reference}`)).slice(0, 32);
}

/** The same number, with or without the country's in front and however it is spaced. */
function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/\D/g, ""));
  if (!a || !b) return false;
  return a.length < phoneEnd || b.length < phoneEnd
    ? a === b && a.length > 5
    : a.slice(-phoneEnd) === b.slice(-phoneEnd);
}
