import { existsSync } from "node:fs";
import { join } from "node:path";
import { sqliteFileName, type StorageSettings } from "#server/storage/connect.ts";
import { UsageError } from "./usage.ts";
import type { GivingActing } from "#domain/staff/acting.ts";
import { findDesignation } from "#reader/designations.ts";
import type { Config } from "#server/config.ts";
import { createServices } from "#server/services.ts";
import { say, type Terminal } from "./terminal.ts";

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

/** Opens all that a deed needs, runs the work, and closes in any case. The record names nobody. */
export async function withWorld<Result>(
  config: Config,
  terminal: Terminal,
  work: (acting: GivingActing) => Promise<Result>,
): Promise<Result> {
  requireDatabase(config);
  // Faults are read at this terminal; the alarm is for those of the served site.
  const log = (line: string) => say(terminal.err, line);
  const services = await createServices({ ...config, alarmUrl: null, log });
  const { givingWorld, storage } = services;
  try {
    return await work({ ...givingWorld, storage, findDesignation, by: null });
  } finally {
    await services.close();
  }
}
