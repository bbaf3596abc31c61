import type { Storage } from "#domain/storage/storage.ts";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { audit } from "./inbox/audit.ts";
import { erase } from "./inbox/delete.ts";
import { exportAll } from "./inbox/export.ts";
import { exportPerson } from "./inbox/export-person.ts";
import { list } from "./inbox/list.ts";
import { mailTest } from "./inbox/mail-test.ts";
import { optionNames, readOptions, type Options } from "./inbox/options.ts";
import { reconcileGifts } from "./inbox/reconcile.ts";
import { requireDatabase } from "./inbox/require-database.ts";
import { retry } from "./inbox/retry.ts";
import { show } from "./inbox/show.ts";
import { refuseLeftover, refuseSwallowed } from "./inbox/swallowed.ts";
import { fail, tellFault } from "./inbox/tell-fault.ts";
import { say, type Terminal } from "./inbox/terminal.ts";
import { help, UsageError } from "./inbox/usage.ts";

/** A call's arguments, settings and output. */
type Asked = {
  readonly typed: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
};

type Command = (
  storage: Storage,
  options: Options,
  terminal: Terminal,
  siteUrl: string,
) => Promise<boolean | void>;

const onStorage: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportAll,
  "export-person": exportPerson,
  audit,
};
/** Commands that open for themselves what they need. */
const onSettings: Readonly<
  Record<string, (config: Config, options: Options, terminal: Terminal) => Promise<boolean>>
> = { retry, delete: erase, reconcile: reconcileGifts, "mail-test": mailTest };
const commandNames = [...Object.keys(onStorage), ...Object.keys(onSettings)];

/** Commands that take no word. */
const alone = new Set(["list", "export", "reconcile", "audit"]);

async function runCommand({ typed, env, terminal }: Asked): Promise<number> {
  refuseSwallowed("inbox", typed, env, optionNames);
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
  const config = readSettings(env, terminal);
  if (!config) return 1;
  const own = onSettings[command];
  if (own) return (await own(config, options, terminal)) ? 0 : 1;
  requireDatabase(config);
  const storage = await openStorage(config);
  try {
    return (await onStorage[command]?.(storage, options, terminal, config.siteUrl)) === false
      ? 1
      : 0;
  } finally {
    await storage.close();
  }
}

/** The settings of the site on this machine; null when they were wrong, which is told. */
function readSettings(env: NodeJS.ProcessEnv, terminal: Terminal): Config | null {
  const read = readSite(env);
  if ("faults" in read) {
    for (const fault of read.faults) fail(terminal, "inbox", fault);
    return null;
  }
  return read.config;
}

/** Runs one command. Answers the exit code: 0 done, 1 not possible, 2 typed wrong. */
export async function inbox(asked: Asked): Promise<number> {
  try {
    return await runCommand(asked);
  } catch (error) {
    return tellFault(asked.terminal, "inbox", error);
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
    terminal: { out: process.stdout, err: process.stderr, input: process.stdin },
  });
}
