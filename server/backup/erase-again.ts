import { records } from "#domain/storage/erase-record.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { type Database, untyped } from "#domain/tables/database.ts";
import { addressesIn } from "#domain/tables/personal.ts";
import { openStorageOn } from "#server/storage/open-storage.ts";

/**
 * Erases from a restored database the people and records that were erased after its backup was taken.
 * @param isErased true for an e-mail address or reference that was erased after that
 * @returns how many people, and single records, were erased
 */
export async function eraseAgain(database: Database, isErased: (name: string) => boolean) {
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
  for (const table of Object.keys(records) as (keyof typeof records)[])
    for (const row of await untyped(database).selectFrom(table).select(records[table]).execute()) {
      const number = String(row[records[table]]);
      if (isErased(number)) await erase(({ eraseRecord }) => eraseRecord(table, number));
    }
  if (erased > 0) await storage.scrub();
  return erased;
}
