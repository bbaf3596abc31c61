import type { Server } from "node:http";
import { projectRoot } from "#reader/project-root.ts";
import type { Config } from "./config.ts";
import { onStopSignal, stopGracefully } from "./http/graceful-stop.ts";
import { checkBeforeOpening } from "./http/self-check.ts";
import { prepareSite } from "./serve-site.ts";
import { readSite } from "./settings.ts";
import { dataDirWarning, requireDataDir, StartFault } from "./start-faults.ts";

/** Requests that are under way have so long to finish when the site stops. */
const stopMs = 10_000;
/** Connections that a proxy keeps open are used again within this time, or hardly ever. */
const retireIdleMs = 5_000;

function localAddress({ host, port }: Config): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export type Start = {
  /** Takes each line that the operator can mend; default: the error output. */
  readonly tell?: (line: string) => void;
  /** Listens already, for another process of this site; null: there is none. */
  readonly socket?: object | null;
  /** Resolves when the prepared process shall serve on that socket; default: at once. */
  readonly whenAsked?: () => Promise<unknown>;
  /** A public site may begin with an empty database; default: false. */
  readonly isNew?: boolean;
  /** Draws pages before anybody asks for them; default: true. */
  readonly drawsAhead?: boolean;
};

/** A site that is open. */
export type OpenSite = {
  readonly config: Config;
  readonly server: Server;
  /** Ends as far as no visitor minds, where another process serves on the port. */
  retire(): Promise<void>;
};

/** Serves the built site until a signal stops it. */
async function serve(
  config: Config,
  { socket = null, whenAsked, drawsAhead = true }: Start,
): Promise<OpenSite> {
  // Files that are written from here on may hold personal data.
  process.umask(0o077);
  // React and the application read these two; the operator's own values are in `config` by now.
  process.env.NODE_ENV = "production";
  process.env.SITE_URL = config.siteUrl;
  let isReady = false;
  const onEnd = () => {
    console.error("The application has ended by itself; the site ends with it.");
    process.exit(1);
  };
  const site = await prepareSite(config, () => isReady, onEnd);
  const { application } = site;
  const open = async () => {
    if (drawsAhead) await site.drawFirst();
    if (whenAsked) {
      await checkBeforeOpening(site.listener, config.siteUrl);
      await whenAsked();
    }
    return site.open(socket);
  };
  const server = await open().catch(async (error: unknown) => {
    await application.close();
    throw error;
  });
  await application.startBackground();
  if (drawsAhead) site.drawAhead();
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
  const local = localAddress(config);
  const known = config.siteUrl === local ? "" : ` (public address: ${config.siteUrl})`;
  console.log(`Long Way Home is open at ${local}${known}`);
  return { config, server, retire: () => stop(server.requestTimeout, retireIdleMs) };
}

type Given = Readonly<Record<string, string | undefined>>;

/** Does something with settings that are right; null, and a line for each fault the operator can mend, where they are not. */
export async function withSettings<Result>(
  given: Given,
  tell: (line: string) => void,
  work: (config: Config) => Promise<Result>,
): Promise<Result | null> {
  const read = readSite(given);
  if ("faults" in read) {
    for (const fault of read.faults) tell(fault);
    return null;
  }
  try {
    await requireDataDir(read.config, read.environment);
    return await work(read.config);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    tell(read.locate(error.message));
    return null;
  }
}

/**
 * Checks what the operator has set, in the environment and in the file of settings, then serves.
 * @returns the site, or null when it cannot be opened
 */
export function start(given: Given, how: Start = {}): Promise<OpenSite | null> {
  const { tell = console.error, isNew = false } = how;
  return withSettings(given, tell, async (config) => {
    const warning = dataDirWarning(config, projectRoot);
    if (warning) console.warn(warning);
    return serve({ ...config, mayBeNew: isNew || !config.siteUrl.startsWith("https:") }, how);
  });
}
