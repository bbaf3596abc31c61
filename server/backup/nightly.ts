import { dayMs, guatemalaDay } from "#domain/clock.ts";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { backupJob } from "#domain/storage/storage-metrics.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { Database } from "#domain/tables/database.ts";
import { hourOf, startDaily } from "#domain/tables/daily-jobs.ts";
import { describeError } from "#server/http/request-log.ts";
import { withDatabase, type StorageSettings } from "#server/storage/open-storage.ts";
import { deleteBackups } from "./delete-backups.ts";
import { writeBackupFile } from "./backup-file.ts";
import { readBackupLines } from "./read-tables.ts";

const keepDays = 30;

/**
 * Writes a backup into BACKUP_TO once a day, at the first call; deletes backups older than 30 days, there and in
 * DATA_DIR.
 */
export async function backUpNightly(
  storage: Pick<Storage, "startDaily" | "forgetDaily">,
  settings: StorageSettings & { readonly backupTo?: string | null },
  now: Date,
  log: (line: string) => void,
): Promise<void> {
  const job = "nightly backup";
  const { backupTo = null, dataDir } = settings;
  const oldest = guatemalaDay(new Date(now.getTime() - keepDays * dayMs));
  try {
    if (!(await storage.startDaily(job, guatemalaDay(now)))) return;
    if (backupTo !== null) await writeBackup(settings, backupTo, now);
    await deleteBackups(dataDir, "before-update", oldest);
    if (backupTo !== null) await deleteBackups(backupTo, "site", oldest);
  } catch (error) {
    log(`no backup was written to BACKUP_TO (${backupTo}): ${describeError(error)}`);
    // The next call, in ten minutes, tries again.
    await storage.forgetDaily(job).catch(() => {});
  }
}

async function writeBackup(settings: StorageSettings, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `site-${guatemalaDay(now)}.backup`);
  const save = (database: Database) => saveBackup(database, file, settings.backupKey ?? null, now);
  // Visitors' statements do not wait for a connection of its own; 0: reading the backup back finds damage.
  await withDatabase(settings, save, 0);
}

/** Writes a backup of a database, and records its time there. @param key a passphrase; null: not encrypted */
export async function saveBackup(database: Database, file: string, key: string | null, now: Date) {
  const written = await writeBackupFile(file, readBackupLines(database, now), key);
  await startDaily(database, backupJob, hourOf(now));
  return written;
}
