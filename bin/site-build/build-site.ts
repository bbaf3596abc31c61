import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContentFiles } from "#reader/content-files.ts";
import { readConfig } from "#server/config.ts";
import { fontFolder, lettersFile } from "#server/documents/fonts.ts";
import { compressFolder } from "#server/http/compress.ts";
import { buildOrigin } from "#server/http/rewrite-origin.ts";
import { built } from "#server/main.ts";
import type { Settings } from "#server/settings.ts";
import { StartFault } from "#server/start-faults.ts";
import { bundleApplication, keyOf } from "./bundle.ts";
import { commitOf } from "./commit.ts";
import { Freshness } from "./freshness.ts";
import { lastBuilds } from "./last-builds.ts";
import { oneBuild } from "./one-build.ts";
import { CommandFailed, runStep, step } from "../processes/progress.mjs";

const root = join(import.meta.dirname, "../..");
const checkContent = join(root, "bin/site-build/check-content.ts");
const draw = join(root, "bin/draw.ts");
const writePages = join(root, "bin/site-build/write-pages.ts");
const paperFonts = join(root, "bin/fonts/paper-fonts.ts");
const freshness = new Freshness(root, join(root, "build/stamp.json"));

/**
 * The public address as set, or as it is by default. Under another one the site is served as well,
 * its pages compressed a little less.
 * @throws StartFault when a setting is wrong
 */
export function publicAddress(settings: Settings | { faults: string[] }): string {
  if ("faults" in settings) throw new StartFault(settings.faults.join("\n"));
  const { PORT, SITE_URL } = settings.environment;
  // Whether money may move is asked when the site is started.
  const read = readConfig({ PORT, SITE_URL, DEMO_CHECKOUT: "1" });
  if ("faults" in read) throw new StartFault(read.faults.map(settings.locate).join("\n"));
  return read.config.siteUrl;
}

/** What the environment alone says: tests and benchmarks mind no file of settings. */
const ofEnvironment = () => publicAddress({ environment: process.env, locate: (fault) => fault });

/** The texts that were built, kept for the day on which those of content/ have a fault. */
export const builtContent = join(root, "build/content.json");

/** Whether everything that a build makes is there, of whatever age. */
const isMade = () =>
  [
    built.bundle,
    built.client,
    join(built.pictures, "manifest.json"),
    join(fontFolder, lettersFile),
  ].every((path) => existsSync(path));

const isBuilt = () => isMade() && freshness.isFresh();

/** Whether the last build ended well, and nothing but content has changed since. */
export const isLastBuildWhole = () =>
  isMade() && existsSync(builtContent) && freshness.isSameProgram();

/** Content with faults: nothing has been built, and what was built before is as it was. */
export class ContentRefused extends CommandFailed {
  override readonly name = "ContentRefused";
}

/**
 * @returns the list of routes, as text: the same text, the same routes
 * @throws ContentRefused with a line for each fault
 */
async function requireContent(): Promise<string> {
  try {
    return await runStep("Checking content", process.execPath, [checkContent]);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new ContentRefused(error.output, "code 1");
  }
}

export type BuildOptions = {
  /** All of it anew, also when nothing has changed. */
  readonly force?: boolean;
  /** The public address to write the pages for; default: what the environment says. */
  readonly siteUrl?: string;
};

/**
 * Builds the site when it is older than what it is made of: of it what has changed, and all of it when forced.
 * Waits for a build or an update that is at work in the folder.
 * @throws ContentRefused before anything is touched; CommandFailed with what the failing tool said
 */
export async function build(options: BuildOptions = {}): Promise<void> {
  // A site that was built is opened at once, whatever is being prepared beside it.
  if (!options.force && isBuilt()) return;
  await oneBuild(root, () => buildAlone(options));
}

async function buildAlone({ force = false, siteUrl }: BuildOptions): Promise<void> {
  // Another may have built it meanwhile.
  if (!force && isBuilt()) return;
  const origin = siteUrl ?? ofEnvironment();
  const stamp = freshness.take();
  const files = readContentFiles();
  // Before anything is touched: with a fault the last build stays whole.
  const routes = await requireContent();
  freshness.markStale();
  for (const folder of lastBuilds) folder.clear();
  try {
    await make(keyOf(stamp.program, routes), force, origin);
  } catch (error) {
    for (const folder of lastBuilds) folder.giveBack();
    throw error;
  }
  await writeFile(builtContent, JSON.stringify(files));
  await writeFile(built.commit, commitOf(root) ?? "");
  freshness.markFresh(stamp);
}

/**
 * Everything that a visitor is sent.
 * @param key of what the bundles are made of (`keyOf`)
 * @param force all of it anew
 * @param origin the public address
 */
async function make(key: string, force: boolean, origin: string): Promise<void> {
  await runStep("Drawing pictures", process.execPath, [draw]);
  await step("Compressing pictures", () => compressFolder(built.pictures));
  await bundleApplication(key, force, async () => {
    await rm(built.documents, { recursive: true, force: true });
    await runStep("Making fonts for documents", process.execPath, [paperFonts]);
  });
  await runStep(`Drawing pages for ${origin}`, process.execPath, [writePages, origin], {
    NODE_ENV: "production",
    SITE_URL: buildOrigin,
  });
}

/** Why a build failed, in the words of the tool that failed. */
export function describeBuildFailure(error: unknown): string {
  if (error instanceof CommandFailed) return error.output.trim();
  if (error instanceof StartFault) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Tells why a build failed. */
export function reportBuildFailure(error: unknown): void {
  console.error(describeBuildFailure(error));
}
