import { existsSync } from "node:fs";
import { saveBackup } from "#server/backup/nightly.ts";
import { withDatabase } from "#server/storage/open-storage.ts";
import { runTool, tellRows, type Tool } from "./backup/run-tool.ts";
import { UsageError } from "./inbox/terminal.ts";

const help = `Writes everything the site keeps into one file, also while it runs.

  npm run backup -- FILE [--replace]

The file is read back and compared before it gets its name; only this account may read it. With
BACKUP_KEY set it is encrypted (AES-256-GCM), and nobody opens it without that key. The database is
the one that DATABASE_URL names, or the embedded one in DATA_DIR.

  --replace               an older file of that name may go

Example
  npm run backup -- /srv/backups/site-2026-05-18.backup`;

export const backupTool: Tool = {
  command: "backup",
  help,
  options: { replace: { type: "boolean" } },
  async work({ file, replace }, config, output) {
    if (!file) throw new UsageError("into which file? Name it: npm run backup -- FILE");
    if (!replace && existsSync(file)) {
      throw new UsageError(`${file} is there already; name another one, or add --replace`);
    }
    const { tables } = await withDatabase({ ...config, mayBeNew: false }, (database) =>
      saveBackup(database, file, config.backupKey, new Date()),
    );
    tellRows(
      output,
      `${config.backupKey === null ? "saved" : "saved and encrypted"} in ${file}`,
      tables,
    );
  },
};

if (import.meta.main) await runTool(backupTool);
