import { signedBy, type Acting, Refusal } from "./deed.ts";
import type { Storage } from "#domain/storage/storage.ts";

/**
 * Everything stored under an e-mail address, to hand to the person. Writes an audit record.
 *
 * @param email in lower case
 * @throws Refusal when nothing is stored
 */
export async function exportPerson(acting: Acting, email: string) {
  const person = await acting.storage.personalData(email);
  const records = Object.values(person).reduce((sum, part) => sum + part.length, 0);
  if (records === 0) throw new Refusal("nothing_kept");
  const takenAt = acting.clock.now();
  const detail = signedBy(acting, { form: "person", rows: records });
  await acting.storage.audit.append(takenAt, "exported", detail);
  return { records, person: { email, takenAt, ...person } };
}

/** @throws Refusal for a record with an e-mail address (`erase_person` is for those), or without a name */
export function requireAlone(_: Acting, { email, name }: { email: string; name: string }): void {
  if (email !== "") throw new Refusal("has_address", { email });
  if (name === "") throw new Refusal("nothing_kept");
}

/**
 * Counts what erasing a person would erase, by kind, such as gifts or messages.
 *
 * @throws Refusal when nothing is stored, or a recurring gift is active: the card would be charged on without anybody
 *   to write to
 */
export async function planErasing(storage: Storage, email: string) {
  const kept = await storage.countPerson(email);
  if (Object.values(kept).every((rows) => rows === 0)) {
    throw new Refusal("nothing_kept");
  }
  for await (const { recurring, interval, reference } of storage.gifts.each({ email })) {
    if (recurring !== null && recurring !== "stopped") {
      throw new Refusal("recurring", { email, interval, reference });
    }
  }
  return kept;
}
