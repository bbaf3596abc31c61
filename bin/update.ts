import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { commitOf } from "#server/commit.ts";
import type { Config } from "#server/config.ts";
import { noSettingsFile, readSite } from "#server/settings.ts";
import { CommandFailed, runStep, step } from "./processes/progress.mjs";
import { runningSites } from "./serve/control.ts";
import { oneBuild } from "./site-build/one-build.ts";
import { fetchIncoming, type Incoming } from "./update/incoming.ts";
import { makeNext } from "./update/next-folder.ts";
import { UpdateRefused } from "./update/refused.ts";
import { swap } from "./update/swap.ts";
import { changesTables, tryOnCopy } from "./update/trial.ts";

const usage = `npm run update -- [--no-fetch]

Publishes what is new: fetches the commits of the branch that is followed, checks the content, builds
beside the running site, and hands over to a new process when that answers. When a step fails, the
site goes on as it was, the folder is at the commit before, and the last line says what to do.

  --no-fetch   only what lies in this folder`;

const root = projectRoot;
const folder = join(root, ".cache/update");
const next = join(folder, "next");
const before = join(folder, "before");

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

/** Builds the next version in its own folder, with its own program. */
async function buildNext(env: Record<string, string>, incoming: Incoming | null): Promise<void> {
  await step("Copying what is to be built", async () => makeNext(root, next, incoming));
  const build = [join(next, "bin/start.mjs"), "build", "--if-stale"];
  await runStep("Building it beside the running site", process.execPath, build, env);
}

/** Asks each site that runs from here to go on in a new process. */
async function handOver(): Promise<string[]> {
  const ports: string[] = [];
  for (const site of await runningSites(root)) {
    await step(`Handing over on port ${site.port}`, async () => {
      const fault = await site.handOver();
      if (fault !== null) throw new Error(fault);
    });
    ports.push(site.port);
  }
  return ports;
}

/**
 * Puts back what was there before, and asks the sites that had handed over already to go back to it.
 * @returns what to tell: the first reason, and what did not go back
 */
async function takenBack(
  error: unknown,
  backup: string | null,
  goBack: () => void,
): Promise<unknown> {
  const told = [(error as Error).message];
  try {
    goBack();
    await handOver();
  } catch (second) {
    told.push(`Going back failed as well: ${(second as Error).message}`);
  }
  if (backup === null && told.length === 1) return error;
  if (backup !== null) told.push(tablesChanged(backup));
  return new NotAsBefore(told.join("\n"), { cause: error });
}

function clear(): void {
  for (const one of [next, before]) rmSync(one, { recursive: true, force: true });
}

async function publish(isFetching: boolean): Promise<string> {
  // What an update left that was killed: a copy of everybody's data may be among it.
  clear();
  try {
    return await tryToPublish(isFetching);
  } finally {
    clear();
  }
}

async function tryToPublish(isFetching: boolean): Promise<string> {
  const config = settings();
  const env = environmentOf();
  const incoming = isFetching ? await step("Fetching", async () => fetchIncoming(root)) : null;
  await buildNext(env, incoming);
  const backup = changesTables(root, next) ? await tryOnCopy({ root, next }, config, env) : null;
  // Half a swap helps nobody: from here on it is seconds.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  const goBack = swap(root, next, before, incoming);
  let ports: string[];
  try {
    ports = await handOver();
  } catch (error) {
    throw await takenBack(error, backup, goBack);
  }
  const more = incoming ? `, ${incoming.commits} new commits of ${incoming.branch}` : "";
  const what = commitOf(root) ?? "what lies in this folder";
  const where =
    ports.length > 0
      ? `on port ${ports.join(", ")}`
      : "and no site runs from this folder: npm start opens it";
  return `Published: ${what}${more}, ${where}.${backup ? ` ${tablesChanged(backup)}` : ""}`;
}

/** Nothing was published, and it cannot be promised that everything is as it was. */
class NotAsBefore extends Error {
  override readonly name = "NotAsBefore";
}

/** What to know before anybody goes back behind this version. */
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

/** @returns whether to fetch; null when only help was asked for */
function readTyped(): boolean | null {
  // npm keeps an option for itself that stands before two dashes.
  if (process.env.npm_config_fetch !== undefined)
    throw new UpdateRefused("Two dashes come first: npm run update -- --no-fetch");
  const { values } = parseArgs({
    options: {
      "no-fetch": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return values.help ? null : !values["no-fetch"];
}

try {
  const isFetching = readTyped();
  if (isFetching === null) console.log(usage);
  else console.log(await oneBuild(root, () => publish(isFetching)));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
