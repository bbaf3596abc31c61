import { expect, test } from "vitest";
import { filesOf, weightOf, type Pack } from "./pack.ts";
import { cachePath, pagesToEvict, isCacheable } from "./page-cache.ts";

const words = { copy: "{date}", missing: "" };
const page = (version: string, files: Record<string, number> = {}) => ({
  version,
  bytes: 10,
  isTool: false,
  files,
});
const pack: Pack = {
  pages: {
    "/families": page("1"),
    "/material-calculator": page("2", { "/assets/a.js": 100, "/assets/b.js": 5 }),
    "/volunteer/packing": page("3", { "/assets/a.js": 100 }),
  },
  words: { en: words, es: words },
};

test("files shared by pages are counted once", () => {
  expect(weightOf(pack, ["/families"])).toBe(10);
  expect(weightOf(pack, ["/material-calculator", "/volunteer/packing"])).toBe(125);
  expect(weightOf(pack, ["/nowhere"])).toBe(0);
  expect(Object.keys(filesOf(pack, ["/material-calculator", "/volunteer/packing"]))).toEqual([
    "/assets/a.js",
    "/assets/b.js",
  ]);
});

const response = (headers: Record<string, string>, status = 200, type = "basic") => ({
  status,
  type,
  headers: new Headers({ "Content-Type": "text/html; charset=utf-8", ...headers }),
});
const at = (path: string) => new URL(path, "https://example.org");

test("a public page is cacheable", () => {
  expect(isCacheable(at("/families"), response({ "Cache-Control": "no-cache" }))).toBe(true);
});

test.each([
  ["private", at("/impact"), response({ "Cache-Control": "private, no-cache" })],
  ["not to be stored", at("/donate/status/1"), response({ "Cache-Control": "no-store" })],
  ["for a query", at("/search?q=tire"), response({ "Cache-Control": "no-cache" })],
  ["not found", at("/nowhere"), response({}, 404)],
  ["not HTML", at("/guide.pdf"), response({ "Content-Type": "application/pdf" })],
  ["a redirect", at("/moved"), response({}, 200, "opaqueredirect")],
])("a response that is %s is not cacheable", (_, address, given) => {
  expect(isCacheable(address, given)).toBe(false);
});

test("the oldest pages beyond the limits of number and bytes are evicted", () => {
  const pages = ["a", "b", "c"].map((path) => ({ path, bytes: 10 }));
  expect(pagesToEvict(pages, { pages: 3, bytes: 30 })).toEqual([]);
  expect(pagesToEvict(pages, { pages: 2, bytes: 100 })).toEqual(["a"]);
  expect(pagesToEvict(pages, { pages: 9, bytes: 15 })).toEqual(["b", "a"]);
});

test("a trailing slash makes no other cache key", () => {
  expect(cachePath(at("/es/families/"))).toBe("/es/families");
  expect(cachePath(at("/"))).toBe("/");
});
