import { type Database, changeRows, eraseRows, findRows } from "#domain/tables/database.ts";
import { withoutPerson } from "#domain/tables/personal.ts";

/** Tables whose records are erased alone, and the column of their number. */
export const records = {
  submission: "reference",
  gift: "reference",
  programFee: "number",
} as const;

/**
 * Erases a message, with pictures and e-mails by `on delete cascade`, or the person and e-mails of one gift or program fee.
 * @returns number of rows by kind
 */
export async function eraseRecord(
  database: Database,
  table: keyof typeof records,
  number: string,
): Promise<Readonly<Record<string, number>>> {
  const wanted = { [records[table]]: number };
  if (table === "submission") return { submissions: await eraseRows(database, table, wanted) };
  const [{ rowId } = { rowId: 0 }] = await findRows(database, table, wanted, true);
  const rows = await changeRows(database, table, wanted, withoutPerson(database, table));
  const isGift = table === "gift";
  await eraseRows(database, "email", isGift ? { giftRow: rowId } : { feeRow: rowId });
  return isGift ? { gifts: rows } : { fees: rows };
}
