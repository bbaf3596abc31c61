import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packPath, type Pack } from "#domain/offline/pack.ts";
import { deleteAllBut, oneAtATime, pagesIn, savePage, saveResponse, updatePages } from "./store.ts";

/** The methods of the Cache API that the code under test uses. */
function fakeCache(): Cache {
  const saved = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), "https://example.org").href;
  const fake = {
    match: (request: RequestInfo | URL) => Promise.resolve(saved.get(urlOf(request))?.clone()),
    put: (request: RequestInfo | URL, response: Response) =>
      Promise.resolve(void saved.set(urlOf(request), response)),
    delete: (request: RequestInfo | URL) => Promise.resolve(saved.delete(urlOf(request))),
    keys: () => Promise.resolve([...saved.keys()].map((url) => new Request(url))),
  };
  return fake as unknown as Cache;
}

const words = { copy: "", missing: "" };
const page = (version: string, files: Record<string, number>, isTool = false) => ({
  version,
  bytes: 1,
  isTool,
  files,
});
const packOf = (pages: Pack["pages"]): Pack => ({ pages, words: { en: words, es: words } });
const first = packOf({
  "/families": page("1", { "/bands/a.svg": 1 }),
  "/material-calculator": page("1", { "/assets/old.js": 1 }, true),
});

/** The list of pages that the site serves now. */
let pack: Pack;
let fetched: string[];
let isGone: (path: string) => boolean;
let cache: Cache;

beforeEach(() => {
  [pack, fetched, isGone, cache] = [first, [], () => false, fakeCache()];
  vi.stubGlobal("fetch", (address: string) => {
    fetched.push(address);
    if (isGone(address)) return Promise.reject(new TypeError("Failed to fetch"));
    if (address === packPath) return Promise.resolve(Response.json(pack));
    const type = address.startsWith("/lite") || address in first.pages ? "text/html" : "text/plain";
    const headers = { "Content-Type": type, Vary: "Cookie", "Content-Encoding": "br" };
    return Promise.resolve(new Response(`now ${address}`, { headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function saveAll(): Promise<void> {
  for (const path of Object.keys(first.pages)) await savePage(cache, first, path);
  await saveResponse(cache, packPath, Response.json(first));
}
const paths = async () => (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted();

test("light pages and full tools are saved, each before its files", async () => {
  await saveAll();
  expect(fetched).toEqual([
    "/lite/families",
    "/bands/a.svg",
    "/material-calculator",
    "/assets/old.js",
  ]);
  const saved = await cache.match("/families");
  expect(saved?.headers.get("Vary")).toBeNull();
  expect(saved?.headers.get("Content-Encoding")).toBeNull();
});

test("a page is not saved when one of its files cannot be fetched", async () => {
  isGone = (path) => path === "/assets/old.js";
  await expect(saveAll()).rejects.toThrow();
  expect((await pagesIn(cache)).map(({ path }) => path)).toEqual(["/families"]);
});

test("an update fetches changed pages and deletes files that no page needs", async () => {
  await saveAll();
  await savePage(cache, packOf({ "/gone": page("1", { "/bands/b.svg": 1 }) }), "/gone");
  fetched = [];
  pack = packOf({
    "/families": first.pages["/families"]!,
    "/material-calculator": page("2", { "/assets/new.js": 1 }, true),
    "/volunteer/packing": page("1", {}),
  });
  await updatePages(cache);
  expect(fetched).toEqual([packPath, "/material-calculator", "/assets/new.js"]);
  expect(await paths()).toEqual(
    [packPath, "/families", "/bands/a.svg", "/material-calculator", "/assets/new.js"].toSorted(),
  );
});

test("an update that fails leaves the saved pages as they are", async () => {
  await saveAll();
  pack = packOf({ "/families": page("2", { "/bands/new.svg": 1 }) });
  isGone = (path) => path === "/bands/new.svg";
  await expect(updatePages(cache)).rejects.toThrow();
  for (const path of Object.keys(first.pages))
    expect((await cache.match(path))?.headers.get("X-Kept-Version"), path).toBe("1");
  expect(await cache.match("/bands/a.svg")).toBeDefined();
});

test("a page that is no longer chosen is deleted with the files that only it needs", async () => {
  await saveAll();
  await deleteAllBut(cache, first, ["/families"]);
  expect(await paths()).toEqual([packPath, "/families", "/bands/a.svg"].toSorted());
});

test("a page picked while an update is in flight is not deleted by it", async () => {
  await saveAll();
  pack = packOf({ ...first.pages, "/volunteer/packing": page("1", {}) });
  await Promise.all([
    oneAtATime(() => updatePages(cache)),
    oneAtATime(() => savePage(cache, pack, "/volunteer/packing")),
  ]);
  expect(await paths()).toContain("/volunteer/packing");
});
