import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { answerLive, type LiveOptions } from "./live-request.ts";
import { createProxyWarning } from "./proxy-warning.ts";
import { choiceCookie, isLightWanted, lightVary, readLightAddress } from "./light.ts";
import { createMetricsAnswer, type MetricsOptions } from "./metrics-answer.ts";
import { nextRequestId } from "./request-id.ts";
import { staysOnServer } from "./page-kinds.ts";
import { isOtherPublicHost } from "./request-origin.ts";
import { createHealthAnswer, createShortAnswers, type HealthOptions } from "./short-answer.ts";
import { sendStatic } from "./send-static.ts";
import type { StaticEntry } from "./static-entry.ts";
import type { StaticTable } from "./static-table.ts";
import { describeError } from "./request-log.ts";
import { readRawBody, webhookPath, type TakeWebhook } from "./webhook.ts";

export type FrontDoorOptions = LiveOptions &
  HealthOptions &
  MetricsOptions & {
    readonly table: StaticTable;
    /** Where an old address leads now; null for one that is not old. */
    readonly redirects?: (path: string) => string | null;
    /** False while the site starts and stops: `GET /readyz` answers 503. Default: always ready. */
    readonly isReady?: () => boolean;
    /** True while something does not work: pages with a form are rendered live, to say so. */
    readonly isTroubled?: () => boolean;
    /** True for the path of a file that says less than it should today: it is rendered live. */
    readonly isOutdated?: (path: string) => boolean;
    /** Takes what the payment provider posts. */
    readonly webhook: TakeWebhook;
  };

const methods = new Set(["GET", "HEAD", "POST"]);
const isReading = (method: string | undefined) => method === "GET" || method === "HEAD";

/** The version of a page that somebody asked for: by its address, by an earlier choice, to save data. */
const versionOf = (
  entry: StaticEntry,
  { headers }: IncomingMessage,
  asked: boolean | null = null,
) => (entry.light && isLightWanted(headers, asked) ? entry.light : entry);

/** Whether a file that was written at build time can be sent as it is. */
const isStill = (entry: StaticEntry, path: string, options: FrontDoorOptions) =>
  !(entry.hasForm && options.isTroubled?.()) && !options.isOutdated?.(path);

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

/** What leads to a right address for good; a query goes along where the address has none of its own. */
function leadTo(address: string, query: string): Record<string, string> {
  const [place = "", anchor] = address.split("#");
  return {
    Location: place + (place.includes("?") ? "" : query) + (anchor ? `#${anchor}` : ""),
    "Cache-Control": "public, max-age=3600",
  };
}

/**
 * What leads to a page where it lies as a file; null for what stays here: what is drawn for each reader, thanks, what
 * a phone keeps, and the light version.
 */
function fileOf(entry: StaticEntry, request: IncomingMessage, { pagesAt }: FrontDoorOptions) {
  const path = request.url ?? "";
  if (!pagesAt || !entry.light || staysOnServer(path) || isLightWanted(request.headers))
    return null;
  return { Location: pagesAt + path, "Cache-Control": "no-cache", Vary: lightVary };
}

/** The listener of the site: files from memory, one spelling for each address, the rest live. */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { table, known } = options;
  const sendShort = createShortAnswers(options.security);
  const sendHealth = createHealthAnswer(options, sendShort);
  const sendMetrics = createMetricsAnswer(options, sendShort);
  const warnOfProxy = createProxyWarning(options.trustProxy, options.log);

  /** The headers that keep a choice; nobody else may be sent an answer that sets a cookie. */
  const keep = (choice: boolean | null) =>
    choice === null
      ? []
      : ["Set-Cookie", choiceCookie(choice, options.security.https), "Cache-Control", "private"];

  async function takeWebhook(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const rawBody = await readRawBody(request);
    if (rawBody === null) {
      return sendShort(response, 413, requestId, { Connection: "close" }, "refused");
    }
    const header = request.headers["stripe-signature"];
    try {
      const { status, note } = await options.webhook(
        rawBody,
        typeof header === "string" ? header : null,
      );
      sendShort(response, status, requestId, {}, note);
    } catch (error) {
      // The provider tries again for days: nothing is lost by saying so.
      const fields = { requestId, method: "POST", path: webhookPath, error: describeError(error) };
      options.log("failure", fields);
      sendShort(response, 503, requestId, {}, "try again");
    }
  }

  /** Leads whoever reads under another name of ours to the public one. */
  function leadHome(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): boolean {
    const { headers, method } = request;
    const isOther = isOtherPublicHost(headers, options.siteUrl, options.trustProxy);
    if (!isOther || !isReading(method)) return false;
    const target = targetOf(request.url ?? "/");
    if (!target || target.path === "/healthz" || target.path === "/readyz") return false;
    sendShort(response, 308, requestId, {
      // Kept by nobody: what it depends on stands in no `Vary`.
      Location: options.siteUrl + target.path + target.query,
    });
    return true;
  }

  /** Everything that is not a file or page asked for by its own address. */
  async function answerRest(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const target = targetOf(request.url ?? "/");
    if (!target) return sendShort(response, 400, requestId, {}, "Bad Request");
    const { path } = target;
    const { choice, query } = readLightAddress(target.query);
    request.url = path + query;
    if (isReading(request.method)) {
      if (path === "/healthz") return sendHealth(response, requestId);
      if (path === "/metrics") return sendMetrics(request, response, requestId);
      if (path === "/readyz") return sendHealth(response, requestId, options.isReady?.() ?? true);
    }
    if (path === webhookPath && request.method === "POST") {
      return takeWebhook(request, response, requestId);
    }
    if (!methods.has(request.method ?? "")) {
      return sendShort(
        response,
        405,
        requestId,
        { Allow: "GET, HEAD, POST" },
        "Method Not Allowed",
      );
    }
    const entry = table.get(path);
    if (!entry) {
      const moved = isReading(request.method) ? options.redirects?.(path) : null;
      const right = moved ?? known.find(path);
      if (right !== null && right !== path)
        return sendShort(response, 308, requestId, leadTo(right, target.query));
    } else if (
      isReading(request.method) &&
      (!entry.rendered || query === "") &&
      isStill(entry, path, options)
    ) {
      const version = versionOf(entry, request, choice);
      return sendStatic(version, request, response, requestId, entry.light && keep(choice));
    } else if (!entry.rendered && !(isReading(request.method) && options.isOutdated?.(path))) {
      return sendShort(response, 405, requestId, { Allow: "GET, HEAD" }, "Method Not Allowed");
    }
    await answerLive({ incoming: request, outgoing: response, path, requestId, choice }, options);
  }

  return (request, response) => {
    const requestId = nextRequestId();
    warnOfProxy(request);
    if (leadHome(request, response, requestId)) return;
    const path = request.url ?? "";
    const entry = isReading(request.method) ? table.get(path) : undefined;
    if (entry && isStill(entry, path, options)) {
      const elsewhere = fileOf(entry, request, options);
      if (elsewhere) return sendShort(response, 302, requestId, elsewhere);
      sendStatic(versionOf(entry, request), request, response, requestId);
    } else void answerRest(request, response, requestId);
  };
}
