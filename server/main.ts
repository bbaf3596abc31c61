import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import type { Config } from "./config.ts";
import { onStopSignal, stopGracefully } from "./http/graceful-stop.ts";
import { writtenOrigin } from "./http/write-documents.ts";
import type { SiteFiles } from "./serve-site.ts";
import { readSite } from "./settings.ts";
import {
  dataDirWarning,
  requireDataDir,
  requireFreePort,
  StartFault,
  startFaultOfStorage,
} from "./start-faults.ts";

const root = join(import.meta.dirname, "..");

/** What bin/build.ts writes and the site is served from. */
export const built = {
  client: join(root, "build/client"),
  documents: join(root, "build/documents"),
  bundle: join(root, "build/server/index.js"),
  pictures: join(root, ".cache/pictures"),
  /** The commit it was built from; empty where git knew none. */
  commit: join(root, "build/commit"),
};

/** Requests that are under way have so long to finish when the site stops. */
const stopMs = 10_000;

/** Where an operator opens the site: the address it listens on, as a browser takes it. */
function localAddress({ host, port }: Config): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function siteFiles(config: Config): Promise<SiteFiles> {
  // Without them, or for another address, the same pages are made in memory.
  const isSettled = (await writtenOrigin(built.documents)) === config.siteUrl;
  return {
    bundle: built.bundle,
    commit: (await readFile(built.commit, "utf8").catch(() => "")) || null,
    folders: [
      { folder: built.client },
      { folder: built.pictures, under: "/pictures", optional: true },
      ...(isSettled ? [{ folder: built.documents }] : []),
    ],
  };
}

/** Serves the built site until a signal stops it. */
async function serve(config: Config): Promise<void> {
  // Whatever is written from here on may hold personal data.
  process.umask(0o077);
  // React and the application read these two; the operator's own values are in `config` by now.
  process.env.NODE_ENV = "production";
  process.env.SITE_URL = config.siteUrl;
  const { createServices } = await import("./services.ts");
  const { serveSite } = await import("./serve-site.ts");

  const services = await createServices(config).catch((error: unknown) => {
    throw error instanceof StorageUnavailable ? startFaultOfStorage(error, config) : error;
  });
  try {
    let isReady = false;
    const server = await serveSite(config, await siteFiles(config), services, () => isReady);
    services.startBackground();
    isReady = true;
    onStopSignal(async () => {
      isReady = false;
      await stopGracefully(server, stopMs);
      await services.close();
    });
  } catch (error) {
    await services.close();
    throw error;
  }
  const warning = dataDirWarning(config, root);
  if (warning) console.warn(warning);
  const local = localAddress(config);
  const known = config.siteUrl === local ? "" : ` (public address: ${config.siteUrl})`;
  console.log(`Long Way Home is open at ${local}${known}`);
}

/**
 * Checks what the operator has set, in the environment and in the file of settings, then serves. What they can mend is told in a line each.
 * @param prepare is called between the two: with settings that are right, before anything is read
 * @returns whether the site is open
 */
export async function start(
  given: Readonly<Record<string, string | undefined>>,
  prepare: (config: Config) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const read = readSite(given);
  if ("faults" in read) {
    for (const fault of read.faults) console.error(fault);
    return false;
  }
  const { config, environment, locate } = read;
  try {
    await requireDataDir(config, environment);
    await requireFreePort(config);
    await prepare(config);
    await serve(config);
    return true;
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    console.error(locate(error.message));
    return false;
  }
}

if (import.meta.main && !(await start(process.env))) process.exitCode = 1;
