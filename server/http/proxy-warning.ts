import type { IncomingMessage } from "node:http";
import { isLoopback } from "./client-address.ts";
import type { Log } from "./request-log.ts";

/**
 * Logs once when requests contradict TRUST_PROXY. Set too low, all visitors share one address and its rate limits; set
 * too high, clients that reach the port without the proxy can claim any address.
 */
export function createProxyWarning(
  trustedProxies: number,
  log: Log,
): (request: IncomingMessage) => void {
  let isLogged = false;
  return ({ headers, socket, url }) => {
    if (isLogged || url === "/healthz" || url === "/readyz") return;
    const isForwarded = headers["x-forwarded-for"] !== undefined;
    const { remoteAddress = "" } = socket;
    const isFromOutside = !isLoopback(remoteAddress);
    // Clients can send the header too, so the first warning says "if".
    const problem =
      trustedProxies === 0 && isForwarded
        ? "a request came with X-Forwarded-For and TRUST_PROXY is 0: if a proxy of ours wrote it, all visitors count as one"
        : trustedProxies > 0 && !isForwarded && isFromOutside
          ? "a request came past the proxy that TRUST_PROXY counts on: set HOST=127.0.0.1, or close the port to others"
          : null;
    if (problem === null) return;
    isLogged = true;
    log("proxy", { problem });
  };
}
