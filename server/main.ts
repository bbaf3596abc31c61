import { join } from "node:path";
import { built } from "./built.ts";
import type { Config } from "./config.ts";
import { commitOf } from "./commit.ts";
import { onStopSignal, stopGracefully } from "./http/graceful-stop.ts";
import { checkBeforeOpening } from "./http/self-check.ts";
import { prepareSite, type SiteFiles } from "./serve-site.ts";
import { readSite } from "./settings.ts";
import { dataDirWarning, requireDataDir, requireFreePort, StartFault } from "./start-faults.ts";

const root = join(import.meta.dirname, "..");

/** Requests that are under way have so long to finish when the site stops. */
const stopMs = 10_000;
/** Connections that a proxy keeps open are used again within this time, or hardly ever. */
const retireIdleMs = 5_000;

/** Where an operator opens the site: the address it listens on, as a browser takes it. */
function localAddress({ host, port }: Config): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const files: SiteFiles = {
  bundle: built.bundle,
  commit: commitOf(root),
  client: built.client,
};

/** How a site starts. */
export type Start = {
  /** Called with settings that are right, before anything is read. */
  readonly prepare?: (config: Config) => Promise<void>;
  /** Takes each line that the operator can mend; default: the error output. */
  readonly tell?: (line: string) => void;
  /** Another process of this site serves on the port until this one does. */
  readonly isSuccessor?: boolean;
  /** A public site may begin with an empty database; default: false. */
  readonly isNew?: boolean;
  /** Draws pages before anybody asks for them; default: true. */
  readonly drawsAhead?: boolean;
};

/** A site that is open. */
export type OpenSite = {
  readonly config: Config;
  /** Ends as far as no visitor minds, where another process serves on the port. */
  retire(): Promise<void>;
};

/** Serves the built site until a signal stops it. */
async function serve(
  config: Config,
  { isSuccessor = false, drawsAhead = true }: Start,
): Promise<OpenSite> {
  // Whatever is written from here on may hold personal data.
  process.umask(0o077);
  // React and the application read these two; the operator's own values are in `config` by now.
  process.env.NODE_ENV = "production";
  process.env.SITE_URL = config.siteUrl;
  let isReady = false;
  const onEnd = () => {
    console.error("The application has ended by itself; the site ends with it.");
    process.exit(1);
  };
  const site = await prepareSite(config, { ...files, drawsAhead }, () => isReady, onEnd);
  const { application } = site;
  const open = async () => {
    if (isSuccessor) await checkBeforeOpening(site.listener, config.siteUrl);
    return site.open();
  };
  const server = await open().catch(async (error: unknown) => {
    await application.close();
    throw error;
  });
  await application.startBackground();
  isReady = true;
  const stop = async (limitMs: number, idleMs?: number) => {
    await stopGracefully(server, limitMs, idleMs);
    await application.close();
  };
  onStopSignal(() => {
    // Not when it retires: another process serves on, and whoever asks on a kept connection is told so.
    isReady = false;
    return stop(stopMs);
  });
  const warning = dataDirWarning(config, root);
  if (warning) console.warn(warning);
  const local = localAddress(config);
  const known = config.siteUrl === local ? "" : ` (public address: ${config.siteUrl})`;
  console.log(`Long Way Home is open at ${local}${known}`);
  return { config, retire: () => stop(server.requestTimeout, retireIdleMs) };
}

/**
 * Checks what the operator has set, in the environment and in the file of settings, then serves. What they can mend is told in a line each.
 * @returns the site, or null when it cannot be opened
 */
export async function start(
  given: Readonly<Record<string, string | undefined>>,
  how: Start = {},
): Promise<OpenSite | null> {
  const { prepare, tell = console.error, isSuccessor = false, isNew = false } = how;
  const read = readSite(given);
  if ("faults" in read) {
    for (const fault of read.faults) tell(fault);
    return null;
  }
  const { environment, locate } = read;
  const config = { ...read.config, mayBeNew: isNew || !read.config.siteUrl.startsWith("https:") };
  try {
    await requireDataDir(config, environment);
    if (!isSuccessor) await requireFreePort(config);
    await prepare?.(config);
    return await serve(config, how);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    tell(locate(error.message));
    return null;
  }
}

if (import.meta.main && !(await start(process.env))) process.exitCode = 1;
