import { hourMs } from "#domain/clock.ts";
import type { Storage, Stores } from "#domain/storage/storage.ts";
import { requestKey } from "./attachments.ts";
import { parseReference } from "#domain/reference.ts";
import { addressBlock } from "#domain/spam/address-block.ts";
import type { KeptSubmission } from "./records.ts";
import { wantsAnswer } from "./stages.ts";

// A family behind one connection asks a few times; whoever tries numbers asks often.
const asksPerBlock = 30;
const asksPerReference = 10;
/** The end of a telephone number that must be the same: those of Guatemala have eight signs. */
const phoneEnd = 8;

/** Its stage is null where nobody is to answer it and staff have said nothing. */
export type RequestStatus = Pick<
  KeptSubmission,
  "reference" | "form" | "fields" | "receivedAt" | "stage" | "stageAt" | "closedBecause"
>;

type RequestStores = Pick<Storage, "secret"> & {
  readonly submissions: Pick<Stores["submissions"], "find">;
  readonly rateLimits: Pick<Stores["rateLimits"], "count">;
};
type World = { readonly storage: RequestStores; readonly clock: { now(): Date } };

/**
 * The request, for whoever knows the reference and the e-mail or telephone it was sent with: they are led to
 * its page. "unknown": one of the two is wrong, or there is none; which, is not told.
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
  const isTooOften = byBlock > asksPerBlock || (reference && byReference > asksPerReference);
  if (isTooOften) return "later";
  const found = reference === null ? null : await storage.submissions.find(reference);
  if (!found) return "unknown";
  const phone = found.fields["phone"];
  const isTheirs =
    (found.email !== null && typed.contact.trim().toLowerCase() === found.email) ||
    (typeof phone === "string" && isSamePhone(typed.contact, phone));
  return isTheirs ? found : "unknown";
}

/** The status by the key of its page (`keyedRequestPath`); null unless both fit and it is still kept. */
export async function requestStatus(
  { secret, submissions }: Pick<RequestStores, "secret" | "submissions">,
  reference: string,
  key: string,
): Promise<RequestStatus | null> {
  if (key !== requestKey(await secret("documents"), reference)) return null;
  const found = await submissions.find(reference);
  if (!found) return null;
  const isUnanswered = found.stage === "received" && !wantsAnswer(found.form);
  const stage = isUnanswered ? null : found.stage;
  return { ...found, stage, stageAt: stage && found.stageAt };
}

/** The same number, with or without the country's in front and however it is spaced. */
function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/\D/g, ""));
  if (!a || !b) return false;
  return a.length < phoneEnd || b.length < phoneEnd
    ? a === b && a.length > 5
    : a.slice(-phoneEnd) === b.slice(-phoneEnd);
}
