import { resolve } from "node:path";
import { readBackupLines } from "#server/backup/read-tables.ts";
import { restore } from "#server/backup/restore.ts";
import { readConfig } from "#server/config.ts";
import { withDatabase, type StorageSettings } from "#server/storage/open-storage.ts";
import { runTool, tellRows, type Tool } from "./backup/run-tool.ts";
import { runningPorts } from "./serve/control.ts";
import { say, UsageError } from "./inbox/terminal.ts";

const help = `Copies every row to another database, from the embedded one to PostgreSQL or back. Stop the
site first: what it writes meanwhile would stay behind.

  npm run move -- --to postgres://user:password@host:5432/name
  npm run move -- --to FOLDER

The rows are read back from the new database and compared, then set DATABASE_URL or DATA_DIR to it.
The old database is left as it is: DATABASE_URL names it, or it is the embedded one in DATA_DIR.

  --to URL|FOLDER         where to
  --replace               what the new database holds may go`;

function targetOf(to: string): StorageSettings {
  if (!to.includes("://")) return { databaseUrl: null, dataDir: resolve(to) };
  const read = readConfig({ DATABASE_URL: to });
  if ("config" in read) return read.config;
  throw new UsageError(
    "--to may be an address of the form postgres://user:password@host:5432/name, or a folder",
  );
}

export const moveTool: Tool = {
  command: "move",
  help,
  options: { to: { type: "string" }, replace: { type: "boolean" } },
  async work({ file, to, replace }, config, output) {
    if (file !== null) throw new UsageError(`"${file}" is one word too many`);
    if (!to) throw new UsageError("where to? Add --to with an address or a folder");
    const target = targetOf(to);
    const isSame =
      config.databaseUrl === target.databaseUrl &&
      (target.databaseUrl !== null || config.dataDir === target.dataDir);
    if (isSame) throw new UsageError("--to is the database that is in use already");
    const { tables } = await withDatabase({ ...config, mayBeNew: false }, (from) =>
      withDatabase(target, (into) => restore(into, readBackupLines(from, new Date()), { replace })),
    );
    tellRows(
      output,
      `moved to ${target.databaseUrl === null ? target.dataDir : "PostgreSQL"}`,
      tables,
    );
    const ports = await runningPorts();
    if (ports.length > 0)
      say(
        output.err,
        `A site runs from this folder on port ${ports.join(", ")}: what it is sent until it has been stopped stays in the old database. Stop it, then move once more with --replace.`,
      );
  },
};

if (import.meta.main) await runTool(moveTool);
