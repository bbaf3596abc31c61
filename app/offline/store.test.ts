import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packPath, type Pack } from "#domain/offline/pack.ts";
import { keep, keepOnly, keepPage, oneAtATime, pagesIn, update } from "./store.ts";

const origin = "https://example.org";

/** As much of a browser's store of answers as is used. */
function createStore(): Cache {
  const kept = new Map<string, Response>();
  const nameOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : String(asked), origin).href;
  const store = {
    match: (asked: RequestInfo | URL) => Promise.resolve(kept.get(nameOf(asked))?.clone()),
    put: (asked: RequestInfo | URL, answer: Response) =>
      Promise.resolve(void kept.set(nameOf(asked), answer)),
    delete: (asked: RequestInfo | URL) => Promise.resolve(kept.delete(nameOf(asked))),
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
  };
  return store as unknown as Cache;
}

const words = { copy: "", missing: "" };
const page = (version: string, files: Record<string, number>, isTool = false) => ({
  version,
  bytes: 1,
  isTool,
  readsQuery: isTool,
  files,
});
const packOf = (pages: Pack["pages"]): Pack => ({ pages, words: { en: words, es: words } });
const first = packOf({
  "/families": page("1", { "/bands/a.svg": 1 }),
  "/material-calculator": page("1", { "/assets/old.js": 1 }, true),
});

/** The site as it is now, and what was asked of it. */
let pack: Pack;
let asked: string[];
let isGone: (path: string) => boolean;
let store: Cache;

beforeEach(() => {
  [pack, asked, isGone, store] = [first, [], () => false, createStore()];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    if (isGone(address)) return Promise.reject(new TypeError("Failed to fetch"));
    if (address === packPath) return Promise.resolve(Response.json(pack));
    const type = address.startsWith("/lite") || address in first.pages ? "text/html" : "text/plain";
    const headers = { "Content-Type": type, Vary: "Cookie", "Content-Encoding": "br" };
    const body = `now ${address} <a href="/lite/team">`;
    return Promise.resolve(new Response(body, { headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function pickAll(): Promise<void> {
  for (const path of Object.keys(first.pages)) await keepPage(store, first, path);
  await keep(store, packPath, Response.json(first));
}
const paths = async () => (await store.keys()).map(({ url }) => new URL(url).pathname).toSorted();

test("pages are kept in the light version, tools in the full one, each fetched before its files and kept after them", async () => {
  await pickAll();
  expect(asked).toEqual([
    "/lite/families",
    "/bands/a.svg",
    "/material-calculator",
    "/assets/old.js",
  ]);
  const kept = await store.match("/families");
  // Every visitor is given it, and no browser unpacks it again.
  expect(kept?.headers.get("Vary")).toBeNull();
  expect(kept?.headers.get("Content-Encoding")).toBeNull();
});

test("a line that breaks leaves no page by halves", async () => {
  isGone = (path) => path === "/assets/old.js";
  await expect(pickAll()).rejects.toThrow();
  expect((await pagesIn(store)).map(({ path }) => path)).toEqual(["/families"]);
});

test("an update fetches what has changed, and throws away what nothing needs any more", async () => {
  await pickAll();
  asked = [];
  pack = packOf({
    "/families": first.pages["/families"]!,
    "/material-calculator": page("2", { "/assets/new.js": 1 }, true),
    "/volunteer/packing": page("1", {}),
  });
  await update(store);
  expect(asked).toEqual([packPath, "/material-calculator", "/assets/new.js"]);
  expect(await paths()).toEqual(
    [packPath, "/families", "/bands/a.svg", "/material-calculator", "/assets/new.js"].toSorted(),
  );
});

test("an update that is cut off leaves what was kept as it was", async () => {
  await pickAll();
  pack = packOf({ "/families": page("2", { "/bands/new.svg": 1 }) });
  isGone = (path) => path === "/bands/new.svg";
  await expect(update(store)).rejects.toThrow();
  expect((await pagesIn(store)).map(({ version }) => version)).toEqual(["1", "1"]);
  expect(await store.match("/bands/a.svg")).toBeDefined();
});

test("what is chosen no longer goes with the files that only it had", async () => {
  await pickAll();
  await keepOnly(store, first, ["/families"]);
  expect(await paths()).toEqual([packPath, "/families", "/bands/a.svg"].toSorted());
});

test("what is picked while an update is under way is not thrown away by it", async () => {
  await pickAll();
  const added = packOf({ ...first.pages, "/volunteer/packing": page("1", {}) });
  pack = added;
  await Promise.all([
    oneAtATime(() => update(store)),
    oneAtATime(() => keepPage(store, added, "/volunteer/packing")),
  ]);
  expect(await paths()).toContain("/volunteer/packing");
});

test("links of a kept light page lead to the full addresses under which pages are kept", async () => {
  await pickAll();
  const textOf = async (path: string) => (await store.match(path))?.text();
  expect(await textOf("/families")).toContain('<a href="/team">');
  expect(await textOf("/material-calculator")).toContain('<a href="/lite/team">');
});
