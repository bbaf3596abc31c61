import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { projectRoot } from "#reader/project-root.ts";
import { compressFolder } from "#server/http/compress.ts";
import { built } from "#server/built.ts";
import { oneBuild } from "./one-build.ts";
import { CommandFailed, runStep, step } from "../processes/progress.mjs";

const reactRouter = join(projectRoot, "node_modules/@react-router/dev/bin.cjs");

/** The bundles are made of these, from the project's root. Content is read by the program when it runs. */
const programInputs = [
  "{app,domain,reader,public,server,vite,bin/site-build}/**",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Written last: a build that was stopped has none, and begins anew. */
const stampFile = join(projectRoot, "build/stamp");

/** Hash of the names and bytes a build is made of. Taken before building, so that a file saved meanwhile makes it stale. */
function takeStamp(): string {
  const hash = createHash("sha256");
  for (const file of globSync(programInputs, { cwd: projectRoot }).toSorted()) {
    const path = join(projectRoot, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === takeStamp();

/** Packages that bring files or binaries of their own, and those that hardly any start needs. */
const apart = /^(sharp|pdfkit|pg|nodemailer|stripe)\b/;

/** A start reads a handful of files instead of twelve hundred: a site that was killed is back in a second. */
async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    cwd: projectRoot,
    input: ["server/site-process.ts", "server/application-thread.ts"],
    platform: "node",
    // Directives of packages for browsers, which mean nothing here.
    logLevel: "silent",
    external: apart,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  await bundle.write({ dir: join(projectRoot, "build"), format: "esm" });
  await bundle.close();
}

/**
 * Bundles the application, for browsers and for the server, when it is older than the program. Pages are drawn
 * when somebody asks for them, by the content of that moment.
 * Waits for a build or an update that is at work in the folder.
 * @param force also when nothing has changed
 * @throws CommandFailed with what the failing tool said
 */
export async function build({ force = false }: { force?: boolean } = {}): Promise<void> {
  // A site that was built opens at once, whatever is being prepared beside it.
  if (!force && isBuilt()) return;
  await oneBuild(projectRoot, async () => {
    // Another process may have built it meanwhile.
    if (!force && isBuilt()) return;
    const stamp = takeStamp();
    // Node keeps compiled modules by what is in them (bin/start.mjs), and those of an old bundle for ever.
    for (const old of ["build", ".cache/compiled"])
      rmSync(join(projectRoot, old), { recursive: true, force: true });
    const environment = { NODE_ENV: "production" };
    await runStep(
      "Bundling the application",
      process.execPath,
      [reactRouter, "build"],
      environment,
    );
    // After the bundler, which empties the folder.
    await step("Bundling the server", bundleServer);
    await step("Compressing the application", () => compressFolder(built.client));
    writeFileSync(stampFile, stamp);
  });
}

/** Why a build failed, in the words of the tool that failed. */
export function describeBuildFailure(error: unknown): string {
  if (error instanceof CommandFailed) return error.output.trim();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
