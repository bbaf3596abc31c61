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

/** One HTTP request with its response, and what is derived from its address and headers. A class: made at each request. */
export class RequestContext {
  readonly handler: RequestHandler;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly requestId = nextRequestId();
  /** GET or HEAD. */
  readonly isRead: boolean;
  /** The path as it was sent; "" when it cannot be one. */
  readonly target: string;
  /** The query as it was sent, with its question mark, or "". */
  readonly targetQuery: string;
  readonly isLight: boolean;
  /** The path of the page's full version: `/lite/about` → `/about`. */
  readonly path: string;

  constructor(handler: RequestHandler, incoming: IncomingMessage, outgoing: ServerResponse) {
    this.handler = handler;
    this.incoming = incoming;
    this.outgoing = outgoing;
    const { url = "/", method } = incoming;
    this.isRead = method === "GET" || method === "HEAD";
    // RFC 9112, 3.2.2: a client may send the absolute address, as it does to a proxy.
    const absolute = url.startsWith("/") ? null : URL.parse(url);
    const address = absolute ? absolute.pathname + absolute.search : url;
    const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(address) ?? [];
    this.target = path.startsWith("/") ? path : "";
    this.targetQuery = query;
    const full = fullPathOf(this.target);
    this.isLight = full !== null;
    this.path = full ?? this.target;
  }

  /** The query without `lite=…`. */
  get query(): string {
    return withoutVersionParameter(this.targetQuery);
  }

  get loggedPath(): string {
    return this.handler.knownPaths.withoutSecrets(this.path);
  }

  /** RFC 9112, 3.2: no path, more than one `Host`, or HTTP/0.9, which has none. */
  get isMalformed(): boolean {
    const { headersDistinct, httpVersionMajor } = this.incoming;
    return this.target === "" || httpVersionMajor < 1 || (headersDistinct.host ?? []).length > 1;
  }

  get clientAddress(): string {
    const { headers, socket } = this.incoming;
    const forwarded = headers["x-forwarded-for"] as string | undefined;
    return clientAddress(socket.remoteAddress, forwarded, this.handler.options.config.trustProxy);
  }

  toAppRequest(changes: Partial<AppRequest> = {}): AppRequest {
    const { siteUrl } = this.handler.options.config;
    // React Router logs a path that it cannot decode, and the end of an e-mail's link may be a key.
    const path = canonicalPath(this.path) ? this.path : this.path.replaceAll("%", "%25");
    return {
      method: this.isRead ? "GET" : "POST",
      // Two slashes at the beginning would make links to this path, as of the language switch, lead to another site.
      url: siteUrl + path.replaceAll(/[/\\]{2,}/g, "/") + this.query,
      form: null,
      requestId: this.requestId,
      loggedPath: this.loggedPath,
      clientAddress: this.clientAddress,
      light: this.isLight,
      forEverybody: false,
      ...changes,
    };
  }

  sendShort(status: number, body: string, headers: SentHeaders = {}): void {
    this.outgoing.writeHead(status, {
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      ...headers,
    });
    this.outgoing.end(body);
  }
}
