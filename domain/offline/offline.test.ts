import { expect, test } from "vitest";
import { cachePath, pagesToEvict, isCacheable } from "./page-cache.ts";

const response = (headers: Record<string, string>, status = 200, type = "basic") => ({
  status,
  type,
  headers: new Headers({ "Content-Type": "text/html; charset=utf-8", ...headers }),
});
const at = (path: string) => new URL(path, "https://example.org");

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
