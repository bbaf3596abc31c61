import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import { fontFolder, lettersFile } from "#server/documents/fonts.ts";
import { compressFolder } from "#server/http/compress.ts";
import { buildOrigin, isDocument } from "#server/http/rewrite-origin.ts";
import { built } from "#server/main.ts";
import { runStep, step } from "../processes/progress.mjs";

const reactRouter = join(projectRoot, "node_modules/@react-router/dev/bin.cjs");
const keyFile = join(projectRoot, "build/bundle-key");

/** The key alone says nothing where somebody has taken a part of the build away. */
const isThere = () =>
  [built.bundle, join(built.client, "assets"), join(fontFolder, lettersFile)].every(existsSync);

/**
 * What the application's bundles are made of: the program, and the list of routes, to which the content adds some.
 * All other content is read by the program when it runs (vite/one-copy.ts).
 * @param program a digest of all files of the program
 */
export const keyOf = (program: string, routes: string) =>
  createHash("sha256").update(program).update(routes).digest("hex");

/**
 * Bundles and compresses the application, for browsers and for the server, where it is another one than the last time.
 * @param key of what they are made of (`keyOf`)
 * @param onNew is called before: what the program has made besides is of no use
 * @throws CommandFailed with what the bundler said
 */
export async function bundleApplication(
  key: string,
  force: boolean,
  onNew: () => Promise<void>,
): Promise<void> {
  const isSame = (await readFile(keyFile, "utf8").catch(() => null)) === key;
  if (!force && isSame && isThere()) return;
  await rm(keyFile, { force: true });
  await onNew();
  await runStep("Bundling the application", process.execPath, [reactRouter, "build"], {
    NODE_ENV: "production",
    SITE_URL: buildOrigin,
  });
  await step("Compressing the application", () =>
    compressFolder(built.client, (name) => !isDocument(name)),
  );
  // Last: what a build that is stopped leaves half done is made anew by the next.
  await writeFile(keyFile, key);
}
