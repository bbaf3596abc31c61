import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Audit } from "#domain/storage/audit.ts";
import type { AuditAction, AuditLine } from "#domain/storage/audit.ts";
import { inTransaction } from "./database.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

type Row = Selectable<Tables["audit"]>;

const firstHash = "";
const postgresLock = 726_143_002;

/** What staff and the daily job did, in the table `audit`; a changed or missing line shows. */
export function openAudit(database: Database): Audit {
  return {
    append: (at, action, detail) =>
      inTransaction(database, async (tx) => {
        // One writer at a time, or two lines would follow the same one.
        if (database.engine === "postgres") {
          await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(tx);
        }
        const last = await tx
          .selectFrom("audit")
          .selectAll()
          .orderBy("number", "desc")
          .limit(1)
          .executeTakeFirst();
        const line = {
          number: (last?.number ?? 0) + 1,
          at: at.getTime(),
          action,
          detail: JSON.stringify(detail),
        };
        const hash = hashOf(line, last?.hash ?? firstHash);
        await tx
          .insertInto("audit")
          .values({ ...line, hash })
          .execute();
      }),

    async list(limit, without) {
      const rows = await database.db
        .selectFrom("audit")
        .selectAll()
        .$if(without !== undefined, (query) => query.where("action", "!=", without ?? ""))
        .orderBy("number", "desc")
        .limit(limit)
        .execute();
      return rows.map(toLine);
    },

    async listAbout(reference) {
      const rows = await database.db
        .selectFrom("audit")
        .selectAll()
        .where("detail", "like", `%"${reference}"%`)
        .orderBy("number")
        .execute();
      return rows.map(toLine);
    },

    async findBreak() {
      const rows = await database.db.selectFrom("audit").selectAll().orderBy("number").execute();
      let before = firstHash;
      for (const [index, row] of rows.entries()) {
        if (row.number !== index + 1 || row.hash !== hashOf(row, before)) return row.number;
        before = row.hash;
      }
      return null;
    },
  };
}

function hashOf({ number, at, action, detail }: Omit<Row, "hash">, before: string): string {
  const line = JSON.stringify([before, number, at, action, detail]);
  return createHash("sha256").update(line).digest("hex");
}

function toLine(row: Row): AuditLine {
  return {
    number: row.number,
    at: new Date(row.at),
    action: row.action as AuditAction,
    detail: JSON.parse(row.detail) as AuditLine["detail"],
    hash: row.hash,
  };
}
