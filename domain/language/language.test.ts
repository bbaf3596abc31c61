import { expect, test } from "vitest";
import { addressOf, englishPathOf, languageOf, pathIn, twinOf } from "./language.ts";

test("Spanish is /es and what lies below it, nothing that only begins alike", () => {
  expect(["/es", "/es/about", "/", "/about", "/esperanza"].map(languageOf)).toEqual([
    "es",
    "es",
    "en",
    "en",
    "en",
  ]);
});

test("a path goes to the other language and back", () => {
  for (const path of ["/", "/about", "/blog/some-post"]) {
    expect(englishPathOf(pathIn("es", path))).toBe(path);
  }
  expect(pathIn("es", "/")).toBe("/es");
});

test("the twin of a page keeps its query and its anchor", () => {
  const here = { pathname: "/green-builds", search: "?category=stoves", hash: "#grid" };
  expect(twinOf(here, "es")).toBe("/es/green-builds?category=stoves#grid");
  expect(twinOf({ ...here, pathname: "/es" }, "en")).toBe("/?category=stoves#grid");
});

test("an address carries its parameters, query and anchor, safely written", () => {
  expect(addressOf("blogPost", "es", { params: { id: "a/b c" } })).toBe("/es/blog/a%2Fb%20c");
  expect(addressOf("contact", "en", { query: { subject: "a&b" }, anchor: "form" })).toBe(
    "/contact?subject=a%26b#form",
  );
  expect(addressOf("thanksItem", "en")).toBe("/thank-you-for-your-donating-an-Item");
});

test("a link to a page that does not exist does not pass the type check", () => {
  // @ts-expect-error there is no such page
  const missing = () => addressOf("nowhere", "en");
  // @ts-expect-error a blog post needs its id
  const incomplete = () => addressOf("blogPost", "en");
  expect([missing, incomplete]).toHaveLength(2);
});
