import type { Audit } from "#domain/storage/audit.ts";
import type { Database } from "#server/storage/database.ts";
import { openStorageOn } from "#server/storage/open-storage.ts";

/** Every address that a database holds. */
async function addressesIn({ db }: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom("submission")
    .select("email as address")
    .union(db.selectFrom("subscriber").select("email as address"))
    .union(db.selectFrom("newsletter_copy").select("email as address"))
    .union(db.selectFrom("gift").select("email as address"))
    .union(db.selectFrom("gift").select("new_email as address"))
    .union(db.selectFrom("program_fee").select("email as address"))
    .union(db.selectFrom("letter").select("to_email as address"))
    .union(db.selectFrom("letter").select("reply_to as address"))
    .execute();
  const dedications = await db
    .selectFrom("gift")
    .select("dedication")
    .where("dedication", "is not", null)
    .execute();
  const found = rows.map(({ address }) => address);
  for (const { dedication } of dedications) {
    const { letter } = JSON.parse(dedication!) as { letter: { email: string } | null };
    found.push(letter?.email ?? null);
  }
  return new Set(found.filter(Boolean).map((address) => address!.toLowerCase()));
}

/**
 * Erases from a database that was brought back who had asked for it after its backup was taken.
 * @param isErased whether somebody was erased after the backup was taken; whoever came back after it stays
 * @returns how many people, and single messages and program fees of nobody's address, were erased
 */
export async function eraseAgain(
  database: Database,
  isErased: (who: string) => boolean,
): Promise<number> {
  const storage = await openStorageOn(database);
  const now = new Date();
  const noted = (audit: Audit, counts: Readonly<Record<string, number>>) =>
    audit.append(now, "erased", { ...counts, because: "restored" });
  let again = 0;
  for (const address of await addressesIn(database)) {
    if (!isErased(address)) continue;
    again += 1;
    await storage.transaction(async ({ erasePerson, audit }) =>
      noted(audit, await erasePerson(address)),
    );
  }
  const messages = await database.db.selectFrom("submission").select(["id", "reference"]).execute();
  for (const { id } of messages.filter((one) => isErased(one.reference))) {
    again += 1;
    await storage.transaction(async ({ submissions, audit }) => {
      await submissions.erase(id);
      await noted(audit, { submissions: 1 });
    });
  }
  const gifts = await database.db
    .selectFrom("gift")
    .select(["row_id", "reference"])
    .where("email", "<>", "")
    .execute();
  for (const { row_id: row } of gifts.filter(({ reference }) => isErased(reference))) {
    await storage.transaction(async ({ gifts: store, audit }) => {
      const erased = await store.eraseUnpaid({ row });
      again += erased;
      if (erased > 0) await noted(audit, { gifts: erased });
    });
  }
  const fees = await database.db.selectFrom("program_fee").select(["row_id", "number"]).execute();
  for (const { row_id: row } of fees.filter(({ number }) => isErased(number))) {
    again += 1;
    await storage.transaction(async ({ programFees, audit }) => {
      await programFees.erasePerson(row);
      await noted(audit, { fees: 1 });
    });
  }
  if (again > 0) await storage.scrub();
  return again;
}
