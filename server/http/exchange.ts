import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fullPathOf } from "#domain/language/light-address.ts";
import type { Asked } from "./asked.ts";
import { clientAddress } from "./client-address.ts";
import type { Front } from "./front.ts";
import { withoutVersion } from "./light.ts";
import { isFromElsewhere, requestOrigin } from "./request-origin.ts";
import { everyAnswer, type SentHeaders } from "./security-headers.ts";

/** The process, so that the numbers of two web processes do not meet in one log. */
const processMark = randomBytes(4).toString("hex");
let count = 0;

/** A short name for one request, unique across processes; visitors read it to us on the phone. */
export function nextRequestId(): string {
  count += 1;
  return `${processMark}-${count.toString(36)}`;
}

/** Headers that no loader may see: the front has judged them, or they tell of a body that is read already. */
const ownHeaders = /^(origin|host|content-.*|transfer-encoding|connection|expect|x-forwarded-.*)$/;

/** Adds a query ("?a=1", or "") to an address, before its anchor: "/x?b=2#top" → "/x?b=2&a=1#top". */
export function withQuery(address: string, query: string): string {
  const [place = "", anchor] = address.split("#");
  const added = place.includes("?") && query ? `&${query.slice(1)}` : query;
  return place + added + (anchor === undefined ? "" : `#${anchor}`);
}

/** A request under way: what it asks for, who asks, and the way back. */
export class Exchange {
  readonly front: Front;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly requestId = nextRequestId();
  /** As it was asked for; "" when it is no address of a site. */
  readonly target: string;
  /** With its question mark, or empty. */
  readonly targetQuery: string;

  constructor(front: Front, incoming: IncomingMessage, outgoing: ServerResponse) {
    this.front = front;
    this.incoming = incoming;
    this.outgoing = outgoing;
    const { url = "/" } = incoming;
    // RFC 9112, 3.2.2: a client may name the whole address, as it would to a proxy.
    const absolute = url.startsWith("/") ? null : URL.parse(url);
    const address = absolute ? absolute.pathname + absolute.search : url;
    const mark = address.indexOf("?");
    const path = mark < 0 ? address : address.slice(0, mark);
    this.target = path.startsWith("/") ? path : "";
    this.targetQuery = mark < 0 ? "" : address.slice(mark);
  }

  get isRead(): boolean {
    return this.incoming.method === "GET" || this.incoming.method === "HEAD";
  }

  get isLight(): boolean {
    return fullPathOf(this.target) !== null;
  }

  /** The path of the page's full version. */
  get path(): string {
    return fullPathOf(this.target) ?? this.target;
  }

  /** The query without the question for a version. */
  get query(): string {
    return withoutVersion(this.targetQuery);
  }

  /** The path as a log may hold it. */
  get loggedPath(): string {
    return this.front.known.withoutSecrets(this.path);
  }

  /** RFC 9112, 3.2: one `Host`, no more; and no request of HTTP/0.9, which has none. */
  get isMalformed(): boolean {
    const { rawHeaders, httpVersionMajor } = this.incoming;
    if (this.target === "" || httpVersionMajor < 1) return true;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
    return hosts > 1;
  }

  get clientAddress(): string {
    const { headers, socket } = this.incoming;
    const forwarded = headers["x-forwarded-for"] as string | undefined;
    return clientAddress(socket.remoteAddress, forwarded, this.front.given.config.trustProxy);
  }

  /**
   * The origin that the visitor's browser believes to be at.
   * @returns the failure to answer with where there is none, or it is not where the form came from
   */
  get origin(): string | 400 | 403 {
    const { front, incoming } = this;
    const origin = requestOrigin(incoming.headers, front.site, front.given.config.trustProxy);
    if (!origin) return 400;
    return isFromElsewhere(incoming, origin) ? 403 : origin;
  }

  /** The request as the application takes it, from a visitor who is at an origin. */
  asked(origin: string, more: Partial<Asked> = {}): Asked {
    const headers = Object.entries(this.incoming.headers).flatMap(
      ([name, value]): [string, string][] =>
        value === undefined || ownHeaders.test(name) ? [] : [[name, String(value)]],
    );
    return {
      method: this.isRead ? "GET" : "POST",
      url: origin + this.path + this.query,
      headers,
      form: null,
      requestId: this.requestId,
      clientAddress: this.clientAddress,
      light: this.isLight,
      forEverybody: false,
      ...more,
    };
  }

  /** Sends a line of text, or nothing but headers. */
  sendShort(status: number, body: string, headers: SentHeaders = {}): void {
    this.outgoing.writeHead(status, {
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      ...everyAnswer(this.front.site.protocol === "https:"),
      ...headers,
      "x-request-id": this.requestId,
    });
    this.outgoing.end(body);
  }
}
