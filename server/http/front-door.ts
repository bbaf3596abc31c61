import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { fullPathOf, lightPathOf } from "#domain/language/light-address.ts";
import type { SiteFacts } from "./asked.ts";
import { createPages, KeptDrawing, type PagesOptions } from "./answer-pages.ts";
import { KnownSite } from "./known-site.ts";
import { clientAddress } from "./client-address.ts";
import { keyOf, otherVersion, withoutVersion } from "./light.ts";
import {
  sendFailure,
  originOf,
  answerPost,
  type Exchange,
  type LiveOptions,
} from "./live-request.ts";
import { createMetricsAnswer, type MetricsOptions } from "./metrics-answer.ts";
import { createProxyWarning } from "./proxy-warning.ts";
import { nextRequestId } from "./request-id.ts";
import { describeError } from "./request-log.ts";
import { isOtherPublicHost } from "./request-origin.ts";
import { sendStatic } from "./send-static.ts";
import { createHealthAnswer, createShortAnswers, type HealthOptions } from "./short-answer.ts";
import type { Pictures } from "./pictures.ts";
import type { StaticTable } from "./static-table.ts";
import { createWebhookAnswer, webhookPath, type TakeWebhook } from "./webhook.ts";

export type FrontDoorOptions = Omit<LiveOptions, "known" | "security" | "giveElsewhere"> &
  Pick<PagesOptions, "pages"> &
  HealthOptions &
  MetricsOptions & {
    /** Files, by the path of their address. */
    readonly table: StaticTable;
    readonly pictures: Pictures;
    /** Whether the public address is https: browsers are then told never to come without it. */
    readonly https: boolean;
    /** False while the site starts and stops: `GET /readyz` answers 503. */
    readonly isReady: () => boolean;
    /** Whether all pages are drawn before anybody asks; not while developing. */
    readonly drawsAhead: boolean;
    /** Takes what the payment provider posts. */
    readonly webhook: TakeWebhook;
    /** False while developing, where Vite adds scripts and styles of its own. */
    readonly policy?: boolean;
  };

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

export type FrontDoor = {
  readonly listener: RequestListener;
  /** Takes what the application says of the site, at the start and after each change. */
  take(facts: SiteFacts): void;
};

/** The listener of the site: files and kept pages from memory, one spelling for each address, the rest asked of the application. */
export function createFrontDoor(given: FrontDoorOptions): FrontDoor {
  const { table, pictures, siteUrl, trustProxy, pages: kept, https, policy } = given;
  const site = new KnownSite();
  const security = () => ({
    https,
    frameOrigins: site.frameOrigins,
    adService: site.adService,
    ...(policy !== undefined && { policy }),
  });
  const options = {
    ...given,
    known: () => site.known,
    giveElsewhere: () => site.giveElsewhere,
    security,
  };
  const drawing = new KeptDrawing(options);
  const answerPage = createPages(options, drawing);
  const sendShort = createShortAnswers({ https });
  const sendHealth = createHealthAnswer(given, sendShort);
  const sendMetrics = createMetricsAnswer(given, sendShort);
  const sendWebhookAnswer = createWebhookAnswer(given, sendShort);
  const warnOfProxy = createProxyWarning(trustProxy, given.log);

  async function answerRest(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const target = targetOf(incoming.url ?? "/");
    if (!target || isMalformed(incoming))
      return sendShort(outgoing, 400, requestId, {}, "Bad Request");
    const { method } = incoming;
    const isRead = isReading(method);
    if (
      isRead &&
      isOtherPublicHost(incoming.headers, siteUrl, trustProxy) &&
      !/^\/(healthz|readyz)$/.test(target.path)
    )
      // Kept by nobody: what it depends on stands in no `Vary`.
      return sendShort(outgoing, 308, requestId, {
        Location: siteUrl + target.path + target.query,
      });
    if (isRead && target.path === "/healthz") return sendHealth(outgoing, requestId);
    if (isRead && target.path === "/readyz")
      return sendHealth(outgoing, requestId, given.isReady());
    if (isRead && target.path === "/metrics") return sendMetrics(incoming, outgoing, requestId);
    if (method === "POST" && target.path === webhookPath)
      return sendWebhookAnswer(incoming, outgoing, requestId);
    const file =
      table.get(target.path) ?? kept.findState(target.path) ?? (await pictures.find(target.path));
    if (!methods.has(method ?? "") || (file && !isRead)) {
      const allowed = { Allow: file ? "GET, HEAD" : "GET, HEAD, POST" };
      return sendShort(outgoing, 405, requestId, allowed, "Method Not Allowed");
    }
    if (file) return sendStatic(file, incoming, outgoing, requestId);
    const light = fullPathOf(target.path);
    const path = light ?? target.path;
    const right = site.rightPath(path, isRead);
    if (right !== null) {
      const address = light === null ? right : lightPathOf(right);
      return sendShort(outgoing, 308, requestId, leadTo(address, target.query));
    }
    const other = isRead ? otherVersion(incoming.headers, target, siteUrl) : null;
    if (other) return sendShort(outgoing, 302, requestId, { Location: other });
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
    const origin = originOf(incoming, options);
    if (typeof origin === "number") return sendFailure(exchange, origin, options);
    await (isRead ? answerPage(exchange, origin) : answerPost(exchange, origin, options));
  }

  const answer = (request: IncomingMessage, response: ServerResponse, requestId: string) =>
    answerRest(request, response, requestId).catch((error: unknown) => {
      const fields = { requestId, method: request.method ?? "GET", path: "" };
      given.log("failure", { ...fields, error: describeError(error) });
      response.destroy();
    });

  return {
    take(facts) {
      const isNew = facts.generation !== kept.generation;
      site.take(facts);
      kept.advance(facts, security());
      if (isNew) pictures.forget();
      if (isNew && given.drawsAhead)
        void drawing.drawAll(facts.pages, () => kept.generation !== facts.generation);
    },
    listener(request, response) {
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
