import type { IncomingMessage } from "node:http";

/** A name or an IP address, with or without a port. */
const validHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim();
}

/**
 * The origin that the visitor's browser shows. React Router compares it with the `Origin` header of every form, so
 * behind a proxy that ends TLS it must be the public one.
 * @returns null when `Host` is malformed: answer 400
 */
export function requestOrigin(
  headers: RequestHeaders,
  site: URL,
  trustedProxies: number,
): string | null {
  // The form was sent from our own page, although a proxy has replaced `Host`.
  if (headers.origin === site.origin) return site.origin;
  const trusted = trustedProxies > 0;
  const forwardedHost = trusted ? lastOf(headers["x-forwarded-host"]) : undefined;
  const host = (forwardedHost || String(headers.host ?? site.host)).toLowerCase();
  if (!validHost.test(host)) return null;
  if (host === site.host) return site.origin;
  // Another name of this site (`www.`) behind a proxy that does not forward the protocol: the visitor's form must not
  // be refused. Another site gains nothing by it: its pages cannot choose the `Host` of their requests, and pages
  // here set no cookies.
  const sender = typeof headers.origin === "string" ? URL.parse(headers.origin) : null;
  if (sender?.host === host && /^https?:$/.test(sender.protocol)) return sender.origin;
  const forwardedProtocol = trusted ? lastOf(headers["x-forwarded-proto"]) : undefined;
  const protocol = forwardedProtocol === "https" ? "https" : "http";
  return URL.parse(`${protocol}://${host}`)?.origin ?? null;
}

/** Names of machines in private networks. */
const privateName = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/**
 * True for a request to another public name than the site's own, such as `www.example.org` for `example.org`: it is
 * redirected. False for IP addresses and for names without a dot or with a port: proxies and health checks use those,
 * and would be redirected in a circle.
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
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(name) && !privateName.test(name);
  return isPublic(host) && isPublic(site.hostname);
}

/**
 * True for a form that a page of another site sends to us (CSRF). React Router refuses those as well, but answers 500.
 * Programs send no `Origin`: webhooks, and mail programs that unsubscribe (RFC 8058).
 */
export function isCrossOriginPost(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  origin: string,
): boolean {
  const { origin: sender } = headers;
  return method === "POST" && sender !== undefined && sender !== origin;
}
