import { cpSync, existsSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Config } from "#server/config.ts";
import { photographFolder } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";
import { hasDatabase, withDatabase } from "#server/storage/open-storage.ts";
import { stepsDone, stepsIn } from "#server/storage/migrate.ts";
import { startTimeoutMs } from "../serve/supervisor.ts";
import { next } from "./next-version.ts";
import { runStep } from "../processes/progress.mjs";
import { freePort } from "../processes/served-site.ts";

/** True when the next version has a migration that the database lacks. */
async function changesTables(config: Config): Promise<boolean> {
  if (!hasDatabase(config)) return false;
  const done = await withDatabase(config, stepsDone, 0);
  const known = stepsIn(join(next, "server/storage/migrations"));
  return done.length > 0 && known.some((name) => !done.includes(name));
}

export const runIn = (
  folder: string,
  title: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  limitMs?: number,
) => runStep(title, process.execPath, [join(folder, "bin/start.mjs"), ...command], env, limitMs);

/** Settings of a site that must not reach anybody: no mail, no payments, no alarm. */
export const silenced = {
  DATABASE_URL: "",
  SMTP_URL: "",
  ALARM_URL: "",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  DEMO_CHECKOUT: "1",
  HOST: "127.0.0.1",
};

/**
 * Starts the next version beside the site and has it render every page, in the time that a start is given: on an empty
 * database, or on a copy in SQLite where it has a migration, because the present version could not start again on
 * tables that the migration has changed. `removeNext` deletes the copy.
 * @param env of the commands of both versions
 * @returns the backup's file; null: the tables stay as they are
 */
export async function tryNext(config: Config, env: NodeJS.ProcessEnv): Promise<string | null> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const hasMigration = await changesTables(config);
  const backup = hasMigration ? join(config.dataDir, `before-update-${stamp}.backup`) : null;
  const copy = join(next, ".cache/copy");
  const port = String(await freePort());
  const copyEnv = { ...env, ...silenced, DATA_DIR: copy, PORT: port };
  using undo = new DisposableStack();
  if (backup) {
    undo.defer(() => rmSync(backup, { force: true }));
    await runIn(projectRoot, "Saving the database", ["backup", backup], env);
    await runIn(next, "Copying it", ["restore", backup], copyEnv);
  }
  // To cut all photographs again would take longer than a start may.
  const target = join(next, relative(projectRoot, photographFolder));
  if (existsSync(photographFolder)) cpSync(photographFolder, target, { recursive: true });
  await runIn(next, "Trying the new version", ["start", "--try", "--new"], copyEnv, startTimeoutMs);
  // Kept from here on: going back needs it.
  undo.move();
  return backup;
}
