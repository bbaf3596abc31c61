/**
 * The process that serves the built site. bin/serve/supervisor.ts starts it, and passes it the listening socket when an
 * earlier one has opened that. Tests add `--draws-when-asked`: rendering all pages ahead takes half a minute of processor
 * time. `--new` lets a public site begin with an empty database. With `--try` it checks itself and ends, with 0 when it
 * could open (bin/update/trial.ts).
 */
import { openSite, withSettings } from "./main.ts";

/**
 * Sent to the supervisor. During an update it may be of another version than this process, so names of messages and
 * options are never changed.
 */
export type Report = {
  /** Answers `{ waits: true }`. */
  readonly ready?: true;
  /** The port on which the site is open; the first process sends its socket with it. */
  readonly open?: number;
  /** The start is over: there is processor time to prepare another process. */
  readonly settled?: true;
  /** Why the process will not open. */
  readonly fault?: string;
};
const hasOption = (name: string) => process.argv.includes(name);
const report = (message: Report, handle?: never) => process.send?.(message, handle);

/** Sent by the supervisor: a socket to listen on later (`waits`), to begin serving on it, to end. */
export type Word = { readonly waits: true } | "serve" | "retire";
const received = {
  socket: Promise.withResolvers<object>(),
  serve: Promise.withResolvers<object>(),
  retire: Promise.withResolvers<object>(),
};
process.on("message", (word: Word, handle: object) =>
  received[typeof word === "string" ? word : "socket"].resolve(handle),
);
// Without the supervisor nothing could stop this process.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

const socket = hasOption("--with-socket") ? await received.socket.promise : null;
// The supervisor of 2026-11-26 sends "serve" only after this.
if (socket) report({ ready: true });
const onFault = (line: string) => {
  console.error(line);
  report({ fault: line });
};
const site = await withSettings(process.env, onFault, (config) =>
  openSite(config, {
    socket,
    mayOpen: received.serve.promise,
    isNew: hasOption("--new"),
    rendersAhead: !hasOption("--draws-when-asked"),
    isTrial: hasOption("--try"),
  }),
);
if (site) {
  void received.retire.promise.then(() => site.retire()).then(() => process.exit(0));
  const { _handle: ownSocket } = site.server as unknown as { readonly _handle: never };
  report({ open: site.config.port }, socket ? undefined : ownSocket);
  // It renders pages ahead first; another start beside it would delay its visitors.
  setTimeout(() => report({ settled: true }), 20_000).unref();
} else {
  // The channel to the supervisor would keep the process alive.
  process.exit(1);
}
