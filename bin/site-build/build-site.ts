import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { fontFolder, lettersFile } from "#server/documents/fonts.ts";
import { compressFolder } from "#server/http/compress.ts";
import { writeDocuments } from "#server/http/write-documents.ts";
import { buildOrigin, isDocument } from "#server/http/rewrite-origin.ts";
import { built } from "#server/main.ts";
import type { Settings } from "#server/settings.ts";
import { StartFault } from "#server/start-faults.ts";
import { commitOf } from "./commit.ts";
import { Freshness } from "./freshness.ts";
import { CommandFailed, runStep, step } from "../processes/progress.mjs";
import { writeStateFiles } from "./state-files.ts";
import { tryOnceMore } from "./try-once-more.ts";

const root = join(import.meta.dirname, "../..");
const checkContent = join(root, "bin/check-content.ts");
const draw = join(root, "bin/draw.ts");
const lightPages = join(root, "bin/site-build/light-pages.ts");
const paperFonts = join(root, "bin/fonts/paper-fonts.ts");
const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
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

async function isBuilt(): Promise<boolean> {
  const made = [
    built.bundle,
    built.client,
    join(built.pictures, "manifest.json"),
    join(fontFolder, lettersFile),
  ];
  return made.every((path) => existsSync(path)) && (await freshness.isFresh());
}

/** React Router gives each page ten seconds, whatever else the machine does, and has no setting for it. */
function isTooSlow(error: unknown): boolean {
  return error instanceof CommandFailed && /Prerender: .*aborted due to timeout/.test(error.output);
}

export type BuildOptions = {
  /** Also when nothing has changed. */
  readonly force?: boolean;
  /** The public address to write the pages for; default: what the environment says. */
  readonly siteUrl?: string;
};

/**
 * Builds the site when it is older than what it is made of, or always when forced.
 * @throws CommandFailed with what the failing tool said
 */
export async function build({ force = false, siteUrl }: BuildOptions = {}): Promise<void> {
  if (!force && (await isBuilt())) return;
  const origin = siteUrl ?? ofEnvironment();
  await freshness.markStale();
  const stamp = await freshness.take();
  await runStep("Checking content", process.execPath, [checkContent]);
  await runStep("Drawing pictures", process.execPath, [draw]);
  await runStep("Making fonts for documents", process.execPath, [paperFonts]);
  await tryOnceMore(
    () =>
      runStep("Building pages", process.execPath, [reactRouter, "build"], {
        NODE_ENV: "production",
        SITE_URL: buildOrigin,
      }),
    isTooSlow,
  );
  await writeStateFiles(built.client);
  await runStep("Drawing the light version", process.execPath, [lightPages], {
    NODE_ENV: "production",
    SITE_URL: buildOrigin,
  });
  await step("Compressing files", async () => {
    await compressFolder(built.client, (name) => !isDocument(name));
    await compressFolder(built.pictures);
  });
  await step(`Writing pages for ${origin}`, () =>
    writeDocuments(built.client, built.documents, origin),
  );
  await writeFile(built.commit, commitOf(root) ?? "");
  await freshness.markFresh(stamp);
}

/** Tells why a build failed, in the words of the tool that failed. */
export function reportBuildFailure(error: unknown): void {
  if (error instanceof CommandFailed) console.error(error.output.trim());
  else if (error instanceof StartFault) console.error(error.message);
  else console.error(error);
}
