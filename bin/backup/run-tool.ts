import type { ParseArgsOptionsConfig } from "node:util";
import type { TableSums } from "#server/backup/backup-lines.ts";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { connectDatabase } from "#server/storage/connect.ts";
import type { StorageSettings } from "#server/storage/connect.ts";
import type { Database } from "#server/storage/database.ts";
import { fail, tellFault } from "../inbox/tell-fault.ts";
import { counted, say } from "../inbox/terminal.ts";
import { refuseLeftover, refuseSwallowed } from "../inbox/swallowed.ts";
import { UsageError } from "../inbox/usage.ts";
import { readTyped } from "../inbox/typed-options.ts";

const options = {
  replace: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  to: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const satisfies ParseArgsOptionsConfig;

type Option = keyof typeof options;

/** What was typed behind one of these commands. */
export type Typed = {
  readonly file: string | null;
  readonly replace: boolean;
  readonly check: boolean;
  readonly to: string | null;
};

const terminal = { out: process.stdout, err: process.stderr };

/**
 * Runs one command about backups: reads what was typed and the site's settings, and turns what goes
 * wrong into one line and an exit code: 1 not possible, 2 typed wrong.
 *
 * @param knows the options it has beside --help
 */
export async function runTool(
  command: string,
  help: string,
  knows: readonly Option[],
  work: (typed: Typed, config: Config) => Promise<void>,
): Promise<void> {
  // What these commands write holds everything there is of everybody.
  process.umask(0o077);
  try {
    const { values, positionals } = readTyped(process.argv.slice(2), options);
    if (values.help) return say(terminal.out, help);
    refuseSwallowed(command, process.argv.slice(2), process.env, knows);
    const stranger = (["replace", "check", "to"] as const).find(
      (name) => values[name] && !knows.includes(name),
    );
    if (stranger) throw new UsageError(`Unknown option '--${stranger}'`);
    const [file = null, extra] = positionals;
    if (extra !== undefined) refuseLeftover(command, file ?? "", extra);
    const read = readSite(process.env);
    if ("faults" in read) {
      for (const fault of read.faults) fail(terminal, command, fault);
      process.exitCode = 1;
      return;
    }
    const { replace, check, to = null } = values;
    await work({ file, replace, check, to }, read.config);
  } catch (error) {
    process.exitCode = tellFault(terminal, command, error);
  }
}

/** Connects, works, and closes in any case. */
export async function withDatabase<Result>(
  settings: StorageSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  // These commands take their time: all of an embedded database is looked through for damage.
  const database = await connectDatabase(settings, Number.POSITIVE_INFINITY);
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}

/** Tells what was done, with the number of rows of each table that has some. */
export function tellRows(done: string, tables: TableSums): void {
  const sums = Object.entries(tables).filter(([, { rows }]) => rows > 0);
  const all = sums.reduce((total, [, { rows }]) => total + rows, 0);
  say(terminal.out, `${done}: ${counted(all, "row")}, each compared`);
  for (const [table, { rows }] of sums) say(terminal.out, `  ${table} ${rows}`);
}
