/** A host as it may stand in an address: a name or an IP address, with or without a port. */
const validHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim();
}

/**
 * The origin a visitor's browser believes to be at. React Router compares it with the `Origin` header
 * of every form that is sent, so behind a proxy that speaks TLS it must be the public one.
 * @returns null when the request names no host that could stand in an address: answer 400
 */
export function requestOrigin(
  headers: RequestHeaders,
  siteUrl: string,
  trustedProxies: number,
): URL | null {
  const site = new URL(siteUrl);
  // A browser that says so is on our own page, whatever host a proxy has put in.
  if (headers.origin === site.origin) return site;
  const trusted = trustedProxies > 0;
  const forwardedHost = trusted ? lastOf(headers["x-forwarded-host"]) : undefined;
  const host = (forwardedHost || String(headers.host ?? site.host)).toLowerCase();
  if (!validHost.test(host)) return null;
  // The public name: reached through whatever speaks TLS for us.
  if (host === site.host) return site;
  const forwardedProtocol = trusted ? lastOf(headers["x-forwarded-proto"]) : undefined;
  const protocol = forwardedProtocol === "https" ? "https" : "http";
  return URL.parse(`${protocol}://${host}`);
}
