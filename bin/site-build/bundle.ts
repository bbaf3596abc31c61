import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "#reader/project-root.ts";
import { buildOrigin } from "#server/http/rewrite-origin.ts";
import { runStep } from "../processes/progress.mjs";

const reactRouter = join(projectRoot, "node_modules/@react-router/dev/bin.cjs");
const printRoutes = join(projectRoot, "bin/site-build/print-routes.ts");
const keyFile = join(projectRoot, "build/bundle-key");

/**
 * What the application's bundles are made of: the program, and the list of routes, to which the content
 * adds some. All other content is read by the program when it runs (vite/one-copy.ts).
 * @param program a digest of all files of the program
 */
async function keyOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [printRoutes]);
  return createHash("sha256").update(program).update(stdout).digest("hex");
}

/**
 * Bundles the application, for browsers and for the server, where it is another one than the last time.
 * @param onNew is called before anything is touched: what was made with the old bundles is of no use
 * @throws CommandFailed with what the bundler said
 */
export async function bundleApplication(
  program: string,
  force: boolean,
  onNew: () => Promise<void>,
): Promise<void> {
  const key = await keyOf(program);
  if (!force && (await readFile(keyFile, "utf8").catch(() => null)) === key) return;
  await rm(keyFile, { force: true });
  await onNew();
  await runStep("Bundling the application", process.execPath, [reactRouter, "build"], {
    NODE_ENV: "production",
    SITE_URL: buildOrigin,
  });
  await writeFile(keyFile, key);
}
