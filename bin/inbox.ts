import type { Storage } from "#domain/storage/storage.ts";
import type { Config } from "#server/config.ts";
import { readSite } from "#server/settings.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { audit } from "./inbox/audit.ts";
import { clock } from "./inbox/clock.ts";
import { erase } from "./inbox/delete.ts";
import { exportAll } from "./inbox/export.ts";
import { exportPerson } from "./inbox/export-person.ts";
import { accept, retry } from "./inbox/letters.ts";
import { fees } from "./inbox/fees.ts";
import { feesOptionNames, readFeesOptions } from "./inbox/fees-options.ts";
import { feesHelp } from "./inbox/fees-usage.ts";
import { giftsCommands, gifts } from "./inbox/gifts.ts";
import { giftsOptionNames, readGiftsOptions } from "./inbox/gifts-options.ts";
import { giftsHelp } from "./inbox/gifts-usage.ts";
import { list } from "./inbox/list.ts";
import { newsletter, newsletterOptionNames, readNewsletterOptions } from "./inbox/newsletter.ts";
import { optionNames, readOptions } from "./inbox/options.ts";
import type { Options } from "./inbox/options.ts";
import { requireDatabase } from "./inbox/require-database.ts";
import { show } from "./inbox/show.ts";
import { mailTest } from "./inbox/mail-test.ts";
import { setStage } from "./inbox/stage.ts";
import { refuseLeftover, refuseSwallowed } from "./inbox/swallowed.ts";
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
  read: setStage("read"),
  answered: setStage("answered"),
  close: setStage("closed"),
  delete: erase,
  audit,
  clock,
};

/** Commands that stand alone: a word behind them is left of something else. */
const alone = new Set(["list", "export", "audit", "clock"]);

/** What was typed, the settings, and where the answer goes. */
type Asked = {
  readonly typed: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
};

async function runCommand({ typed, env, terminal }: Asked): Promise<number> {
  const [first, ...rest] = typed;
  const names = [...optionNames, ...giftsOptionNames, ...feesOptionNames, ...newsletterOptionNames];
  refuseSwallowed("inbox", typed, env, [...new Set(names)]);
  if (first === "gifts") return runGifts({ typed: rest, env, terminal });
  if (first === "fees") return runFees({ typed: rest, env, terminal });
  // Nothing else has them.
  if (first === "statements") return runGifts({ typed, env, terminal });
  if (first === "newsletter") return runNewsletter({ typed: rest, env, terminal });
  const options = readOptions(typed, new Date());
  if (options.wantsHelp || options.command === null || options.command === "help") {
    say(terminal.out, help);
    return 0;
  }
  if (options.command === "mail-test") {
    const config = readSettings(env, terminal);
    return config && (await mailTest(config, options.target, terminal)) ? 0 : 1;
  }
  const command = commands[options.command];
  if (!command) {
    const elsewhere = giftsCommands.has(options.command)
      ? `it is one of gifts: npm run inbox -- gifts ${options.command}`
      : `there are ${Object.keys(commands).join(", ")}, mail-test, gifts, fees, newsletter`;
    throw new UsageError(`there is no command "${options.command}"; ${elsewhere}`);
  }
  if (alone.has(options.command)) refuseLeftover("inbox", options.command, options.target);
  const config = readSettings(env, terminal);
  if (!config) return 1;
  requireDatabase(config);
  const storage = await openStorage(config);
  try {
    return (await command(storage, options, terminal, config.siteUrl)) === false ? 1 : 0;
  } finally {
    await storage.close();
  }
}

async function runGifts({ typed, env, terminal }: Asked): Promise<number> {
  const options = readGiftsOptions(typed, new Date());
  if (options.wantsHelp || options.command === null || options.command === "help") {
    say(terminal.out, giftsHelp);
    return 0;
  }
  if (alone.has(options.command)) {
    refuseLeftover("inbox", `gifts ${options.command}`, options.target);
  }
  const config = readSettings(env, terminal);
  if (!config) return 1;
  requireDatabase(config);
  return gifts(config, options, terminal);
}

async function runFees({ typed, env, terminal }: Asked): Promise<number> {
  const options = readFeesOptions(typed, new Date());
  if (options.wantsHelp || options.command === null || options.command === "help") {
    say(terminal.out, feesHelp);
    return 0;
  }
  if (alone.has(options.command) || options.command === "enter") {
    refuseLeftover("inbox", `fees ${options.command}`, options.target);
  }
  const config = readSettings(env, terminal);
  if (!config) return 1;
  requireDatabase(config);
  return fees(config, options, terminal);
}

async function runNewsletter({ typed, env, terminal }: Asked): Promise<number> {
  const options = readNewsletterOptions(typed);
  if (options.wantsHelp) {
    say(terminal.out, help);
    return 0;
  }
  const config = readSettings(env, terminal);
  if (!config) return 1;
  requireDatabase(config);
  return newsletter(config, options, terminal);
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
