/**
 * The service worker: answers from the device when the line is gone. It is there only for who has asked to keep
 * something (app/offline/keeper.ts), and touches nothing that is sent: only `GET`, only this site.
 * docs/decisions/0025-offline.md
 */
import { dressed } from "./dressed.ts";
import { dayOf, keep, oneAtATime, pagesIn, pickedStore, readStore, update } from "./store.ts";
import { packPath, type Pack } from "#domain/offline/pack.ts";
import { keptPath, leaving, mayStay } from "#domain/offline/read-pages.ts";

type Event = ExtendableEvent & { respondWith(answer: Promise<Response>): void; request: Request };
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
declare const self: {
  addEventListener(type: "install" | "activate", act: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", act: (event: Event) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
};

/** So long a line may be silent before a page that is kept is shown instead. */
const patienceMs = 5_000;
const betweenUpdatesMs = 6 * 3_600_000;

/** The kept pack, and the page of a path where there is one. */
async function keptAt(address: URL): Promise<{ page: Response | null; pack: Pack | null }> {
  const picked = await caches.open(pickedStore);
  const path = keptPath(address);
  const pack = ((await (await picked.match(packPath))?.json()) as Pack | undefined) ?? null;
  const own = await picked.match(path);
  // Some work out by themselves what their query asks; of other pages a query makes another one.
  const isSame = address.search === "" || pack?.pages[path]?.readsQuery === true;
  if (own && isSame) return { page: own, pack };
  const read = isSame ? await (await caches.open(readStore)).match(path) : undefined;
  return { page: read ?? null, pack };
}

function inTime(answer: Promise<Response>, ms: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The line is silent.")), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The page of what is kept, in the place of one that is not. */
async function instead(address: URL, pack: Pack | null, failure: unknown): Promise<Response> {
  const home = address.pathname.startsWith("/es/") || address.pathname === "/es";
  const path = home ? "/es/offline" : "/offline";
  const picked = await caches.open(pickedStore);
  const list =
    (await picked.match(path)) ??
    (await picked.match("/es/offline")) ??
    (await picked.match("/offline"));
  if (!list || !pack) throw failure;
  return dressed(list, pack, (words) => words.missing, 503);
}

async function openPage(event: Event): Promise<Response> {
  const { request } = event;
  const address = new URL(request.url);
  const { page, pack } = await keptAt(address);
  try {
    // Asked anew: the browser's own cache may give an old page without a line, and without the words that say so.
    const asked = fetch(request, { cache: "no-cache" });
    const answer = await (page ? inTime(asked, patienceMs) : asked);
    if (mayStay(address, answer)) event.waitUntil(remember(keptPath(address), answer.clone()));
    event.waitUntil(updateSometimes());
    return answer;
  } catch (failure) {
    if (!page || !pack) return instead(address, pack, failure);
    const day = dayOf(page);
    return dressed(page, pack, (words, language) => {
      const date = day.toLocaleDateString(language, { dateStyle: "long" });
      return words.copy.replace("{date}", date);
    });
  }
}

/** Pages that were read stay, within limits; those that were picked are kept already. */
async function remember(path: string, answer: Response): Promise<void> {
  if (await (await caches.open(pickedStore)).match(path)) return;
  const store = await caches.open(readStore);
  await keep(store, path, answer);
  for (const old of leaving(await pagesIn(store))) await store.delete(old);
}

let isUpdating = false;

async function updateSometimes(): Promise<void> {
  const store = await caches.open(pickedStore);
  const pack = await store.match(packPath);
  if (!pack || isUpdating || Date.now() - dayOf(pack).getTime() < betweenUpdatesMs) return;
  isUpdating = true;
  try {
    await oneAtATime(() => update(store));
  } catch {
    // The line went away again: what is kept stays as it is, and the next page asks anew.
  } finally {
    isUpdating = false;
  }
}

/** Files whose names change with what is in them: from the device without asking. */
async function openFile(request: Request): Promise<Response> {
  const picked = await caches.open(pickedStore);
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
