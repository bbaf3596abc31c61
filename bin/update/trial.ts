import { spawn } from "node:child_process";
import { globSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { checkSite } from "#server/http/self-check.ts";
import type { Config } from "#server/config.ts";
import type { Folders } from "./next-version.ts";
import { passSignals, runStep, step } from "../processes/progress.mjs";
import { freePort, whenServing } from "../processes/served-site.ts";

const migrationsIn = (folder: string) =>
  globSync("server/storage/migrations/0*.ts", { cwd: folder }).map((file) => basename(file));

/** True when the next version has a migration that this one has not. */
export function changesTables({ root, next }: Folders): boolean {
  const known = new Set(migrationsIn(root));
  return migrationsIn(next).some((name) => !known.has(name));
}

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
 * Backs up the database, and starts the next version on a copy of it, beside the site. This version cannot start on
 * tables that the next one has migrated, so the next one must be known to work.
 * @param env of the commands of both versions
 * @returns the backup's file
 */
export async function tryOnCopy(
  { root, next }: Folders,
  config: Config,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const backup = join(config.dataDir, `before-update-${stamp}.backup`);
  const copy = join(next, ".cache/copy");
  const nextStart = join(next, "bin/start.mjs");
  mkdirSync(copy, { recursive: true, mode: 0o700 });
  const port = String(await freePort());
  const onCopy = { ...env, ...silenced, DATA_DIR: copy, PORT: port };
  try {
    await runStep(
      "Saving the database",
      process.execPath,
      [join(root, "bin/start.mjs"), "backup", backup],
      env,
    );
    await runStep("Copying it", process.execPath, [nextStart, "restore", backup], onCopy);
    await step("Trying the new version on the copy", async () => {
      const site = spawn(process.execPath, [nextStart, "start"], {
        env: { ...process.env, ...onCopy },
        stdio: ["ignore", "ignore", "inherit"],
      });
      // A stopped update waits for this process, and then deletes the copy, which has personal data.
      passSignals(site);
      const ended = new Promise<never>((_, reject) => {
        const fail = () => reject(new Error("it ended before it answered"));
        site.once("error", reject).once("exit", fail);
      });
      const origin = `http://127.0.0.1:${port}`;
      try {
        await Promise.race([whenServing(`${origin}/healthz`), ended]);
        await checkSite(origin, config.siteUrl);
      } finally {
        site.kill("SIGTERM");
        await ended.catch(() => {});
      }
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return backup;
}
