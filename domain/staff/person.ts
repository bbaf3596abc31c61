import { signedBy, type Acting } from "./acting.ts";
import { Refusal } from "./refusal.ts";
import type { Storage } from "#domain/storage/storage.ts";

/**
 * Everything kept under an address, to be sent to the person; noted in the record.
 *
 * @param email in lower case
 * @throws Refusal when there is nothing
 */
export async function exportPerson(acting: Acting, email: string) {
  const person = await acting.storage.tellPerson(email);
  const records = Object.values(person).reduce((sum, part) => sum + part.length, 0);
  if (records === 0) throw new Refusal("nothing_kept", { of: email });
  const takenAt = acting.clock.now();
  const detail = signedBy(acting, { form: "person", rows: records });
  await acting.storage.audit.append(takenAt, "exported", detail);
  return { records, person: { email, takenAt, ...person } };
}

/** @throws Refusal for a record whose person is found by an address, or that names nobody (any more) */
export function requireAlone(_: Acting, { email, name }: { email: string; name: string }): void {
  if (email !== "") throw new Refusal("has_address", { email });
  if (name === "") throw new Refusal("nothing_kept", { of: "this payment" });
}

/** Rows that are kept under an address, by what they are. */
export type Kept = Readonly<Record<string, number>>;

/**
 * What erasing a person would erase.
 *
 * @throws Refusal when there is nothing, or a card is charged again and again: that would go on, and nobody
 *   could be written to about it
 */
export async function planErasing(storage: Storage, email: string): Promise<Kept> {
  const kept = await storage.countPerson(email);
  if (Object.values(kept).every((rows) => rows === 0)) {
    throw new Refusal("nothing_kept", { of: email });
  }
  for await (const { recurring, interval, reference } of storage.gifts.each({ email })) {
    if (recurring !== null && recurring !== "stopped") {
      throw new Refusal("recurring", { email, interval, reference });
    }
  }
  return kept;
}
