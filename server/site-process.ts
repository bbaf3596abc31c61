/**
 * The process that serves the built site. bin/serve/supervisor.ts starts it, and gives it the socket where an earlier
 * one has opened it. Tests start it with `--draws-when-asked`: to draw every page ahead takes half a minute of
 * processor time. With `--new` a public site begins with an empty database.
 */
import { start } from "./main.ts";

/**
 * The process tells its supervisor the port it is open on, with the socket, that it has time to spare for another
 * beside it, or why it never will be open.
 */
export type Report = {
  readonly ready?: true;
  readonly open?: number;
  readonly settled?: true;
  readonly fault?: string;
};
const has = (flag: string) => process.argv.includes(flag);
const report = (words: Report, handle?: never) => process.send?.(words, handle);

/**
 * The supervisor gives the socket that another process has opened, and says when to serve on it, and to end. In an update
 * one of the two is of another version: their words stay.
 */
const told = {
  socket: Promise.withResolvers<object>(),
  serve: Promise.withResolvers<object>(),
  retire: Promise.withResolvers<object>(),
};
export type Word = { readonly waits: true } | "serve" | "retire";
process.on("message", (word: Word, handle: object) =>
  told[typeof word === "string" ? word : "socket"].resolve(handle),
);
// Without its supervisor nobody could stop it.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

const socket = has("--with-socket") ? await told.socket.promise : null;
// A supervisor of 2026-11-26 says nothing more before it hears this.
if (socket) report({ ready: true });
const site = await start(process.env, {
  socket,
  ...(socket && { whenAsked: () => told.serve.promise }),
  isNew: has("--new"),
  drawsAhead: !has("--draws-when-asked"),
  tell(line) {
    console.error(line);
    report({ fault: line });
  },
});
if (site) {
  void told.retire.promise.then(() => site.retire()).then(() => process.exit(0));
  const { _handle: own } = site.server as unknown as { readonly _handle: never };
  report({ open: site.config.port }, socket ? undefined : own);
  // It draws till then, and another start beside it would hold up its first visitors.
  setTimeout(() => report({ settled: true }), 20_000).unref();
} else {
  // The channel to the supervisor would hold it.
  process.exit(1);
}
