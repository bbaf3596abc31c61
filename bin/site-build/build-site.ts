import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import { compressFolder } from "#server/http/compress.ts";
import { built } from "#server/built.ts";
import { bundleServer } from "./bundle-server.ts";
import { isBuildFresh, markBuilt, takeStamp } from "./freshness.ts";
import { oneBuild } from "./one-build.ts";
import { CommandFailed, runStep, step } from "../processes/progress.mjs";

const reactRouter = join(projectRoot, "node_modules/@react-router/dev/bin.cjs");

const isThere = () => [built.site, built.thread, join(built.client, "assets")].every(existsSync);

const isBuilt = () => isThere() && isBuildFresh(projectRoot);

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
    const stamp = takeStamp(projectRoot);
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
    markBuilt(projectRoot, stamp);
  });
}

/** Why a build failed, in the words of the tool that failed. */
export function describeBuildFailure(error: unknown): string {
  if (error instanceof CommandFailed) return error.output.trim();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
