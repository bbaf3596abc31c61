import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Storage } from "#domain/storage/storage.ts";
import { readConfig } from "#server/config.ts";
import type { Config } from "#server/config.ts";
import { openStorage, sqliteFileName } from "#server/storage/open-storage.ts";
import { audit } from "./inbox/audit.ts";
import { clock } from "./inbox/clock.ts";
import { erase } from "./inbox/delete.ts";
import { exportAll } from "./inbox/export.ts";
import { exportPerson } from "./inbox/export-person.ts";
import { accept, retry } from "./inbox/letters.ts";
import { gifts } from "./inbox/gifts.ts";
import { readGiftsOptions } from "./inbox/gifts-options.ts";
import { giftsHelp } from "./inbox/gifts-usage.ts";
import { list } from "./inbox/list.ts";
import { readOptions } from "./inbox/options.ts";
import type { Options } from "./inbox/options.ts";
import { show } from "./inbox/show.ts";
import { fail, tellFault } from "./inbox/tell-fault.ts";
import { say } from "./inbox/terminal.ts";
import type { Terminal } from "./inbox/terminal.ts";
import { help, UsageError } from "./inbox/usage.ts";

type Command = (
  storage: Storage,
  options: Options,
  terminal: Terminal,
  siteUrl: string,
) => Promise<boolean | void>;

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportAll,
  "export-person": exportPerson,
  accept,
  retry,
  delete: erase,
  audit,
  clock,
};

/** Runs one command. Answers the exit code: 0 done, 1 not possible, 2 typed wrong. */
async function main(terminal: Terminal): Promise<number> {
  const [first, ...rest] = process.argv.slice(2);
  if (first === "gifts") return giftsMain(rest, terminal);
  const options = readOptions(process.argv.slice(2), new Date());
  if (options.wantsHelp || options.command === null || options.command === "help") {
    say(terminal.out, help);
    return 0;
  }
  const command = commands[options.command];
  if (!command) {
    throw new UsageError(
      `there is no command "${options.command}"; there are ${Object.keys(commands).join(", ")}`,
    );
  }
  const config = readSettings(terminal);
  if (!config) return 1;
  const storage = await openStorage(config);
  try {
    return (await command(storage, options, terminal, config.siteUrl)) === false ? 1 : 0;
  } finally {
    await storage.close();
  }
}

async function giftsMain(typed: readonly string[], terminal: Terminal): Promise<number> {
  const options = readGiftsOptions(typed, new Date());
  if (options.wantsHelp || options.command === null || options.command === "help") {
    say(terminal.out, giftsHelp);
    return 0;
  }
  const config = readSettings(terminal);
  return config ? gifts(config, options, terminal) : 1;
}

/** The settings of the site on this machine; null when they were wrong, which is told. */
function readSettings(terminal: Terminal): Config | null {
  const read = readConfig(process.env);
  if ("faults" in read) {
    for (const fault of read.faults) fail(terminal, "inbox", fault);
    return null;
  }
  requireDatabase(read.config);
  return read.config;
}

/** Opening would make an empty database and show an empty inbox: likely the wrong folder. */
function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || existsSync(join(dataDir, sqliteFileName))) return;
  throw new UsageError(
    `there is no database in ${dataDir}; set DATA_DIR or DATABASE_URL as the site has it`,
  );
}

// What is exported holds personal data.
process.umask(0o077);
const terminal: Terminal = { out: process.stdout, err: process.stderr, input: process.stdin };
// `inbox list | head` closes the pipe early; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
process.exitCode = await main(terminal).catch((error: unknown) =>
  tellFault(terminal, "inbox", error),
);
