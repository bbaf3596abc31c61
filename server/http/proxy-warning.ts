import type { IncomingMessage } from "node:http";
import { isOwnMachine } from "./client-address.ts";
import type { Log } from "./request-log.ts";

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
    const { remoteAddress = "" } = socket;
    const isFromOutside = !isOwnMachine(remoteAddress);
    // Anybody may write the header too: the warning says what it means if it was a proxy.
    const problem =
      trustedProxies === 0 && isForwarded
        ? "a request came with X-Forwarded-For and TRUST_PROXY is 0: if a proxy of ours wrote it, all visitors count as one"
        : trustedProxies > 0 && !isForwarded && isFromOutside
          ? "a request came past the proxy that TRUST_PROXY counts on: set HOST=127.0.0.1, or close the port to others"
          : null;
    if (problem === null) return;
    isTold = true;
    log("proxy", { problem });
  };
}
