import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { commitOf } from "#server/commit.ts";
import type { Config } from "#server/config.ts";
import { noSettingsFile, readSite } from "#server/settings.ts";
import { CommandFailed, runStep, step } from "./processes/progress.mjs";
import { runningSites, type RunningSite } from "./serve/control.ts";
import { oneBuild } from "./site-build/one-build.ts";
import {
  changesProgram,
  fetchIncoming,
  requireCommitted,
  requireSigned,
  UpdateRefused,
} from "./update/incoming.ts";
import { checkOutNext, foldersIn, putInPlace, removeNext } from "./update/next-version.ts";
import { changesTables, tryOnCopy } from "./update/trial.ts";

const usage = `npm run update -- [--no-fetch | --unattended]

Publishes a new program: fetches the commits of the branch that is followed, checks the content, builds
beside the running site, and hands over to a new process when that answers. When a step fails, the
site goes on as it was, the folder is at the commit before, and the last line says what to do.

  --no-fetch     the last commit in this folder
  --unattended   for a timer: takes what changes content/ alone, anything else only when it is signed`;

const root = projectRoot;
const folders = foldersIn(root);

/** The file of settings is named from the project's folder, and the next version has another. */
function environmentOf(): Record<string, string> {
  const own = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "" };
  const named = process.env.SETTINGS;
  if (named === noSettingsFile) return own;
  const file = resolve(root, named || ".env");
  return { ...own, SETTINGS: named || existsSync(file) ? file : noSettingsFile };
}

function settings(): Config {
  const read = readSite(process.env);
  if ("faults" in read) throw new UpdateRefused(read.faults.join("\n"));
  return read.config;
}

/** Asks sites that run from here to go on in a new process, and notes the ports of those that have. */
async function handOver(sites: readonly RunningSite[], done: string[]): Promise<void> {
  for (const site of sites) {
    await step(`Handing over on port ${site.port}`, async () => {
      const fault = await site.handOver();
      if (fault !== null) throw new Error(fault);
    });
    done.push(site.port);
  }
}

/**
 * Puts back what was there before, and asks the sites that had handed over already to go back to it.
 * @param sites that had
 * @returns what to tell: the first reason, and what did not go back
 */
async function takenBack(
  error: unknown,
  sites: readonly RunningSite[],
  backup: string | null,
  goBack: () => void,
): Promise<unknown> {
  const told = [(error as Error).message];
  try {
    goBack();
    await handOver(sites, []);
  } catch (second) {
    told.push(`Going back failed as well: ${(second as Error).message}`);
  }
  if (backup === null && told.length === 1) return error;
  if (backup !== null) told.push(tablesChanged(backup));
  return new NotAsBefore(told.join("\n"), { cause: error });
}

async function publish(how: How): Promise<string> {
  // An update that was killed has left a copy of everybody's data, perhaps.
  removeNext(folders);
  try {
    return await tryToPublish(how);
  } finally {
    removeNext(folders);
  }
}

async function tryToPublish({ isFetching, isAlone }: How): Promise<string> {
  const config = settings();
  const env = environmentOf();
  requireCommitted(root);
  const incoming = isFetching ? await step("Fetching", async () => fetchIncoming(root)) : null;
  if (incoming && isAlone) requireSigned(root, incoming);
  await step("Checking it out beside the site", async () => checkOutNext(folders, incoming));
  const run = (title: string, command: string) =>
    runStep(title, process.execPath, [join(folders.next, "bin/start.mjs"), command], env);
  await run("Checking the content", "check-content");
  const isProgram = incoming === null || changesProgram(root, incoming);
  if (isProgram) await run("Building it beside the running site", "build");
  const backup = changesTables(folders) ? await tryOnCopy(folders, config, env) : null;
  // Half of what follows helps nobody: from here on it is seconds.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  const goBack = putInPlace(folders, incoming, isProgram);
  let where = "and a running site shows it by itself";
  if (isProgram) {
    const sites = await runningSites(root);
    const ports: string[] = [];
    await handOver(sites, ports).catch(async (error: unknown) => {
      const handedOver = sites.filter(({ port }) => ports.includes(port));
      throw await takenBack(error, handedOver, backup, goBack);
    });
    where = ports.length > 0 ? `on port ${ports.join(", ")}` : "and npm start opens it";
  }
  const more = incoming ? `, ${incoming.commits} new commits of ${incoming.branch}` : "";
  return `Published: ${commitOf(root)}${more}, ${where}.${backup ? ` ${tablesChanged(backup)}` : ""}`;
}

/** Nothing was published, and it cannot be promised that everything is as it was. */
class NotAsBefore extends Error {
  override readonly name = "NotAsBefore";
}

const tablesChanged = (backup: string) =>
  `The database's tables have changed: the version before starts only on the backup ${backup} (npm run restore).`;

function describe(error: unknown): string {
  if (error instanceof UpdateRefused) return error.message;
  const why = error instanceof CommandFailed ? error.output.trim() : (error as Error).message;
  const at = commitOf(root);
  if (error instanceof NotAsBefore) {
    return `${why}\nNothing was published${at ? `, and this folder is at ${at}` : ""}. Look whether the site answers (/healthz) before you try again; docs/publishing/update.md has what to do.`;
  }
  return `${why}\nNothing was published: the site goes on as it was${at ? `, and this folder is at ${at} as before` : ""}. Fix what stands above, then npm run update again.`;
}

type How = { readonly isFetching: boolean; readonly isAlone: boolean };

/** @returns null when only help was asked for */
function readTyped(): How | null {
  // npm keeps an option for itself that stands before two dashes.
  if (process.env.npm_config_fetch !== undefined || process.env.npm_config_unattended !== undefined)
    throw new UpdateRefused("Two dashes come first: npm run update -- --no-fetch");
  const { values } = parseArgs({
    options: {
      "no-fetch": { type: "boolean", default: false },
      unattended: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return values.help ? null : { isFetching: !values["no-fetch"], isAlone: values.unattended };
}

try {
  const how = readTyped();
  if (how === null) console.log(usage);
  else console.log(await oneBuild(root, () => publish(how)));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
