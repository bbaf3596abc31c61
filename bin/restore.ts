import { checkBackupFile, readBackupFile } from "#server/backup/backup-file.ts";
import { restore } from "#server/backup/restore.ts";
import { runTool, tellRows, withDatabase } from "./backup/run-tool.ts";
import { UsageError } from "./inbox/usage.ts";

const help = `Brings back what "npm run backup" wrote, into either kind of database. Stop the site first.

  npm run restore -- FILE [--replace | --check]

All of it or nothing: the rows are read back and compared before anything counts. The database is
the one that DATABASE_URL names, or the embedded one in DATA_DIR; an encrypted file needs the
BACKUP_KEY it was written with.

  --replace               what the database holds now may go
  --check                 only reads the file to its end and counts, touching no database

Example
  DATA_DIR=/tmp/drill npm run restore -- /srv/backups/site-2026-05-18.backup`;

await runTool("restore", help, ["replace", "check"], async (typed, config) => {
  const { file, replace } = typed;
  if (file === null) throw new UsageError("from which file? Name it: npm run restore -- FILE");
  // To its end before a database is touched: only then is an encrypted file known to be unchanged.
  const { header, tables } = await checkBackupFile(file, config.backupKey);
  const taken = `${file} of ${header.takenAt}`;
  if (typed.check) return tellRows(`whole: ${taken}`, tables);
  await withDatabase(config, (database) =>
    restore(database, readBackupFile(file, config.backupKey), { replace }),
  );
  tellRows(`restored from ${taken}`, tables);
});
