import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "rolldown";
import { projectRoot } from "#reader/project-root.ts";
import { withBuildLock } from "./build-lock.ts";
import { runStep, step } from "../processes/progress.mjs";

const migrations = join(projectRoot, "server/storage/migrations");
const reactRouter = join(projectRoot, "node_modules/@react-router/dev/bin.cjs");

/** The sources of the bundles, from the project's root. Content is not among them: the program reads it at runtime. */
const sources = [
  "{app,domain,reader,public,server,bin/site-build}/**/*.*",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Written last, so a build that was interrupted has none. */
const stampFile = join(projectRoot, "build/stamp");

/** Hash of all sources. Computed before building, so that a file saved meanwhile makes the build stale. */
function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: projectRoot, exclude: ["**/*.test.*"] });
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(projectRoot, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

export const hasBuild = () => existsSync(stampFile);
const isBuilt = () => hasBuild() && readFileSync(stampFile, "utf8") === hashSources();

/** Packages with binaries or files of their own, and those that few starts need: not bundled. */
const external = /^(sharp|pdfkit|pg|nodemailer|stripe)\b/;

/** Bundles the server: a start reads a handful of files instead of 1,200, so a killed site is back in a second. */
async function bundleServer(): Promise<void> {
  await bundle({
    cwd: projectRoot,
    input: ["server/site-process.ts", "server/application-thread.ts"],
    platform: "node",
    // Rolldown warns of "use client" in packages.
    logLevel: "silent",
    external,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    output: { dir: join(projectRoot, "build") },
  });
  cpSync(migrations, join(projectRoot, "build/migrations"), { recursive: true });
}

/**
 * Bundles the application for browsers and for the server, when sources have changed since the last build. Waits for
 * another build or update in the folder.
 * @param force builds even when nothing has changed
 * @throws Error with the output of the tool that failed
 */
export async function build({ force = false }: { force?: boolean } = {}): Promise<void> {
  // Checked before the lock: `npm start` must not wait for an update that is being built.
  if (!force && isBuilt()) return;
  await withBuildLock(projectRoot, async () => {
    // Another process may have built while this one waited.
    if (!force && isBuilt()) return;
    const stamp = hashSources();
    // Node never deletes compiled modules of an old bundle from its cache (bin/start.mjs).
    for (const old of ["build", ".cache/compiled"])
      rmSync(join(projectRoot, old), { recursive: true, force: true });
    await runStep("Bundling the application", process.execPath, [reactRouter, "build"], {
      NODE_ENV: "production",
    });
    // React Router empties the folder, so this comes second.
    await step("Bundling the server", bundleServer);
    writeFileSync(stampFile, stamp);
  });
}
