import type { GivingActing } from "#domain/staff/acting.ts";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { mailTest } from "./inbox/mail-test.ts";
import { readOptions, type Options } from "./inbox/options.ts";
import { audit, exportAll, list, reconcileGifts, show, takeOut } from "./inbox/read.ts";
import { erase, retry } from "./inbox/repair.ts";
import { fail, tellFault } from "./inbox/tell-fault.ts";
import { say, type Terminal } from "./inbox/terminal.ts";
import { help, refuseLeftover, UsageError } from "./inbox/usage.ts";
import { findDesignation } from "#reader/designations.ts";
import { withServices } from "./inbox/require-database.ts";

/** A call's arguments, settings and output. */
type Asked = {
  readonly typed: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
};

type Command<With> = (on: With, options: Options, terminal: Terminal) => Promise<boolean | void>;

/** `false` says that somebody must look. */
const commands: Readonly<Record<string, Command<GivingActing>>> = {
  list,
  show,
  export: exportAll,
  "export-person": takeOut,
  audit,
  retry,
  delete: erase,
  reconcile: reconcileGifts,
};
/** Needs no database. */
const onSettings: Readonly<Record<string, Command<Config>>> = { "mail-test": mailTest };
const commandNames = [...Object.keys(commands), ...Object.keys(onSettings)];

/** Commands that take no word. */
const alone = new Set(["list", "export", "reconcile", "audit"]);

/** Runs one command. Answers the exit code: 0 done, 1 not possible, 2 typed wrong. */
export async function inbox({ typed, env, terminal }: Asked): Promise<number> {
  try {
    const options = readOptions(typed, new Date());
    const { command, target } = options;
    if (options.wantsHelp || command === null || command === "help") {
      say(terminal.out, help);
      return 0;
    }
    if (!commandNames.includes(command)) {
      const there = commandNames.join(", ");
      throw new UsageError(`there is no command "${command}"; there are ${there}`);
    }
    if (alone.has(command)) refuseLeftover("inbox", command, target);
    const read = readSite(env);
    if ("faults" in read) {
      for (const fault of read.faults) fail(terminal, "inbox", fault);
      return 1;
    }
    // The record names nobody.
    const isFine = await (onSettings[command]?.(read.config, options, terminal) ??
      withServices(read.config, ({ givingWorld, storage }) => {
        const acting = { ...givingWorld, storage, findDesignation, by: null };
        return commands[command]!(acting, options, terminal);
      }));
    return isFine === false ? 1 : 0;
  } catch (error) {
    return tellFault(terminal, "inbox", error);
  }
}

if (import.meta.main) {
  // What is exported holds personal data.
  process.umask(0o077);
  // `inbox list | head` closes the pipe early; that is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  process.exitCode = await inbox({
    typed: process.argv.slice(2),
    env: process.env,
    terminal: { out: process.stdout, err: process.stderr },
  });
}
