import { lightPathOf, withFullLinks } from "#domain/language/light-address.ts";
import { filesOf, packPath, type Pack } from "#domain/offline/pack.ts";

/*
 * The two caches (Cache API) of this site on a device, shared by the service worker and the form of /offline.
 * The first has the pages a visitor picked, with their files and the list of pages; the second the pages last read.
 */
export const pickedCache = "long-way-home-picked";
export const readCache = "long-way-home-read";

/**
 * Runs changes of the caches one after another, across the worker and all open pages: an update that ends while the
 * form saves pages would delete those pages.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Safari has the Cache API since 11.1, but locks only since 15.4.
  return "locks" in navigator ? navigator.locks.request(pickedCache, work) : work();
}

/** Our own headers, stored with each response. Devices have them, so the names never change. */
const savedOn = "X-Kept-On";
const savedVersion = "X-Kept-Version";
const savedBytes = "X-Kept-Bytes";

export const savedAtOf = (response: Response) => new Date(response.headers.get(savedOn) ?? 0);

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Stores a response without the headers that describe its transfer. `Vary` would keep it from being found. */
export async function saveResponse(
  cache: Cache,
  path: string,
  response: Response,
  version = "",
): Promise<void> {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  for (const name of ["Vary", "Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(savedOn, new Date().toISOString());
  headers.set(savedVersion, version);
  headers.set(savedBytes, String(body.size));
  await cache.delete(path);
  await cache.put(path, new Response(body, { headers }));
}

/** @throws if there is no connection or the status is not 2xx */
async function fetchOk(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

export const fetchPack = () => fetchOk(packPath, { cache: "no-cache" });

/** The pages of a cache, oldest first. */
export async function pagesIn(cache: Cache) {
  const pages = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response?.headers.get("Content-Type")?.startsWith("text/html")) continue;
    pages.push({
      path: pathOf(request),
      bytes: Number(response.headers.get(savedBytes) ?? 0),
      savedAt: savedAtOf(response),
    });
  }
  return pages;
}

/**
 * Fetches and stores a page with its files, unless this version is stored. The page is stored last, so that it is never
 * there without its files. Tools are stored in the full version, all other pages in the light version under the path of
 * the full one.
 */
export async function savePage(cache: Cache, pack: Pack, path: string): Promise<void> {
  const page = pack.pages[path];
  const saved = await cache.match(path);
  if (!page || saved?.headers.get(savedVersion) === page.version) return;
  const address = page.isTool ? path : lightPathOf(path);
  // Fetched before its files: the server has a page's data file only after it has rendered the page.
  const response = await fetchOk(address, { credentials: "omit", cache: "no-store" });
  for (const file of Object.keys(page.files)) {
    if (!(await cache.match(file))) await saveResponse(cache, file, await fetchOk(file));
  }
  const html = page.isTool ? await response.text() : withFullLinks(await response.text());
  await saveResponse(cache, path, new Response(html, response), page.version);
}

/** Deletes all pages but these, and the files that none of these needs. */
export async function deleteAllBut(
  cache: Cache,
  pack: Pack,
  paths: readonly string[],
): Promise<void> {
  const wanted = new Set([...paths, ...Object.keys(filesOf(pack, paths)), packPath]);
  for (const request of await cache.keys()) {
    if (!wanted.has(pathOf(request))) await cache.delete(request);
  }
}

/** Fetches the picked pages whose version has changed, and deletes those the site no longer offers. */
export async function updatePages(cache: Cache): Promise<void> {
  const packResponse = await fetchPack();
  const pack = (await packResponse.clone().json()) as Pack;
  const paths = (await pagesIn(cache)).map(({ path }) => path).filter((path) => pack.pages[path]);
  for (const path of paths) await savePage(cache, pack, path);
  await deleteAllBut(cache, pack, paths);
  await saveResponse(cache, packPath, packResponse);
}
