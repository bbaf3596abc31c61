/**
 * The service worker: answers `GET` requests to this site from the device when there is no connection. It is
 * registered only for visitors who have saved pages (app/offline/offline-form.ts). docs/decisions/0025-offline.md
 */
import {
  oneAtATime,
  pagesIn,
  pickedCache,
  readCache,
  savedAtOf,
  saveResponse,
  updatePages,
} from "./store.ts";
import type { Language } from "#domain/language/language.ts";
import { packPath, type Pack, type PackWords } from "#domain/offline/pack.ts";
import { cachePath, pagesToEvict, isCacheable } from "#domain/offline/page-cache.ts";

// TypeScript's service worker types exclude those of a page, so the few that are used are declared here.
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  respondWith(response: Promise<Response>): void;
  request: Request;
};
declare const self: {
  addEventListener(type: "install" | "activate", act: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", act: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
};

/** After this time without a response the saved page is shown. */
const timeoutMs = 5_000;
const betweenUpdatesMs = 6 * 3_600_000;

async function findSaved(address: URL): Promise<{ page: Response | null; pack: Pack | null }> {
  const picked = await caches.open(pickedCache);
  const path = cachePath(address);
  const pack = ((await (await picked.match(packPath))?.json()) as Pack | undefined) ?? null;
  // A page is saved without a query. With one it would be another page, unless it is a tool.
  if (address.search !== "" && !pack?.pages[path]?.isTool) return { page: null, pack };
  const page = (await picked.match(path)) ?? (await (await caches.open(readCache)).match(path));
  return { page: page ?? null, pack };
}

/**
 * A page saved on the device with a notice before its content that says so.
 * @param text the notice as HTML, in the page's language
 */
async function withOfflineNotice(
  saved: Response,
  { words }: Pack,
  text: (words: PackWords, language: Language) => string,
  status = 200,
): Promise<Response> {
  const html = await saved.text();
  const lang = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? "";
  const language = lang in words ? (lang as Language) : "en";
  const notice = `<aside class="light-note" role="status"><p>${text(words[language], language)}</p></aside>`;
  const body = html.replace(/<main\b/, (main) => notice + main);
  return new Response(body, { status, headers: saved.headers });
}

/** The saved page /offline with a notice, instead of a page that is not saved. Its own language comes first. */
async function offlinePage(address: URL, pack: Pack | null, failure: unknown): Promise<Response> {
  const isSpanish = /^\/es(\/|$)/.test(address.pathname);
  const picked = await caches.open(pickedCache);
  for (const path of isSpanish ? ["/es/offline", "/offline"] : ["/offline", "/es/offline"]) {
    const page = await picked.match(path);
    if (page && pack) return withOfflineNotice(page, pack, (words) => words.missing, 503);
  }
  throw failure;
}

async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = new URL(request.url);
  const { page, pack } = await findSaved(address);
  try {
    // Not from the HTTP cache, which without a connection may return an old page that does not say so.
    const fetched = fetch(request, { cache: "no-cache" });
    // Not a signal, which would also cut off a body that arrives slowly.
    const late = () =>
      new Promise<never>((_, fail) => void setTimeout(fail, timeoutMs, new Error("timed out")));
    const response = await (page ? Promise.race([fetched, late()]) : fetched);
    if (isCacheable(address, response))
      event.waitUntil(saveReadPage(cachePath(address), response.clone()));
    event.waitUntil(updateSometimes());
    return response;
  } catch (failure) {
    if (!page || !pack) return offlinePage(address, pack, failure);
    const savedAt = savedAtOf(page);
    return withOfflineNotice(page, pack, (words, language) => {
      const date = savedAt.toLocaleDateString(language, { dateStyle: "long" });
      return words.copy.replace("{date}", date);
    });
  }
}

/** Saves a page that was read, unless it is among the picked ones, and deletes the oldest beyond the limits. */
async function saveReadPage(path: string, response: Response): Promise<void> {
  if (await (await caches.open(pickedCache)).match(path)) return;
  const cache = await caches.open(readCache);
  await saveResponse(cache, path, response);
  for (const old of pagesToEvict(await pagesIn(cache))) await cache.delete(old);
}

/** Without a connection the saved pages stay as they are, and the next page view tries again. */
const updateSometimes = () =>
  oneAtATime(async () => {
    const cache = await caches.open(pickedCache);
    const pack = await cache.match(packPath);
    if (pack && Date.now() - savedAtOf(pack).getTime() > betweenUpdatesMs) await updatePages(cache);
  }).catch(() => {});

/** A file with a hash of its content in its name: the saved one is never stale, so the network is not asked. */
async function openFile(request: Request): Promise<Response> {
  const picked = await caches.open(pickedCache);
  return (await picked.match(new URL(request.url).pathname)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || headers.has("Range")) return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (/^\/(assets|pictures|bands)\//.test(pathname))
    event.respondWith(openFile(event.request));
});
