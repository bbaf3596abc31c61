import type { Audit } from "#domain/storage/audit.ts";
import type { Database } from "#domain/tables/database.ts";
import { addressesIn } from "#domain/tables/personal.ts";
import { openStorageOn } from "#server/storage/open-storage.ts";

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
    .select(["rowId", "reference"])
    .where("email", "<>", "")
    .execute();
  for (const { rowId: row } of gifts.filter(({ reference }) => isErased(reference))) {
    await storage.transaction(async ({ gifts: store, audit }) => {
      const erased = await store.eraseUnpaid({ row });
      again += erased;
      if (erased > 0) await noted(audit, { gifts: erased });
    });
  }
  const fees = await database.db.selectFrom("programFee").select(["rowId", "number"]).execute();
  for (const { rowId: row } of fees.filter(({ number }) => isErased(number))) {
    again += 1;
    await storage.transaction(async ({ programFees, audit }) => {
      await programFees.erasePerson(row);
      await noted(audit, { fees: 1 });
    });
  }
  if (again > 0) await storage.scrub();
  return again;
}
