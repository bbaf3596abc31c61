import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Lighthouse's "slow 4G": the line it reckons with for a phone. */
const roundTripMs = 150;
const bytesPerMs = 204.8;
/** What a server sends before the first answer comes back: ten segments (RFC 6928). */
const segment = 1460;
const firstWindow = 10 * segment;

/** One line that all connections share: bytes leave it one after the other. */
function lineOf() {
  let freeAt = 0;
  return (bytes: number): number => {
    freeAt = Math.max(performance.now(), freeAt) + bytes / bytesPerMs;
    return freeAt;
  };
}

/** Sends what a server answers as TCP would over the line: a window that grows with each byte that has arrived (RFC 5681). */
async function sendSlowly(server: Socket, browser: Socket, lineFreeAt: (bytes: number) => number) {
  let [window, underWay] = [firstWindow, 0];
  let arrived = Promise.resolve();
  let tell = () => {};
  for await (const chunk of server as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += segment) {
      const bytes = chunk.subarray(at, at + segment);
      while (underWay + bytes.length > window)
        await new Promise<void>((resolve) => (tell = resolve));
      underWay += bytes.length;
      const here = lineFreeAt(bytes.length) + roundTripMs / 2;
      arrived = arrived
        .then(() => wait(Math.max(0, here - performance.now())))
        .then(() => void browser.write(bytes));
      void arrived
        .then(() => wait(roundTripMs / 2))
        .then(() => {
          underWay -= bytes.length;
          window += bytes.length;
          tell();
        });
    }
  }
  await arrived;
  browser.end();
}

/** Carries what a browser asks for: after the handshake, each question takes its way. */
async function askSlowly(browser: Socket, server: Socket) {
  await wait(roundTripMs);
  for await (const question of browser as AsyncIterable<Buffer>) {
    await wait(roundTripMs / 2);
    server.write(question);
  }
  server.end();
}

/**
 * Puts a phone's line in front of a site: slow, and as slow to begin as every connection is. Unlike a browser's own
 * brake, which holds whole answers back, it lets through what has come, so that a page can paint its beginning.
 * @param port of a site on this machine
 */
export async function serveSlowLine(port: number) {
  const lineFreeAt = lineOf();
  const sockets = new Set<Socket>();
  const line = createServer((browser) => {
    const server = connect(port, "127.0.0.1");
    // Who closes in the middle closes both.
    const end = () => [browser, server].forEach((socket) => socket.destroy());
    for (const socket of [browser, server]) {
      socket.setNoDelay(true).on("error", end);
      sockets.add(socket.on("close", () => sockets.delete(socket)));
    }
    sendSlowly(server, browser, lineFreeAt).catch(end);
    askSlowly(browser, server).catch(end);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const { port: at } = line.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${at}`,
    stop: () => {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
