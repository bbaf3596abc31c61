import { createServer, type RequestListener, type Server } from "node:http";

/** An HTTP server with timeouts for slow and silent clients. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      // For request line and headers.
      headersTimeout: 15_000,
      // Longer than the slowest form allowed, which read-body.ts refuses with a page.
      requestTimeout: 330_000,
      connectionsCheckingInterval: 5_000,
      // Longer than the 60 seconds for which proxies keep connections open.
      keepAliveTimeout: 65_000,
    },
    listener,
  );
  // A socket without any traffic is closed.
  server.timeout = 120_000;
  return server;
}
