import { isIP } from "node:net";

/** The IP address in `1.2.3.4:80`, `[2001:db8::1]:80` or `::ffff:1.2.3.4`; null: the text is not an address. */
function bareAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^"(.*)"$/, "$1");
  const [, v6, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(trimmed) ?? [];
  const bare = (v6 ?? v4 ?? trimmed).toLowerCase().replace(/%.*$/, "");
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/, "");
  return isIP(address) ? address : null;
}

/** True for an address of this machine itself. */
export function isLoopback(address: string | undefined): boolean {
  return /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address ?? "");
}

/**
 * The visitor's address. Clients can send any `X-Forwarded-For`; only the entries that our own proxies added at its right
 * end count, one for each proxy.
 * @param connected the address at the other end of the connection
 * @param forwardedFor the header; several are joined by commas
 * @param trustedProxies number of proxies in front of this server (operations: TRUST_PROXY)
 * @returns an IP address without port; "" when the connection has ended
 */
export function clientAddress(
  connected: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  let address = bareAddress(connected ?? "") ?? "";
  if (trustedProxies === 0 || !forwardedFor) return address;
  for (const entry of forwardedFor.split(",").slice(-trustedProxies).toReversed()) {
    const next = bareAddress(entry);
    // Our proxies add addresses: an entry that is none, and all to its left, was sent by the client.
    if (!next) return address;
    // Nor may a client that knows of one proxy too many pass for this machine, which has no limits.
    if (!isLoopback(next)) address = next;
  }
  return address;
}
