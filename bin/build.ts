import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { compressFolder } from "#server/http/compress.ts";
import { settledOrigin, settleDocuments } from "#server/http/settle-documents.ts";
import { buildOrigin, isDocument } from "#server/http/site-origin.ts";
import { built } from "#server/main.ts";
import { Freshness } from "./freshness.ts";
import { CommandFailed, runStep, step } from "./progress.mjs";

const root = join(import.meta.dirname, "..");
const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
const freshness = new Freshness(root, join(root, "build/stamp.json"));

/** The public address as set, or as it is by default; null when the settings are wrong. */
function siteUrl(): string | null {
  const read = readConfig({ PORT: process.env.PORT, SITE_URL: process.env.SITE_URL });
  return "config" in read ? read.config.siteUrl : null;
}

async function isBuilt(): Promise<boolean> {
  return existsSync(built.bundle) && existsSync(built.client) && (await freshness.isFresh());
}

/**
 * Builds the site when it is older than what it is made of, or always when forced.
 * @throws CommandFailed with what the failing tool said
 */
export async function build({ force = false } = {}): Promise<void> {
  if (!force && (await isBuilt())) return;
  await freshness.markStale();
  const stamp = await freshness.take();
  if (existsSync(join(root, "bin/draw.ts"))) {
    await runStep("Drawing pictures", process.execPath, [join(root, "bin/draw.ts")]);
  }
  await runStep("Building pages", process.execPath, [reactRouter, "build"], {
    NODE_ENV: "production",
    SITE_URL: buildOrigin,
  });
  await step("Compressing files", async () => {
    await compressFolder(built.client, (name) => !isDocument(name));
    if (existsSync(built.pictures)) await compressFolder(built.pictures);
  });
  await settle(siteUrl(), { force: true });
  await freshness.markFresh(stamp);
}

/** Writes the built pages for a public address, unless they are there already. */
export async function settle(origin: string | null, { force = false } = {}): Promise<void> {
  if (origin === null || (!force && (await settledOrigin(built.documents)) === origin)) return;
  await step(`Writing pages for ${origin}`, () =>
    settleDocuments(built.client, built.documents, origin),
  );
}

/** Tells why a build failed, in the words of the tool that failed. */
export function reportBuildFailure(error: unknown): void {
  if (error instanceof CommandFailed) console.error(error.output.trim());
  else console.error(error);
}

if (import.meta.main) {
  try {
    await build({ force: true });
  } catch (error) {
    reportBuildFailure(error);
    process.exitCode = 1;
  }
}
