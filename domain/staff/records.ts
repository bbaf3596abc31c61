import { dayMs } from "#domain/clock.ts";
import { sha256 } from "#domain/hashing.ts";
import { signedBy, type Acting, Refusal } from "./deed.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { keepUnpaidDays, type Gift } from "#domain/giving/gift.ts";
import { correctionKey, findEntered } from "#domain/giving/enter-gift.ts";
import { findByNumber } from "#domain/giving/receipts.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { isSameText, plain } from "#domain/giving/read-typed.ts";
import { parseFeeNumber, parseReference } from "#domain/reference.ts";

/** @param typed reference of a gift or number of one of its receipts, in any spelling that people use */
export async function findGift(stores: Pick<Stores, "gifts">, typed: string): Promise<Gift | null> {
  const reference = parseReference(typed);
  if (reference) return stores.gifts.find(reference, "reference");
  return (await findByNumber(stores, typed))?.gift ?? null;
}

export async function findFee({ programFees }: Pick<Stores, "programFees">, typed: string) {
  const number = parseFeeNumber(typed);
  return number === null ? null : programFees.find(number);
}

export type Found = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** @param typed a reference, receipt number or program fee number, in any spelling that people use */
export async function findRecord(stores: Stores, typed: string) {
  const reference = parseReference(typed);
  const message = reference && (await stores.submissions.find(reference));
  if (message) return { kind: "message", on: message } as const;
  const gift = await findGift(stores, typed);
  if (gift) return { kind: "gift", on: gift } as const;
  const fee = await findFee(stores, typed);
  return fee && ({ kind: "fee", on: fee } as const);
}

/** @returns a test for texts that contain every typed word; without words it accepts nothing */
export function namedLike(typed: string): (text: string) => boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (text) => words.length > 0 && words.every((word) => plain(text).includes(word));
}

/**
 * Everything stored under an e-mail address, to hand to the person. Writes an audit record.
 * @param email in lower case
 * @throws Refusal when nothing is stored
 */
export async function exportPerson(acting: Acting, email: string) {
  const { storage } = acting;
  const person = await storage.personalData(email, await numbersOf(storage, email));
  const records = Object.values(person).reduce((sum, part) => sum + part.length, 0);
  if (records === 0) throw new Refusal("nothing_kept");
  const takenAt = acting.clock.now();
  const detail = signedBy(acting, { form: "person", rows: records });
  await storage.audit.append(takenAt, "exported", detail);
  return { records, person: { email, takenAt, ...person } };
}

type Entry = Gift | ProgramFee;
/** @throws Refusal for a record with an e-mail address (`erase_person` is for those), or one that was erased */
export function requireAlone(_: Acting, on: Entry): void {
  const { email, name } = on;
  if (email !== "") throw new Refusal("has_address", { email });
  const entered = isGift(on) ? on.entered : null;
  const note = isGift(on) ? on.staffNote : on.note;
  // Texts of an entry without a name may name people.
  const texts = [name, note, entered?.what, entered?.sponsor, entered?.inReturn?.what];
  if (texts.every((text) => !text || text === "—")) throw new Refusal("nothing_kept");
}

/** The value of `seen`: an entry that was erased or moved to another address names somebody else. */
export const seenOf = ({ name, email }: Entry) => sha256(JSON.stringify([name, email]));

/** Reads a record again, and locks it. @throws Refusal if it names somebody else by now */
export async function requireSame({ gifts, programFees }: Stores, on: Entry) {
  const now = isGift(on) ? await gifts.getForUpdate(on.row) : await programFees.find(on.number);
  if (now && seenOf(now) !== seenOf(on)) throw new Refusal("entry_changed");
}

const isGift = (on: Entry): on is Gift => "entered" in on;
const recordOf = (on: Entry) =>
  isGift(on)
    ? { table: "gift" as const, number: on.reference }
    : { table: "programFee" as const, number: on.number };

async function before({ gifts, programFees }: Stores, on: Entry): Promise<Entry | null> {
  if (!isGift(on)) return programFees.find(on.replaces ?? "");
  return (await gifts.findPayment(on.entered?.replaces ?? ""))?.gift ?? null;
}

async function after({ gifts, programFees }: Stores, on: Entry): Promise<Entry | null> {
  if (!isGift(on)) return (await programFees.list({ replaces: on.number }, 1))[0] ?? null;
  const [payment] = on.entered ? await gifts.paymentsOf(on.row) : [];
  return payment ? findEntered({ gifts }, on, correctionKey(payment.receiptNumber)) : null;
}

/** Adds to entries their earlier and later versions of the same person. */
export async function withCorrections(stores: Stores, entries: readonly Entry[]) {
  const found = new Map(entries.map((on) => [recordOf(on).number, on]));
  for (const on of entries) {
    for (let one = await before(stores, on); one; one = await before(stores, one)) {
      // A person with other gifts at another address is somebody else of this name.
      const { email } = one;
      const isOther =
        email !== "" &&
        email !== on.email &&
        ((await stores.gifts.count({ email, state: "received" })) > 0 ||
          (await stores.programFees.count({ email, withdrawnAt: null })) > 0);
      if (isSameText(one.name, on.name) && !isOther) found.set(recordOf(one).number, one);
    }
    for (let one = await after(stores, on); one; one = await after(stores, one))
      if (one.email === "" && (one.name === "" || isSameText(one.name, on.name)))
        found.set(recordOf(one).number, one);
  }
  return [...found.values()].map(recordOf);
}

/** Numbers of a person's gifts and program fees. */
export async function numbersOf(stores: Stores, email: string) {
  const found: Entry[] = [];
  for await (const on of stores.gifts.each({ email })) found.push(on);
  for await (const on of stores.programFees.each({ person: email })) found.push(on);
  return (await withCorrections(stores, found)).map(({ number }) => number);
}

/**
 * Counts what erasing a person would erase, by kind, such as gifts or messages.
 * @throws Refusal when nothing is stored, a recurring gift is active, or a payment is under way: the card would be
 *   charged without anybody to write to
 */
export async function planErasing({ storage, clock, payments }: GivingWorld, email: string) {
  const kept = await storage.countPerson(email, await numbersOf(storage, email));
  if (Object.values(kept).every((rows) => rows === 0)) throw new Refusal("nothing_kept");
  for await (const gift of storage.gifts.each({ email })) {
    const { recurring, interval, reference, startedAt, checkoutUrl, mode, state } = gift;
    // Nothing is charged for a demonstration, and after the change to live nobody could stop it.
    if (mode !== "live" && mode !== payments.mode) continue;
    if (recurring !== null && recurring !== "stopped") {
      throw new Refusal("recurring", { email, interval, reference });
    }
    const age = clock.now().getTime() - startedAt.getTime();
    // No payment page opens later or is open for longer than a day, and no bank takes a month.
    const isOpen = (checkoutUrl !== null || state === "started") && age < dayMs;
    if (isOpen || (state === "waiting" && age < keepUnpaidDays * dayMs))
      throw new Refusal("being_paid", { email, reference });
  }
  return kept;
}
