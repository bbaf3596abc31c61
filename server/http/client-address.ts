import { isIP } from "node:net";

/** `1.2.3.4:80`, `[2001:db8::1]:80`, `::ffff:1.2.3.4` → the bare address; null when it is none. */
function bareAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^"(.*)"$/, "$1");
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(trimmed)?.[1];
  const address = (bracketed ?? withPort ?? trimmed).toLowerCase().replace(/%.*$/, "");
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  if (mapped && isIP(mapped)) return mapped;
  return isIP(address) ? address : null;
}

export function isOwnMachine(connected: string | undefined): boolean {
  return /^(::1|(::ffff:)?127\.[\d.]+)$/.test(connected ?? "");
}

/**
 * The visitor's address. Anyone may write what they like into `X-Forwarded-For`; only the entries
 * that our own proxies added at its right end count, one for each.
 * @param connected the address at the other end of the connection
 * @param forwardedFor the header, several joined by commas
 * @param trustedProxies how many proxies stand in front (operations: TRUST_PROXY)
 * @returns an IP address without port; empty when the connection is already gone
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
    // Our proxies write addresses: everything left of another entry was written by somebody else.
    if (!next) return address;
    address = next;
  }
  return address;
}
