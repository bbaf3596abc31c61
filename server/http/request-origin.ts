import type { IncomingMessage } from "node:http";

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
  site: URL,
  trustedProxies: number,
): string | null {
  // A browser that says so is on our own page, whatever host a proxy has put in.
  if (headers.origin === site.origin) return site.origin;
  const trusted = trustedProxies > 0;
  const forwardedHost = trusted ? lastOf(headers["x-forwarded-host"]) : undefined;
  const host = (forwardedHost || String(headers.host ?? site.host)).toLowerCase();
  if (!validHost.test(host)) return null;
  // The public name: reached through whatever speaks TLS for us.
  if (host === site.host) return site.origin;
  // Another name of ours (`www.`), as the browser names it: a proxy that does not say how it was
  // reached must not cost a visitor the filled form. No other site gains by it: a page there cannot
  // choose the `Host` of what it sends, and no cookie or sign-in of ours could be borrowed.
  const sender = typeof headers.origin === "string" ? URL.parse(headers.origin) : null;
  if (sender?.host === host && /^https?:$/.test(sender.protocol)) return sender.origin;
  const forwardedProtocol = trusted ? lastOf(headers["x-forwarded-proto"]) : undefined;
  const protocol = forwardedProtocol === "https" ? "https" : "http";
  return URL.parse(`${protocol}://${host}`)?.origin ?? null;
}

/** Names that lead to a machine and not to the public: of proxies, containers, networks at home. */
const insideName = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/**
 * Whether a visitor has come by a public name that is not the site's own, and is better led there:
 * `www.example.org` for `example.org`. Never by an address in numbers, a name without a dot or with a
 * port, as proxies and health checks use them: they would be led in a circle.
 */
export function isOtherPublicHost(
  headers: RequestHeaders,
  site: URL,
  trustedProxies: number,
): boolean {
  const forwarded = trustedProxies > 0 ? lastOf(headers["x-forwarded-host"]) : undefined;
  const host = (forwarded || String(headers.host ?? "")).toLowerCase();
  if (host === site.host) return false;
  const isPublic = (name: string) =>
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(name) && !insideName.test(name);
  return isPublic(host) && isPublic(site.hostname);
}

/**
 * A form on a stranger's page that sends to us in a visitor's name. React Router refuses it as well,
 * but for pages only, and as a failure of ours. Programs send no `Origin` (webhooks, mail providers).
 */
export function isFromElsewhere(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  origin: string,
): boolean {
  const { origin: sender } = headers;
  return method === "POST" && sender !== undefined && sender !== origin;
}
