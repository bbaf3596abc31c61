import type { IncomingMessage, RequestListener } from "node:http";
import PQueue from "p-queue";
import { findRedirect } from "#reader/redirects.ts";
import type { Application, SiteInfo } from "../application.ts";
import type { Config } from "../config.ts";
import type { RequestCounts } from "../metrics.ts";
import { RateLimit } from "./admission.ts";
import { BodyBudget } from "./body-budget.ts";
import { KnownPaths } from "./canonical-path.ts";
import { sendCached } from "./cached-response.ts";
import type { Encoded } from "./compress.ts";
import { readPicture, type Files } from "./files.ts";
import { inVersion, otherVersionAddress } from "./light.ts";
import { findEndpoint } from "./machine-endpoints.ts";
import type { AppResponse } from "./messages.ts";
import { PageCache } from "./page-cache.ts";
import { pageHandler } from "./page-handler.ts";
import { type BodyLimits, readBody } from "./read-body.ts";
import { RequestContext } from "./request-context.ts";
import { describeError, type Log } from "./request-log.ts";
import { everyResponse, type SentHeaders } from "./security-headers.ts";
import { sendFailure, respondFromApplication } from "./send-response.ts";

export type HandlerOptions = {
  readonly config: Pick<Config, "siteUrl" | "trustProxy" | "metricsOpen">;
  readonly application: Pick<Application, "answer" | "health" | "webhook" | "metrics">;
  readonly files: Files;
  readonly formLimits: (path: string) => BodyLimits;
  /** The commit that is served, for the health check; null: unknown. */
  readonly commit: string | null;
  readonly log: Log;
};

/** Handles all HTTP requests of the site: `listener` is what Node's server calls. */
export class RequestHandler {
  readonly options: HandlerOptions;
  readonly siteUrl: URL;
  /**
   * Requests at the application, so many that it always has the next one at hand. Forms have slots of their own: a form
   * keeps its slot until it is stored, so on a slow disk forms would leave none for pages. There are twice as many,
   * because a form needs little processor time.
   */
  readonly queues = { read: new PQueue({ concurrency: 8 }), post: new PQueue({ concurrency: 16 }) };
  readonly bodyBudget = new BodyBudget();
  /** Apart, so that a neighbour who has pages rendered leaves forms their own. */
  readonly rateLimit = { read: new RateLimit(), post: new RateLimit() };
  readonly cache = new PageCache();
  /** Pages that are rendered at the moment; those that began before a change are not for visitors who come after it. */
  pending = new Map<string, Promise<Encoded | AppResponse | null>>();
  /** Responses by the first digit of their status. */
  readonly counts: RequestCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  /** False while the site starts and stops: `GET /readyz` answers 503. */
  isReady = false;
  /** An empty site until the application has sent its own. */
  info: SiteInfo = {
    paths: [],
    pages: [],
    redirects: new Map(),
    giveElsewhere: null,
  };
  knownPaths = new KnownPaths();
  readonly listener: RequestListener;
  readonly #pages: ReturnType<typeof pageHandler>;
  #rendersAhead = false;

  constructor(options: HandlerOptions) {
    this.options = options;
    this.siteUrl = new URL(options.config.siteUrl);
    this.#pages = pageHandler(this);
    const common = everyResponse(this.siteUrl.protocol === "https:");
    this.listener = (request, response) => {
      const context = new RequestContext(this, request, response);
      const { writeHead } = response;
      // Not by `setHeaders`: Node writes headers that `writeHead` alone gets in a faster way.
      response.writeHead = ((status: number, own: SentHeaders) => {
        this.counts[Math.floor(status / 100) as keyof RequestCounts] += 1;
        const headers = { ...common, "x-request-id": context.requestId, ...own };
        return writeHead.call(response, status, headers);
      }) as typeof writeHead;
      const answerFailure = (error: unknown) => {
        const { requestId, loggedPath: path } = context;
        const { method = "GET" } = request;
        options.log("failure", { requestId, method, path, error: describeError(error) });
        return sendFailure(context, 500);
      };
      this.#handle(context)
        .catch(answerFailure)
        .catch(() => response.destroy());
    };
  }

  /** Takes what the application reports at its start and after each change. */
  update(info: SiteInfo): void {
    const gone = new Set(this.info.pages.filter((page) => !info.pages.includes(page)));
    // A page that was withdrawn must not be sent again, however busy the application is.
    if (gone.size > 0) this.cache.clear(gone);
    this.info = info;
    this.cache.info = info;
    this.pending = new Map();
    this.knownPaths = new KnownPaths(info.paths);
    if (this.#rendersAhead) this.renderAhead();
  }

  /** Renders all pages in the background, now and after each new generation. */
  renderAhead(): void {
    this.#rendersAhead = true;
    void this.#pages.renderAhead();
  }

  async #handle(context: RequestContext): Promise<void> {
    const { incoming, outgoing, isRead, target, targetQuery } = context;
    const { files } = this.options;
    if (context.isMalformed) return context.sendShort(400, "Bad Request");
    const endpoint = findEndpoint(context);
    if (endpoint) return endpoint(context);
    // The fast path of most requests. A browser that saves data may be redirected to the light version first.
    const isPlain = isRead && incoming.headers["save-data"] === undefined;
    const getFile = files.get(target);
    if (!getFile && isPlain && this.#pages.sendFresh(context, target + targetQuery)) return;
    const file = getFile ? await getFile() : await readPicture(target);
    if (file && isRead) return sendCached(outgoing, file);
    if (file || !(isRead || incoming.method === "POST")) {
      const allow = file ? "GET, HEAD" : "GET, HEAD, POST";
      return context.sendShort(405, "Method Not Allowed", { allow });
    }
    const canonical = this.#canonicalAddress(context);
    if (canonical !== null)
      return context.sendShort(308, "", {
        location: canonical,
        "cache-control": "public, max-age=3600",
      });
    const otherVersion = isRead ? otherVersionAddress(context) : null;
    if (otherVersion) return context.sendShort(302, "", { location: otherVersion });
    if (isFromElsewhere(incoming, this.siteUrl)) return sendFailure(context, 403);
    await (isRead ? this.#pages.handle(context) : handleForm(context));
  }

  /** The address that an old or misspelled one redirects to; null: it is canonical, or not one of the site. */
  #canonicalAddress(context: RequestContext): string | null {
    const { isRead, isLight, path, target, targetQuery } = context;
    const redirect = isRead ? findRedirect(this.info.redirects, path) : null;
    const known = redirect ?? this.knownPaths.match(path)?.path;
    const address = known === undefined ? target : inVersion(known, isLight);
    if (address === target) return null;
    // A redirect of the content with a query of its own drops the visitor's; else it comes before the anchor.
    return address.includes("?") ? address : address.replace(/(?=#)|$/, () => targetQuery);
  }
}

/** Reads the form of a POST request within its limits, and passes it to the application. */
async function handleForm(context: RequestContext): Promise<void> {
  const { handler, path } = context;
  if (!handler.rateLimit.post.take(context)) return sendFailure(context, 429);
  await using read = await readBody(context, handler.options.formLimits(path));
  const { form, refused, isTextWhole } = read;
  if (context.outgoing.destroyed) return;
  if (refused && !isTextWhole) await sendFailure(context, refused === 503 ? "busy" : refused);
  else await respondFromApplication(context, { form, ...(refused && { refused }) });
}

/**
 * True when a page of another site sends us a form (CSRF). Programs send no `Origin`: webhooks, and mail programs that
 * unsubscribe (RFC 8058).
 */
function isFromElsewhere({ method, headers }: IncomingMessage, site: URL): boolean {
  const { origin: sender } = headers;
  const host = headers.host || site.host;
  // Our own page sends `site.origin`, although a proxy may have replaced `Host`.
  if (method !== "POST" || sender === undefined || sender === site.origin) return false;
  // Another name of this site, such as `www.` or an address of this machine. Another site gains nothing by it: its
  // pages cannot choose the `Host` of their requests, and pages here set no cookies.
  return host === site.host || URL.parse(sender)?.host !== host;
}
