import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { TableSums } from "#server/backup/backup-lines.ts";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { fail, tellFault } from "../inbox/tell-fault.ts";
import { counted, say, type Terminal, UsageError } from "../inbox/terminal.ts";

export type Typed = Readonly<Record<"file" | "target", string | null>> & {
  readonly [Flag in "replace" | "check" | "plain" | "only" | "yes" | "json"]?: boolean;
} & {
  readonly [Option in "to" | "form" | "since" | "limit" | "format" | "output"]?: string;
};

export type Tool = {
  readonly command: string;
  readonly help: string;
  /** Beside --help. */
  readonly options: ParseArgsOptionsConfig;
  /** The number of words it takes beside its options; 1 when left out. */
  readonly words?: number;
  /** Resolves to `false` when the operator must look at the result: exit code 1. */
  readonly work: (typed: Typed, config: Config, output: Terminal) => Promise<boolean | void>;
};

export async function runTool(tool: Tool): Promise<void> {
  // Files that these commands write contain personal data.
  process.umask(0o077);
  const output = { out: process.stdout, err: process.stderr };
  // `inbox list | head` closes the pipe early; that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    throw error;
  });
  process.exitCode = await answer(tool, { typed: process.argv.slice(2), env: process.env, output });
}

/** @throws UsageError with the message of `parseArgs`, such as "Unknown option '--frm'" */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(message.replace(/\.?(\n| To specify).*/s, ""), { cause: error });
  }
}

/**
 * @throws UsageError for an argument of a command that takes none: without "--", npm takes an option and passes on its
 *   value
 */
export function refuseLeftover(script: string, command: string, word: string | null): void {
  if (word === null) return;
  throw new UsageError(
    `"${word}" is one word too many; if an option stood before it, type two dashes first: npm run ${script} -- ${command} …`,
  );
}

/**
 * Parses arguments and settings, and runs a command. Errors become one line.
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage
 */
export async function answer(
  { command, help, options, words = 1, work }: Tool,
  { typed, env, output }: { typed: readonly string[]; env: NodeJS.ProcessEnv; output: Terminal },
): Promise<number> {
  try {
    const all = { ...options, help: { type: "boolean", short: "h" } } as const;
    const { values, positionals } = readArguments(typed, all);
    if (values.help) {
      say(output.out, help);
      return 0;
    }
    const [file = null, target = null] = positionals;
    refuseLeftover(command, file ?? "", positionals[words] ?? null);
    const read = readSite(env);
    if ("faults" in read) {
      for (const fault of read.faults) fail(output, command, fault);
      return 1;
    }
    const done = await work({ ...(values as object), file, target }, read.config, output);
    return done === false ? 1 : 0;
  } catch (error) {
    return tellFault(output, command, error);
  }
}

/** Prints a result with the number of rows of each table that has some. */
export function tellRows({ out }: Terminal, done: string, tables: TableSums): void {
  const sums = Object.entries(tables).filter(([, { rows }]) => rows > 0);
  const all = sums.reduce((total, [, { rows }]) => total + rows, 0);
  say(out, `${done}: ${counted(all, "row")}, each compared`);
  for (const [table, { rows }] of sums) say(out, `  ${table} ${rows}`);
}
