import { sql } from "kysely";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Database } from "#domain/tables/database.ts";

/** The name that connections of this program have at PostgreSQL. */
export const applicationName = "long-way-home";

/** True while another process of this program has the database open, even idle. */
export async function isInUse({ db, engine }: Database): Promise<boolean> {
  if (engine === "postgres") {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and application_name = ${applicationName}`.execute(db);
    return rows.length > 0;
  }
  try {
    // SQLite leaves its log only for whoever is alone with the file.
    await sql`pragma journal_mode = delete`.execute(db);
    await sql`pragma journal_mode = wal`.execute(db);
    return false;
  } catch (error) {
    if (error instanceof StorageUnavailable && error.reason === "busy") return true;
    throw error;
  }
}
