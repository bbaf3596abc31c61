/**
 * The process that serves the built site. bin/serve/supervisor.ts starts it, and passes it the listening socket when an
 * earlier one has opened that. Tests add `--draws-when-asked`: rendering all pages ahead takes half a minute of processor
 * time. `--new` lets a public site begin with an empty database. With `--try` it checks itself and ends, with 0 when it
 * could open (bin/update/trial.ts).
 */
import { once } from "node:events";
import { join } from "node:path";
import { lightPathOf } from "#domain/language/light-address.ts";
import { projectRoot } from "#reader/project-root.ts";
import { isPublicSite } from "#reader/site-url.ts";
import { startApplicationThread } from "./application-in-thread.ts";
import { built } from "./built.ts";
import { commitOf } from "./commit.ts";
import type { Config } from "./config.ts";
import { onStopSignal, stopGracefully } from "./http/graceful-stop.ts";
import { createHttpServer } from "./http/listen.ts";
import { checkBeforeOpening } from "./http/self-check.ts";
import { readBuild } from "./http/files.ts";
import { jsonLog } from "./http/request-log.ts";
import { RequestHandler } from "./http/request-handler.ts";
import { formLimits, openIncomingFolder } from "./incoming-files.ts";
import { dataDirWarning, listen, withSettings } from "./start-faults.ts";

/** Time for requests in flight to finish when the site stops. */
const stopMs = 10_000;
/** A proxy reuses a kept-alive connection within this time, or hardly ever. */
const retireIdleMs = 5_000;

/**
 * Sent to the supervisor. During an update it may be of another version than this process, so names of messages and
 * options are never changed.
 */
export type Report = {
  /** The port on which the site is open; the first process sends its socket with it. */
  readonly open?: number;
  /** Why the process will not open. */
  readonly fault?: string;
};
const hasOption = (name: string) => process.argv.includes(name);
const report = (message: Report, handle?: never) => process.send?.(message, handle);

/** An order of the supervisor: the first comes with a socket, "serve" is for versions that wait for it, "retire" ends. */
export type Order = { readonly waits: true } | "serve" | "retire";

// An orphaned process would keep the port and the database.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

/** Listens already, for another process of this site; null: there is none. */
const socket = hasOption("--with-socket") ? ((await once(process, "message"))[1] as object) : null;

/** Opens the built site, and has a signal stop it or the supervisor retire it. */
async function openSite(settings: Config): Promise<void> {
  const config = {
    ...settings,
    mayBeNew: hasOption("--new") || !isPublicSite(settings.siteUrl),
  };
  const warning = hasOption("--try") ? null : dataDirWarning(config, projectRoot);
  if (warning) console.warn(warning);
  // Files that are written from here on may contain personal data.
  process.umask(0o077);
  // React and the application read these two; the operator's own values are in `config`.
  process.env.NODE_ENV = "production";
  process.env.SITE_URL = config.siteUrl;
  const { application, close, opened } = startApplicationThread(config, (info) =>
    handler.update(info),
  );
  const folder = join(config.dataDir, "incoming");
  const handler = new RequestHandler({
    config,
    application,
    // Read while the thread reads its modules and the content.
    files: readBuild(built.client),
    commit: commitOf(projectRoot),
    formLimits: formLimits(folder),
    log: jsonLog,
  });
  await opened;
  await openIncomingFolder(folder);
  const server = createHttpServer(handler.listener);
  if (socket) await checkBeforeOpening(handler.listener);
  if (hasOption("--try")) {
    const pages = handler.info.pages.flatMap((page) => [page, lightPathOf(page)]);
    await checkBeforeOpening(handler.listener, pages);
    process.exit(0);
  }
  await listen(server, config, socket);
  await application.startBackground();
  if (!hasOption("--draws-when-asked")) handler.renderAhead();
  handler.isReady = true;
  const stop = async (limitMs: number, idleMs?: number) => {
    await stopGracefully(server, limitMs, idleMs);
    await close();
  };
  onStopSignal(() => {
    // Not when it retires: another process serves on, so requests on kept-alive connections must find a ready site.
    handler.isReady = false;
    return stop(stopMs);
  });
  process.on("message", async (order: Order) => {
    if (order !== "retire") return;
    await stop(server.requestTimeout, retireIdleMs);
    process.exit(0);
  });
  const { siteUrl, port } = config;
  const portNote = new URL(siteUrl).port === String(port) ? "" : `, on port ${port}`;
  console.log(`Long Way Home is open at ${siteUrl}${portNote}`);
  const { _handle: ownSocket } = server as unknown as { readonly _handle: never };
  report({ open: config.port }, socket ? undefined : ownSocket);
}

const onFault = (line: string) => {
  console.error(line);
  report({ fault: line });
};
// Told by the supervisor to whoever asked for the process.
process.on("uncaughtExceptionMonitor", (error) => report({ fault: String(error) }));
// The channel to the supervisor and the thread would keep the process alive.
if (!(await withSettings(process.env, onFault, openSite))) process.exit(1);
