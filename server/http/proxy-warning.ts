import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { isOwnMachine } from "./client-address.ts";
import type { Log } from "./request-log.ts";

/** Networks where a proxy of ours may stand. */
const inside = new BlockList();
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  inside.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  inside.addSubnet(net, prefix, "ipv6");

const isInside = (address: string) => inside.check(address, isIPv6(address) ? "ipv6" : "ipv4");

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
    // From elsewhere anybody may write the header, and would have the warning told.
    const problem =
      trustedProxies === 0 && isForwarded && isInside(remoteAddress)
        ? "a proxy names the visitors (X-Forwarded-For) and TRUST_PROXY is 0: all of them count as one"
        : trustedProxies > 0 && !isForwarded && isFromOutside
          ? "a request came past the proxy that TRUST_PROXY counts on: set HOST=127.0.0.1, or close the port to others"
          : null;
    if (problem === null) return;
    isTold = true;
    log("proxy", { problem });
  };
}
