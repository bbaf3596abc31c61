import type { IncomingMessage } from "node:http";

/** A name or an IP address, with or without a port. */
const validHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * The status of a refused request; null: it is accepted. 400: `Host` is malformed. 403: a page of another site sends us
 * a form (CSRF). Programs send no `Origin`: webhooks, and mail programs that unsubscribe (RFC 8058).
 */
export function refusalOf(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  site: URL,
): 400 | 403 | null {
  const { origin: sender } = headers;
  // The form was sent from our own page, although a proxy has replaced `Host`.
  if (sender === site.origin) return null;
  const host = headers.host?.toLowerCase() || site.host;
  if (!validHost.test(host) || !URL.canParse(`http://${host}`)) return 400;
  if (method !== "POST" || sender === undefined) return null;
  // Another name of this site, such as `www.` or an address of this machine. Another site gains nothing by it: its
  // pages cannot choose the `Host` of their requests, and pages here set no cookies.
  const isOurs = host !== site.host && /^https?:\/\//.test(sender) && sender.endsWith(`//${host}`);
  return isOurs ? null : 403;
}
