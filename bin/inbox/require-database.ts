import { existsSync } from "node:fs";
import { join } from "node:path";
import { sqliteFileName } from "#server/storage/connect.ts";
import type { StorageSettings } from "#server/storage/connect.ts";
import { UsageError } from "./usage.ts";

export const hasDatabase = ({ databaseUrl, dataDir }: StorageSettings): boolean =>
  databaseUrl !== null || existsSync(join(dataDir, sqliteFileName));

/**
 * Opening would make an empty database and show an empty inbox: likely the wrong folder.
 *
 * @throws UsageError when there is no database where the settings say
 */
export function requireDatabase<Settings extends StorageSettings>(settings: Settings): Settings {
  if (hasDatabase(settings)) return settings;
  throw new UsageError(
    `there is no database in ${settings.dataDir}; set DATA_DIR or DATABASE_URL as the site has it`,
  );
}
