import type { Stores } from "#domain/storage/storage.ts";
import type { Database } from "#domain/tables/database.ts";
import { addressesIn } from "#domain/tables/personal.ts";
import { findRows } from "#domain/tables/rows.ts";
import { openStorageOn } from "#server/storage/open-storage.ts";

/**
 * Erases from a restored database the people and records that were erased after its backup was taken.
 * @param isErased true for an e-mail address or reference that was erased after that
 * @returns how many people, and single records, were erased
 */
export async function eraseAgain(
  database: Database,
  isErased: (name: string) => boolean,
): Promise<number> {
  const storage = await openStorageOn(database);
  let erased = 0;
  const erase = (work: (stores: Stores) => Promise<Readonly<Record<string, number>>>) =>
    storage.transaction(async (stores) => {
      const counts = await work(stores);
      if (Object.values(counts).every((rows) => rows === 0)) return;
      erased += 1;
      await stores.audit.append(new Date(), "erased", { ...counts, because: "restored" });
    });
  for (const address of await addressesIn(database))
    if (isErased(address)) await erase(({ erasePerson }) => erasePerson(address));
  for (const { id, reference } of await findRows(database, "submission", {}))
    if (isErased(reference))
      await erase(async (stores) => ({ submissions: await stores.submissions.erase(id) }));
  for (const { rowId: row, reference, email, name } of await findRows(database, "gift", {}))
    if ((email || name) !== "" && isErased(reference))
      await erase(async ({ gifts }) => ({
        gifts: await (email ? gifts.eraseUnpaid({ row }) : gifts.erasePerson(row)),
      }));
  for (const { rowId, number } of await findRows(database, "programFee", {}))
    if (isErased(number))
      await erase(async (stores) => ({ fees: await stores.programFees.erasePerson(rowId) }));
  if (erased > 0) await storage.scrub();
  return erased;
}
