import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Stops accepting connections and lets requests in flight finish; after `limitMs` it closes the rest.
 * @param idleMs how long idle kept-alive connections stay open, to be closed after their next response. Where another
 *   process takes over, a request sent on such a connection just then is still answered. 0: they are closed at once
 */
export async function stopGracefully(server: Server, limitMs: number, idleMs = 0): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once("close", resolve));
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  // `http.Server.close` would close idle connections too.
  NetServer.prototype.close.call(server);
  await Promise.race([closed, wait(idleMs, undefined, { ref: false })]);
  // A kept-alive connection becomes idle only after its response.
  using _sweep = setInterval(() => server.closeIdleConnections(), 25);
  using _limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
}

/** Calls `stop` at the first SIGINT, SIGTERM or SIGHUP, then exits: 0, or 1 when it rejects. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopped: Promise<void> | undefined;
  // One Ctrl-C arrives up to three times: from the terminal, from npm, from bin/start.mjs.
  const onSignal = () => (stopped ??= stop().then(() => process.exit(0)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
}
