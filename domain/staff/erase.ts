import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { signedBy, type Acting } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/** Rows that are kept under an address, by what they are. */
export type Kept = Readonly<Record<string, number>>;

/** Rows of each kind that were erased. */
export type Erased = Readonly<Record<string, number>>;

/**
 * What `erasePerson` would erase.
 *
 * @throws Refusal when there is nothing, or a card is charged again and again: that would go on, and nobody
 *   could be written to about it
 */
export async function planErasing(storage: Storage, email: string): Promise<Kept> {
  const kept = await storage.countPerson(email);
  if (Object.values(kept).every((rows) => rows === 0)) {
    throw new Refusal("nothing_kept", `there is nothing of ${email}`);
  }
  for await (const { recurring, rhythm, reference } of storage.gifts.each({ email })) {
    if (recurring !== null && recurring !== "stopped") {
      throw new Refusal("recurring", `${email} has a ${rhythm} gift, ${reference}: stop it first`);
    }
  }
  return kept;
}

/** Erases everything under an address, for good. @throws Refusal as `planErasing` */
export async function erasePerson(acting: Acting, email: string): Promise<Erased> {
  const { storage, clock } = acting;
  await planErasing(storage, email);
  await storage.noteErased(email, clock.now());
  const erased = await storage.transaction(async (stores) => {
    const counts = await stores.erasePerson(email);
    await stores.audit.append(clock.now(), "erased", signedBy(acting, counts));
    return counts;
  });
  await storage.scrub();
  return erased;
}

/** Erases who paid one program fee, for whoever left no address to be found by. @throws Refusal when nobody is there */
export async function eraseFromFee(acting: Acting, fee: ProgramFee): Promise<Erased> {
  const { storage, clock } = acting;
  const { number, email, name } = fee;
  if (email !== "")
    throw new Refusal("has_address", `${number} has the address ${email}: erase that`);
  if (name === "") throw new Refusal("nothing_kept", `nobody is kept with ${number}`);
  const erased = { fees: 1 };
  await storage.noteErased(number, clock.now());
  await storage.transaction(async (stores) => {
    await stores.programFees.erasePerson(fee.row);
    await stores.audit.append(clock.now(), "erased", signedBy(acting, { ...erased, fee: number }));
  });
  await storage.scrub();
  return erased;
}

/** Erases one message with its pictures and letters, for good, and nothing else of its visitor. */
export async function eraseMessage(
  acting: Acting,
  { id, reference }: KeptSubmission,
): Promise<Erased> {
  const erased = { submissions: 1 };
  await acting.storage.noteErased(reference, acting.clock.now());
  await acting.storage.transaction(async (stores) => {
    await stores.submissions.erase(id);
    await stores.audit.append(acting.clock.now(), "erased", signedBy(acting, erased));
  });
  await acting.storage.scrub();
  return erased;
}
