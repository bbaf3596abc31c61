import { sha256 } from "#domain/hashing.ts";
import { inTransaction, lock, type Database, findRow, findRows } from "#domain/tables/database.ts";
import type { Row } from "#domain/tables/tables.ts";

export type AuditAction =
  | "erased"
  | "expired"
  | "exported"
  | "cleared"
  | "revived"
  // Written before the payment provider is asked; "refunded" follows when it has done it.
  | "refund_asked"
  | "refunded"
  | "stopped"
  | "statements"
  | "newsletter"
  | "news"
  | "entered"
  | "withdrawn"
  | "stage"
  | "settled"
  | "email"
  | "name"
  | "note"
  // In records of before November 27, 2026 only.
  | "clock"
  | "fee_entered"
  | "fee_withdrawn"
  | "fee_sent"
  | "account"
  | "seen";

/** One line of the audit record. Each hash covers its line and the previous hash. */
export type AuditLine = Omit<Row<"audit">, "detail"> & {
  /** References, counts, form names and filters, no personal data of visitors; `by` is the staff member, if known. */
  readonly detail: Readonly<Record<string, string | number>>;
};

const firstHash = "";

export function append(
  database: Database,
  at: Date,
  action: AuditAction,
  detail: AuditLine["detail"],
): Promise<void> {
  return inTransaction(database, async (tx) => {
    // One writer at a time, or two lines would continue the same hash.
    await lock(tx, "audit");
    const last = await tx.db
      .selectFrom("audit")
      .selectAll()
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    const line = {
      number: (last?.number ?? 0) + 1,
      at,
      action,
      detail: JSON.stringify(detail),
    };
    const hash = hashOf(line, last?.hash ?? firstHash);
    await tx.db
      .insertInto("audit")
      .values({ ...line, hash })
      .execute();
  });
}

export const isNoted = async (
  database: Database,
  at: Date,
  action: AuditAction,
  detail: AuditLine["detail"],
) => !!(await findRow(database, "audit", { at, action, detail: JSON.stringify(detail) }));

/** Newest first. @param isWhole false: without views of personal data ("seen") */
export async function list({ db }: Database, limit: number, isWhole = true) {
  const rows = await db
    .selectFrom("audit")
    .selectAll()
    .$if(!isWhole, (query) => query.where("action", "!=", "seen"))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  return rows.map(toLine);
}

/** Lines whose detail has this reference, such as `LWH-7K3M-Q7`, oldest first. */
export async function listAbout({ db }: Database, reference: string) {
  const rows = await db
    .selectFrom("audit")
    .selectAll()
    .where("detail", "like", `%"${reference}"%`)
    .orderBy("number")
    .execute();
  return rows.map(toLine);
}

/** Number of the first line whose hash does not match; null: the chain is intact. */
export async function findBreak(database: Database): Promise<number | null> {
  const rows = await findRows(database, "audit", {});
  let before = firstHash;
  for (const [index, row] of rows.entries()) {
    if (row.number !== index + 1 || row.hash !== hashOf(row, before)) return row.number;
    before = row.hash;
  }
  return null;
}

function hashOf({ number, at, action, detail }: Omit<Row<"audit">, "hash">, before: string) {
  return sha256(JSON.stringify([before, number, at.getTime(), action, detail]));
}

const toLine = (row: Row<"audit">): AuditLine => ({
  ...row,
  // Lines of before 2026-11-28 call e-mails letters, and the chain of hashes forbids to change them.
  detail: JSON.parse(row.detail.replace('"letters":', '"mails":')) as AuditLine["detail"],
});
