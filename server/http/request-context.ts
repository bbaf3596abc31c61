import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fullPathOf } from "#domain/language/light-address.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientAddress } from "./client-address.ts";
import { withoutVersionParameter } from "./light.ts";
import type { AppRequest } from "./messages.ts";
import type { RequestHandler } from "./request-handler.ts";
import type { SentHeaders } from "./security-headers.ts";

/** Short: visitors read it to us on the phone. */
export const nextRequestId = () => randomUUID().slice(0, 13);

/** One HTTP request with its response, and what is derived from its address and headers. */
export type RequestContext = ReturnType<typeof contextOf>;

export function contextOf(
  handler: RequestHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const { url = "/", method, headers, headersDistinct, httpVersionMajor, socket } = incoming;
  const { siteUrl, trustProxy } = handler.options.config;
  // RFC 9112, 3.2.2: a client may send the absolute address, as it does to a proxy.
  const absolute = url.startsWith("/") ? null : URL.parse(url);
  const address = absolute ? absolute.pathname + absolute.search : url;
  const [, sent = "", targetQuery = ""] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  const target = sent.startsWith("/") ? sent : "";
  const full = fullPathOf(target);
  const path = full ?? target;
  return {
    handler,
    incoming,
    outgoing,
    requestId: nextRequestId(),
    /** GET or HEAD. */
    isRead: method === "GET" || method === "HEAD",
    /** The path as it was sent; "" when it cannot be one. */
    target,
    /** The query as it was sent, with its question mark, or "". */
    targetQuery,
    isLight: full !== null,
    /** The path of the page's full version: `/lite/about` → `/about`. */
    path,
    /** The query without `lite=…`. */
    get query() {
      return withoutVersionParameter(targetQuery);
    },
    get loggedPath() {
      return handler.knownPaths.withoutSecrets(path);
    },
    /** RFC 9112, 3.2: no path, more than one `Host`, or HTTP/0.9, which has none. */
    get isMalformed() {
      return target === "" || httpVersionMajor < 1 || (headersDistinct.host ?? []).length > 1;
    },
    get clientAddress() {
      const forwarded = headers["x-forwarded-for"] as string | undefined;
      return clientAddress(socket.remoteAddress, forwarded, trustProxy);
    },
    toAppRequest(changes: Partial<AppRequest> = {}): AppRequest {
      // React Router logs a path that it cannot decode, and the end of an e-mail's link may be a key.
      const own = canonicalPath(path) ? path : path.replaceAll("%", "%25");
      return {
        method: this.isRead ? "GET" : "POST",
        // Two slashes at the beginning would make links to this path, as of the language switch, lead to another site.
        url: siteUrl + own.replaceAll(/[/\\]{2,}/g, "/") + this.query,
        form: null,
        requestId: this.requestId,
        loggedPath: this.loggedPath,
        clientAddress: this.clientAddress,
        light: this.isLight,
        forEverybody: false,
        ...changes,
      };
    },
    sendShort(status: number, body: string, own: SentHeaders = {}) {
      outgoing.writeHead(status, {
        "cache-control": "no-store",
        "content-type": "text/plain; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        ...own,
      });
      outgoing.end(body);
    },
  };
}
