import type { Storage } from "#domain/storage/storage.ts";
import { Refusal } from "./refusal.ts";

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
  for await (const { recurring, rhythm, reference } of storage.gifts.each({ email })) {
    if (recurring !== null && recurring !== "stopped") {
      throw new Refusal("recurring", { email, rhythm, reference });
    }
  }
  return kept;
}
