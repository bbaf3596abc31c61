import { existsSync } from "node:fs";
import { join } from "node:path";
import { sqliteFileName } from "#server/storage/connect.ts";
import type { StorageSettings } from "#server/storage/connect.ts";
import { UsageError } from "./usage.ts";

/**
 * Opening would make an empty database and show an empty inbox: likely the wrong folder.
 *
 * @throws UsageError when there is no database where the settings say
 */
export function requireDatabase({ databaseUrl, dataDir }: StorageSettings): void {
  if (databaseUrl !== null || existsSync(join(dataDir, sqliteFileName))) return;
  throw new UsageError(
    `there is no database in ${dataDir}; set DATA_DIR or DATABASE_URL as the site has it`,
  );
}
