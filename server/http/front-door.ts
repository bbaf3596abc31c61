import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { fullPathOf, lightPathOf } from "#domain/language/light-address.ts";
import { addressOf, languages } from "#domain/language/language.ts";
import type { RequestCounts } from "../metrics.ts";
import { findRedirect } from "#reader/redirects.ts";
import { answerHealth, answerMetrics } from "./answer-operator.ts";
import { createPages, KeptDrawing } from "./answer-pages.ts";
import type { SiteFacts } from "./asked.ts";
import { clientAddress } from "./client-address.ts";
import { Front, nextRequestId, type FrontOptions } from "./front.ts";
import { keyOf, otherVersion, withoutVersion } from "./light.ts";
import { answerPost, originOf, sendFailure, type Exchange } from "./live-request.ts";
import { createProxyWarning } from "./proxy-warning.ts";
import { describeError } from "./request-log.ts";
import { isOtherPublicHost } from "./request-origin.ts";
import { sendStatic } from "./send-static.ts";
import { answerWebhook, webhookPath } from "./webhook.ts";

const methods = new Set(["GET", "HEAD", "POST"]);
const isReading = (method: string | undefined) => method === "GET" || method === "HEAD";

/** Path and query of what was asked for; null when it is no address of a page at all. */
function targetOf(url: string): { path: string; query: string } | null {
  // RFC 9112, 3.2.2: a client may name the whole address, as it would to a proxy.
  const absolute = url.startsWith("/") ? null : URL.parse(url);
  const target = absolute ? absolute.pathname + absolute.search : url;
  if (!target.startsWith("/")) return null;
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark) };
}

/** An address that stands for another for good; a query goes along where it has none of its own. */
function leadTo(address: string, query: string): Record<string, string> {
  const [place = "", anchor] = address.split("#");
  return {
    Location: place + (place.includes("?") ? "" : query) + (anchor ? `#${anchor}` : ""),
    "Cache-Control": "public, max-age=3600",
  };
}

/** RFC 9112, 3.2: one `Host`, no more; and no request of HTTP/0.9, which has none. */
function isMalformed({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  if (httpVersionMajor < 1) return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** A process that has drawn these has run most of the code by which pages are drawn. */
const firstPages = languages.flatMap((language) =>
  (["home", "donate", "impact"] as const).map((page) => addressOf(page, language)),
);

export type FrontDoor = {
  readonly counts: RequestCounts;
  readonly listener: RequestListener;
  /** Takes what the application says of the site, at the start and after each change. */
  take(facts: SiteFacts): void;
  /** Draws the pages that most visitors open first. */
  drawFirst(): Promise<void>;
  /** From here on pages are drawn before anybody asks for them. */
  drawAhead(): void;
};

/** The address that an old or oddly written path leads to; null for one that is right, or nobody's. */
function rightPath({ facts, known }: Front, path: string, isRead: boolean): string | null {
  const right = (isRead ? findRedirect(facts.redirects, path) : null) ?? known.find(path);
  return right === path ? null : right;
}

/** The listener of the site: files and kept pages from memory, one spelling for each address, the rest asked of the application. */
export function createFrontDoor(given: FrontOptions): FrontDoor {
  const { table, pictures, siteUrl, trustProxy } = given;
  const front = new Front(given);
  const { pages: kept } = front;
  const drawing = new KeptDrawing(front);
  const answerPage = createPages(front, drawing);
  const warnOfProxy = createProxyWarning(trustProxy, given.log);

  async function answerRest(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const target = targetOf(incoming.url ?? "/");
    if (!target || isMalformed(incoming))
      return front.sendShort(outgoing, 400, requestId, {}, "Bad Request");
    const { method } = incoming;
    const isRead = isReading(method);
    if (
      isRead &&
      isOtherPublicHost(incoming.headers, siteUrl, trustProxy) &&
      !/^\/(healthz|readyz)$/.test(target.path)
    )
      // Kept by nobody: what it depends on stands in no `Vary`.
      return front.sendShort(outgoing, 308, requestId, {
        Location: siteUrl + target.path + target.query,
      });
    if (isRead && target.path === "/healthz") return answerHealth(front, outgoing, requestId);
    if (isRead && target.path === "/readyz")
      return answerHealth(front, outgoing, requestId, given.isReady());
    if (isRead && target.path === "/metrics")
      return answerMetrics(front, incoming, outgoing, requestId);
    if (method === "POST" && target.path === webhookPath)
      return answerWebhook(front, incoming, outgoing, requestId);
    const file =
      table.get(target.path) ?? kept.findState(target.path) ?? (await pictures.find(target.path));
    if (!methods.has(method ?? "") || (file && !isRead)) {
      const allowed = { Allow: file ? "GET, HEAD" : "GET, HEAD, POST" };
      return front.sendShort(outgoing, 405, requestId, allowed, "Method Not Allowed");
    }
    if (file) return sendStatic(file, incoming, outgoing, requestId);
    const light = fullPathOf(target.path);
    const path = light ?? target.path;
    const right = rightPath(front, path, isRead);
    if (right !== null) {
      const address = light === null ? right : lightPathOf(right);
      return front.sendShort(outgoing, 308, requestId, leadTo(address, target.query));
    }
    const other = isRead ? otherVersion(incoming.headers, target, siteUrl) : null;
    if (other) return front.sendShort(outgoing, 302, requestId, { Location: other });
    const forwarded = incoming.headers["x-forwarded-for"] as string | undefined;
    const exchange: Exchange = {
      incoming,
      outgoing,
      path,
      requestId,
      query: withoutVersion(target.query),
      isLight: light !== null,
      clientAddress: clientAddress(incoming.socket.remoteAddress, forwarded, trustProxy),
    };
    const origin = originOf(incoming, front);
    if (typeof origin === "number") return sendFailure(exchange, origin, front);
    await (isRead ? answerPage(exchange, origin) : answerPost(exchange, origin, front));
  }

  const answer = (request: IncomingMessage, response: ServerResponse, requestId: string) =>
    answerRest(request, response, requestId).catch((error: unknown) => {
      const fields = { requestId, method: request.method ?? "GET", path: "" };
      given.log("failure", { ...fields, error: describeError(error) });
      response.destroy();
    });

  const counts: RequestCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  // One function for all of them: nothing is made for a request.
  function count(this: ServerResponse): void {
    counts[Math.floor(this.statusCode / 100) as keyof RequestCounts] += 1;
  }

  let drawsAhead = false;
  const drawAll = () => {
    const { pages, generation } = front.facts;
    if (drawsAhead) void drawing.drawAll(pages, () => kept.generation !== generation);
  };

  return {
    counts,
    take(facts) {
      if (!front.take(facts)) return;
      pictures.forget();
      drawAll();
    },
    drawFirst: () => drawing.drawAll(firstPages, () => false),
    drawAhead() {
      drawsAhead = true;
      drawAll();
    },
    listener(request, response) {
      response.once("finish", count);
      const requestId = nextRequestId();
      warnOfProxy(request);
      const { url = "", headers, method } = request;
      const isPlain =
        isReading(method) &&
        headers["save-data"] === undefined &&
        headers["sec-purpose"] === undefined &&
        !isMalformed(request) &&
        !isOtherPublicHost(headers, siteUrl, trustProxy);
      const entry = isPlain
        ? (table.get(url) ?? pictures.held(url) ?? kept.find(keyOf(url, false)))
        : null;
      if (entry) sendStatic(entry, request, response, requestId);
      else void answer(request, response, requestId);
    },
  };
}
