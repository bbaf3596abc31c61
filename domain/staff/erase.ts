import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { Storage, Stores } from "#domain/storage/storage.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { signedBy, type Acting } from "./acting.ts";
import { Refusal } from "./refusal.ts";

/** How much is kept under an address. */
export type Kept = {
  readonly messages: number;
  /** On the newsletter's list, or written to while it is kept whom an issue went to. */
  readonly isReader: boolean;
  readonly gifts: number;
  /** Gifts of others that are dedicated to the person by this address. */
  readonly dedications: number;
  /** Payments that are no gifts. */
  readonly fees: number;
  readonly letters: number;
  /** Gifts of others whose mails were asked to go to the person. */
  readonly newEmails: number;
};

/** Rows of each kind that were erased. */
export type Erased = Readonly<Record<string, number>>;

/** @param email in lower case */
export async function keptOf(storage: Stores, email: string): Promise<Kept> {
  return {
    messages: await storage.submissions.count({ email }),
    isReader:
      (await storage.subscribers.findByEmail(email)) !== null ||
      (await storage.issues.copiesOf(email)).length > 0,
    gifts: await storage.gifts.count({ email }),
    dedications: (await storage.gifts.dedicatedTo(email)).length,
    fees: await storage.programFees.count({ email }),
    letters: (await storage.outbox.listOfPerson(email)).length,
    newEmails: await storage.gifts.countNewEmails(email),
  };
}

/**
 * What `erasePerson` would erase.
 *
 * @throws Refusal when there is nothing, or a card is charged again and again: that would go on, and nobody
 *   could be written to about it
 */
export async function planErasing(storage: Storage, email: string): Promise<Kept> {
  const kept = await keptOf(storage, email);
  const { isReader, ...counts } = kept;
  if (!isReader && Object.values(counts).every((count) => count === 0)) {
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
