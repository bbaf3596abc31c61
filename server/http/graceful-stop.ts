import type { Server } from "node:http";

/**
 * Takes no new connections, lets requests that are under way finish, and cuts off what is still
 * there after `limitMs` milliseconds.
 */
export async function stopGracefully(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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
