import type { Server } from "node:http";
import { projectRoot } from "#reader/project-root.ts";
import type { Config } from "./config.ts";
import { onStopSignal, stopGracefully } from "./http/graceful-stop.ts";
import { createHttpServer, listen } from "./http/listen.ts";
import { checkBeforeOpening } from "./http/self-check.ts";
import { prepareSite } from "./serve-site.ts";
import { readSite } from "./settings.ts";
import {
  dataDirWarning,
  requireDataDir,
  StartFault,
  startFaultOfListening,
} from "./start-faults.ts";

/** Time for requests in flight to finish when the site stops. */
const stopMs = 10_000;
/** A proxy reuses a kept-alive connection within this time, or hardly ever. */
const retireIdleMs = 5_000;

function localAddress({ host, port }: Config): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

type OpenOptions = {
  /** Listens already, for another process of this site; null: there is none. */
  readonly socket: object | null;
  /** With a socket, the prepared site opens when this resolves. */
  readonly mayOpen: Promise<unknown>;
  /** Lets a public site begin with an empty database. */
  readonly isNew: boolean;
  /** Renders pages before they are requested. */
  readonly rendersAhead: boolean;
  /** Checks itself, then ends the process instead of opening. */
  readonly isTrial: boolean;
};

/** A site that is open. */
export type OpenSite = {
  readonly config: Config;
  readonly server: Server;
  /** Stops without cutting off any visitor, while another process serves on the same socket. */
  retire(): Promise<void>;
};

/** Serves the built site until a signal stops it. */
export async function openSite(given: Config, options: OpenOptions): Promise<OpenSite> {
  const { socket, mayOpen, isNew, rendersAhead, isTrial } = options;
  const config = { ...given, mayBeNew: isNew || !given.siteUrl.startsWith("https:") };
  const warning = dataDirWarning(config, projectRoot);
  if (warning) console.warn(warning);
  // Files that are written from here on may contain personal data.
  process.umask(0o077);
  // React and the application read these two; the operator's own values are in `config`.
  process.env.NODE_ENV = "production";
  process.env.SITE_URL = config.siteUrl;
  const onEnd = () => {
    console.error("The application has ended by itself; the site ends with it.");
    process.exit(1);
  };
  const { application, handler } = await prepareSite(config, onEnd);
  const open = async () => {
    if (rendersAhead) await handler.renderFirst();
    if (socket || isTrial) await checkBeforeOpening(handler.listener, config.siteUrl);
    if (isTrial) {
      await application.close();
      process.exit(0);
    }
    if (socket) await mayOpen;
    const server = createHttpServer(handler.listener);
    await listen(server, socket ?? { port: config.port, host: config.host }).catch((error) => {
      throw startFaultOfListening(error, config);
    });
    return server;
  };
  const server = await open().catch(async (error: unknown) => {
    await application.close();
    throw error;
  });
  await application.startBackground();
  if (rendersAhead) handler.renderAhead();
  handler.isReady = true;
  const stop = async (limitMs: number, idleMs?: number) => {
    await stopGracefully(server, limitMs, idleMs);
    await application.close();
  };
  onStopSignal(() => {
    // Not in `retire`: another process serves on, so requests on kept-alive connections must still find a ready site.
    handler.isReady = false;
    return stop(stopMs);
  });
  const local = localAddress(config);
  const known = config.siteUrl === local ? "" : ` (public address: ${config.siteUrl})`;
  console.log(`Long Way Home is open at ${local}${known}`);
  return { config, server, retire: () => stop(server.requestTimeout, retireIdleMs) };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings and calls `work` with them.
 * @param onFault takes each line about something that the operator can fix
 * @returns null when the settings have faults, or `work` threw a `StartFault`
 */
export async function withSettings<Result>(
  environment: Environment,
  onFault: (line: string) => void,
  work: (config: Config) => Promise<Result>,
): Promise<Result | null> {
  const read = readSite(environment);
  if ("faults" in read) {
    for (const fault of read.faults) onFault(fault);
    return null;
  }
  try {
    await requireDataDir(read.config, read.environment);
    return await work(read.config);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    onFault(error.message);
    return null;
  }
}
