import { existsSync } from "node:fs";
import { join } from "node:path";
import { sqliteFileName, type StorageSettings } from "#server/storage/connect.ts";
import { UsageError } from "./terminal.ts";
import type { Config } from "#server/config.ts";
import { createServices, type Services } from "#server/services.ts";

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

export const openServices = (config: Config): Promise<Services> =>
  // Faults are read at this terminal; the alarm is for those of the served site.
  createServices({
    ...config,
    mayBeNew: false,
    alarmUrl: null,
    log: (line) => console.error(line),
  });

/** Opens all that the site works with, and closes it in any case. */
export async function withServices<Result>(
  config: Config,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const services = await openServices(requireDatabase(config));
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}
