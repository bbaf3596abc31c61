import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Takes no new connections, lets requests that are under way finish, and cuts off what is still
 * there after `limitMs` milliseconds.
 * @param idleMs for so long connections without a request stay, and end with their next answer: where
 *   another process serves on, nobody who sends on one just then is cut off. 0: they end at once
 */
export async function stopGracefully(server: Server, limitMs: number, idleMs = 0): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once("close", resolve));
  if (idleMs > 0) {
    server.prependListener("request", (_, response) => {
      response.shouldKeepAlive = false;
    });
    // An HTTP server's own `close` cuts connections without a request off.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, wait(idleMs, undefined, { ref: false })]);
  } else server.close();
  // A kept-alive connection becomes idle only when its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 25);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/** One press of Ctrl-C reaches us up to three times: from the terminal, from npm, from bin/start.mjs. */
const samePressMs = 500;

/**
 * Calls `stop` at the first SIGINT or SIGTERM; the process ends with 0 when it resolves. A second
 * signal ends the process at once.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stoppingSince: number | undefined;
  const receive = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > samePressMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", receive);
  process.on("SIGTERM", receive);
}
