import { createServer, type RequestListener, type Server } from "node:http";

/** A server that does not wait forever for a slow or silent client. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      // The request line and headers; the application never needs more.
      headersTimeout: 15_000,
      // Longer than the slowest body allowed: read-form.ts cuts those off with an answer.
      requestTimeout: 330_000,
      connectionsCheckingInterval: 5_000,
      // Longer than the 60 seconds for which proxies keep a connection to us.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    listener,
  );
  // Nothing sent and nothing taken for so long: the client has gone without a word.
  server.timeout = 120_000;
  return server;
}

/** Why a port cannot be listened on, in words for the operator; null when it is for another reason. */
export function listenFault(error: unknown): "PORT" | "HOST" | null {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE" || code === "EACCES") return "PORT";
  return code === "EADDRNOTAVAIL" || code === "ENOTFOUND" ? "HOST" : null;
}

/**
 * Resolves when connections are accepted; rejects with the system's error when they cannot be.
 * @param place port and host, or a socket that listens already
 */
export function listen(server: Server, place: object): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
