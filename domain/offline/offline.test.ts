import { expect, test } from "vitest";
import { filesOf, updateOf, weightOf, type Pack } from "./pack.ts";
import { keptPath, leaving, mayStay } from "./read-pages.ts";

const words = { copy: "{date}", missing: "" };
const page = (version: string, files: Record<string, number> = {}) => ({
  version,
  bytes: 10,
  isTool: false,
  readsQuery: false,
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

test("what pages share is weighed once", () => {
  expect(weightOf(pack, ["/families"])).toBe(10);
  expect(weightOf(pack, ["/material-calculator", "/volunteer/packing"])).toBe(125);
  expect(weightOf(pack, ["/nowhere"])).toBe(0);
  expect(Object.keys(filesOf(pack, ["/material-calculator", "/volunteer/packing"]))).toEqual([
    "/assets/a.js",
    "/assets/b.js",
  ]);
});

test("an update fetches only what has changed, and drops what is gone", () => {
  const kept = [
    { path: "/families", version: "1" },
    { path: "/volunteer/packing", version: "older" },
    { path: "/gone", version: "1" },
  ];
  expect(updateOf(pack, kept)).toEqual({ fetch: ["/volunteer/packing"], drop: ["/gone"] });
});

const answer = (headers: Record<string, string>, status = 200, type = "basic") => ({
  status,
  type,
  headers: new Headers({ "Content-Type": "text/html; charset=utf-8", ...headers }),
});
const at = (path: string) => new URL(path, "https://example.org");

test("a page that everybody gets alike stays", () => {
  expect(mayStay(at("/families"), answer({ "Cache-Control": "no-cache" }))).toBe(true);
});

test.each([
  ["one reader's", at("/impact"), answer({ "Cache-Control": "private, no-cache" })],
  ["opened by a key", at("/donate/status/1"), answer({ "Cache-Control": "no-store" })],
  ["asked with a query", at("/search?q=tire"), answer({ "Cache-Control": "no-cache" })],
  ["not found", at("/nowhere"), answer({}, 404)],
  ["no page", at("/guide.pdf"), answer({ "Content-Type": "application/pdf" })],
  ["from elsewhere", at("/moved"), answer({}, 200, "opaqueredirect")],
])("what is %s does not", (_, address, given) => {
  expect(mayStay(address, given)).toBe(false);
});

test("the oldest pages leave, by number and by weight", () => {
  const pages = ["a", "b", "c"].map((path) => ({ path, bytes: 10 }));
  expect(leaving(pages, { pages: 3, bytes: 30 })).toEqual([]);
  expect(leaving(pages, { pages: 2, bytes: 100 })).toEqual(["a"]);
  expect(leaving(pages, { pages: 9, bytes: 15 })).toEqual(["b", "a"]);
});

test("a slash at the end of an address makes no other page", () => {
  expect(keptPath(at("/es/families/"))).toBe("/es/families");
  expect(keptPath(at("/"))).toBe("/");
});
