import type { IncomingMessage } from "node:http";
import type { Log } from "./request-log.ts";

const ownMachine = /^(::1|(::ffff:)?127\.[\d.]+)$/;

/**
 * Tells the operator once when TRUST_PROXY does not fit what comes: both ways of being wrong are
 * silent otherwise. With too few proxies all visitors share one address and its limits; with too many,
 * whoever reaches the port past the proxy may give themselves any address.
 */
export function createProxyWarning(
  trustedProxies: number,
  log: Log,
): (request: IncomingMessage) => void {
  let isTold = false;
  return ({ headers, socket, url }) => {
    if (isTold || url === "/healthz" || url === "/readyz") return;
    const isForwarded = headers["x-forwarded-for"] !== undefined;
    const isFromOutside = !ownMachine.test(socket.remoteAddress ?? "");
    const problem =
      trustedProxies === 0 && isForwarded
        ? "a proxy names the visitors (X-Forwarded-For) and TRUST_PROXY is 0: all of them count as one"
        : trustedProxies > 0 && !isForwarded && isFromOutside
          ? "a request came past the proxy that TRUST_PROXY counts on: set HOST=127.0.0.1, or close the port to others"
          : null;
    if (problem === null) return;
    isTold = true;
    log("proxy", { problem });
  };
}
