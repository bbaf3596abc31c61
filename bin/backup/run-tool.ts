import type { ParseArgsOptionsConfig } from "node:util";
import type { TableSums } from "#server/backup/backup-lines.ts";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { connectDatabase } from "#server/storage/connect.ts";
import type { StorageSettings } from "#server/storage/connect.ts";
import type { Database } from "#domain/tables/database.ts";
import { fail, tellFault } from "../inbox/tell-fault.ts";
import { counted, say, type Terminal } from "../inbox/terminal.ts";
import { refuseLeftover } from "../inbox/usage.ts";
import { readTyped } from "../inbox/typed-options.ts";

/** A command's arguments. */
export type Typed = {
  readonly file: string | null;
  readonly replace?: boolean;
  readonly check?: boolean;
  readonly to?: string;
};

type Output = Pick<Terminal, "out" | "err">;

export type Tool = {
  readonly command: string;
  readonly help: string;
  /** Beside --help. */
  readonly options: ParseArgsOptionsConfig;
  readonly work: (typed: Typed, config: Config, output: Output) => Promise<void>;
};

export async function runTool(tool: Tool): Promise<void> {
  // What these commands write holds everything there is of everybody.
  process.umask(0o077);
  const output = { out: process.stdout, err: process.stderr };
  process.exitCode = await answer(tool, { typed: process.argv.slice(2), env: process.env, output });
}

/**
 * Reads what was typed and the site's settings, and turns what goes wrong into one line.
 * @returns the exit code: 0 done, 1 not possible, 2 typed wrong
 */
export async function answer(
  { command, help, options, work }: Tool,
  { typed, env, output }: { typed: readonly string[]; env: NodeJS.ProcessEnv; output: Output },
): Promise<number> {
  try {
    const all = { ...options, help: { type: "boolean", short: "h" } } as const;
    const { values, positionals } = readTyped(typed, all);
    if (values.help) {
      say(output.out, help);
      return 0;
    }
    const [file = null, extra = null] = positionals;
    refuseLeftover(command, file ?? "", extra);
    const read = readSite(env);
    if ("faults" in read) {
      for (const fault of read.faults) fail(output, command, fault);
      return 1;
    }
    await work({ ...(values as Omit<Typed, "file">), file }, read.config, output);
    return 0;
  } catch (error) {
    return tellFault(output, command, error);
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
export function tellRows({ out }: Output, done: string, tables: TableSums): void {
  const sums = Object.entries(tables).filter(([, { rows }]) => rows > 0);
  const all = sums.reduce((total, [, { rows }]) => total + rows, 0);
  say(out, `${done}: ${counted(all, "row")}, each compared`);
  for (const [table, { rows }] of sums) say(out, `  ${table} ${rows}`);
}
