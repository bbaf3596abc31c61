import { expect, test } from "vitest";
import { addressOf, twinOf } from "./language.ts";

test("translating a location keeps query and anchor", () => {
  const here = { pathname: "/es", search: "?category=stoves", hash: "#grid" };
  expect(twinOf(here, "en")).toBe("/?category=stoves#grid");
});

test("a page's address has its parameters, query and anchor, escaped", () => {
  expect(addressOf("blogPost", "es", { params: { id: "a/b c" } })).toBe("/es/blog/a%2Fb%20c");
  expect(addressOf("contact", "en", { query: { subject: "a&b" }, anchor: "form" })).toBe(
    "/contact?subject=a%26b#form",
  );
  expect(addressOf("thanksItem", "en")).toBe("/thank-you-for-your-donating-an-Item");
});
