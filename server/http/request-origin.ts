import type { IncomingMessage } from "node:http";

/**
 * True when a page of another site sends us a form (CSRF). Programs send no `Origin`: webhooks, and mail programs that
 * unsubscribe (RFC 8058).
 */
export function isFromElsewhere(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  site: URL,
): boolean {
  const { origin: sender } = headers;
  const host = headers.host || site.host;
  // Our own page sends `site.origin`, although a proxy may have replaced `Host`.
  if (method !== "POST" || sender === undefined || sender === site.origin) return false;
  // Another name of this site, such as `www.` or an address of this machine. Another site gains nothing by it: its
  // pages cannot choose the `Host` of their requests, and pages here set no cookies.
  return host === site.host || URL.parse(sender)?.host !== host;
}
