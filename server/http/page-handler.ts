import { setTimeout as wait } from "node:timers/promises";
import { englishPathOf, languageOf, pathIn } from "#domain/language/language.ts";
import { fullPathOf, lightPathOf } from "#domain/language/light-address.ts";
import { admit } from "./admission.ts";
import { sendCached } from "./cached-response.ts";
import type { Encoded } from "./compress.ts";
import { inVersion, isHtml } from "./light.ts";
import { anonymousRequest, type AppResponse } from "./messages.ts";
import { cacheableAddress } from "./page-kinds.ts";
import { nextRequestId, type RequestContext } from "./request-context.ts";
import type { RequestHandler } from "./request-handler.ts";
import { describeError } from "./request-log.ts";
import { respondFromApplication, sendFailure, sendResponse } from "./send-response.ts";

/** A cached page with sums of the ledger that is older is sent, and then rendered again for the next visitor. */
const ledgerRefreshMs = 1000;

/** A page of new content that takes longer is sent as it was before. */
const mostWaitMs = 1000;

/** For a page that the browser prefetches while a finger is on its link: long enough for the tap to use it. */
const prefetchCaching = "private, max-age=30";

function sendFromCache({ incoming, outgoing }: RequestContext, response: Encoded): void {
  const isPrefetch = incoming.headers["sec-purpose"] === "prefetch";
  sendCached(outgoing, response, isPrefetch ? { "cache-control": prefetchCaching } : {});
}

/**
 * Answers GET and HEAD of pages from the cache, or has them rendered: once at a time, however many request one. The key
 * of a page is its address in the version that is requested.
 */
export function pageHandler(handler: RequestHandler) {
  const { cache, options, queues, rateLimit } = handler;

  /** Has a page rendered, and cached when it is the same for everybody. Null: the application is too busy. */
  function render(key: string, isInBackground = false): Promise<Encoded | AppResponse | null> {
    const { info, pending } = handler;
    const begin = async () => {
      const full = fullPathOf(key);
      const url = options.config.siteUrl + (full ?? key);
      const loggedPath = handler.knownPaths.withoutSecrets(new URL(url).pathname);
      const own = { url, requestId: nextRequestId(), loggedPath, light: full !== null };
      const request = { ...anonymousRequest, ...own };
      const response = await admit(queues.read, () => options.application.answer(request));
      return response && ((await cache.add(key, response, info, isInBackground)) ?? response);
    };
    const rendering = pending.get(key) ?? begin().finally(() => pending.delete(key));
    pending.set(key, rendering);
    return rendering;
  }

  /** Compresses all files, then renders all pages while the application is idle, until there is a new generation. */
  async function renderAhead(): Promise<void> {
    const { info } = handler;
    for (const getFile of options.files.values()) await getFile();
    const isOutdated = () => info !== handler.info;
    for (const key of info.pages.flatMap((page) => [page, lightPathOf(page)])) {
      await queues.read.onIdle();
      if (isOutdated()) return;
      if (cache.find(key)) continue;
      try {
        await render(key, true);
      } catch (error) {
        if (!isOutdated()) options.log("warm_up", { page: key, error: describeError(error) });
      }
    }
  }

  /**
   * Sends the cached response; one with older sums of the ledger is then rendered again for the next visitor.
   * @returns false when no fresh response is cached
   */
  function sendFresh(context: RequestContext, key: string): boolean {
    const cached = cache.find(key);
    if (!cached) return false;
    sendFromCache(context, cached);
    // After a failure the next visitor's request tries again.
    if (!cache.find(key, ledgerRefreshMs)) render(key, true).catch(() => {});
    return true;
  }

  /** Sends the last cached response, fresh or not; without one, a failure page. */
  function sendStale(context: RequestContext, key: string, failure: 429 | "busy") {
    const cached = cache.findStale(key);
    return cached ? sendFromCache(context, cached) : sendFailure(context, failure);
  }

  async function handleCacheable(context: RequestContext, key: string): Promise<void> {
    if (sendFresh(context, key)) return;
    if (!rateLimit.read.take(context)) return sendStale(context, key, 429);
    const racing = [render(key)];
    if (cache.findStale(key)) racing.push(wait(mostWaitMs, null));
    const response = await Promise.race(racing);
    if (!response) return sendStale(context, key, "busy");
    if (context.outgoing.destroyed) return;
    if (!("status" in response)) return sendFromCache(context, response);
    const isFailure = response.status >= 500 && !response.storageUnavailable;
    const previous = isFailure && cache.findStale(key);
    // The application has logged why; the previous page is better than a failure.
    if (previous) return sendFromCache(context, previous);
    // Rendered again for this visitor: a failure shows the id of the request, a redirect keeps all parameters.
    if (response.headers.location || isFailure) return respondFromApplication(context);
    // A file that is gone, such as a deleted event's calendar: the "not found" page, which any address beginning with
    // `/-` has, as no route does.
    if (response.status === 404 && !isHtml(response)) {
      const unknown = pathIn(languageOf(context.path), `/-${englishPathOf(context.path)}`);
      return respondFromApplication(context, { url: options.config.siteUrl + unknown });
    }
    await sendResponse(context, response);
  }

  async function handle(context: RequestContext): Promise<void> {
    const { path, query, isLight } = context;
    const cacheable = cacheableAddress(path, query, handler.knownPaths);
    if (cacheable) return handleCacheable(context, inVersion(cacheable, isLight));
    if (!rateLimit.read.take(context)) return sendFailure(context, 429);
    await respondFromApplication(context);
  }

  return { renderAhead, sendFresh, handle };
}
