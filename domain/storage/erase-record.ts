import { eraseUnpaid } from "#domain/giving/gift-people.ts";
import { type Database, changeRows, eraseRows } from "#domain/tables/database.ts";
import { withoutPerson } from "#domain/tables/personal.ts";

/** Tables whose records are erased alone, and the column of their number. */
export const records = {
  submission: "reference",
  gift: "reference",
  programFee: "number",
} as const;

/**
 * Erases a message, with pictures and e-mails by `on delete cascade`, or the person of one gift or program fee that has
 * no address or was not paid. @returns number of rows by kind
 */
export async function eraseRecord(
  database: Database,
  table: keyof typeof records,
  number: string,
): Promise<Readonly<Record<string, number>>> {
  const wanted = { [records[table]]: number };
  if (table === "submission") return { submissions: await eraseRows(database, table, wanted) };
  const nameless = { ...wanted, email: "" };
  const rows = await changeRows(database, table, nameless, withoutPerson(table));
  if (table === "programFee") return { fees: rows };
  return { gifts: rows + (await eraseUnpaid(database, number)) };
}
