import { checkBackupFile, readBackupFile } from "#server/backup/backup-file.ts";
import { eraseAgain } from "#server/backup/erase-again.ts";
import { erasedAfter } from "#server/storage/erased-list.ts";
import { changeRows } from "#domain/tables/database.ts";
import { engines } from "#domain/tables/engines.ts";
import { restore } from "#server/backup/restore.ts";
import { withDatabase } from "#server/storage/open-storage.ts";
import { runTool, tellRows, type Tool } from "./backup/run-tool.ts";
import { say, UsageError } from "./inbox/terminal.ts";

const help = `Brings back what "npm run backup" wrote, into either kind of database. Stop the site first.

  npm run restore -- FILE [--replace | --check] [--plain]

All of it or nothing: the rows are read back and compared before anything counts. The database is
the one that DATABASE_URL names, or the embedded one in DATA_DIR; an encrypted file needs the
BACKUP_KEY it was written with.

Whoever was erased after the backup was taken is erased again, as far as erased.jsonl in DATA_DIR knows.

  --replace               what the database holds now may go
  --check                 only reads the file to its end and counts, touching no database
  --plain                 takes a file that is not encrypted, although BACKUP_KEY is set

Example
  DATA_DIR=/tmp/drill npm run restore -- /srv/backups/site-2026-05-18.backup`;

export const restoreTool: Tool = {
  command: "restore",
  help,
  options: { replace: { type: "boolean" }, check: { type: "boolean" }, plain: { type: "boolean" } },
  async work(typed, config, output) {
    const { file, replace } = typed;
    if (file === null) throw new UsageError("from which file? Name it: npm run restore -- FILE");
    // The key stays for the list of the erased.
    const key = typed.plain ? null : config.backupKey;
    // The whole file is read before a database is touched: only then is an encrypted one known to be unchanged.
    const { header, tables } = await checkBackupFile(file, key);
    const taken = `${file} of ${header.takenAt}`;
    if (typed.check) return tellRows(output, `whole: ${taken}`, tables);
    // Read first: with a list that cannot be read nothing is touched.
    const isErased = await erasedAfter(config, new Date(header.takenAt));
    const again = await withDatabase(config, async (database) => {
      if (await engines[database.engine].isInUse(database.db)) {
        throw new UsageError("the database is in use: stop the site first, and the desk");
      }
      await restore(database, readBackupFile(file, key), { replace });
      // A lost phone may have been signed in, and an invitation open, when the backup was taken.
      await changeRows(database, "session", { endedAt: null }, { endedAt: new Date() });
      await database.db.deleteFrom("onceLink").execute();
      return eraseAgain(database, isErased);
    });
    const target = config.databaseUrl ? "the database of DATABASE_URL" : config.dataDir;
    tellRows(output, `restored into ${target} from ${taken}`, tables);
    say(
      output.out,
      "Everybody signs in anew. People of the desk and readers of the newsletter are as they were then: block again whoever was blocked since, remove devices again that were lost, and take out readers who have left.",
    );
    if (again > 0)
      say(output.out, `erased again: ${again} that had been erased after this backup was taken`);
  },
};

if (import.meta.main) await runTool(restoreTool);
