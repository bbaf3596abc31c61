import { expect, test } from "vitest";
import { addressOf, fillTemplate, twinOf } from "./language.ts";
import { pageTitle } from "./page-title.ts";

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

test("a title has the site's name after a subject truncated between words to fit", () => {
  expect(pageTitle("Green builds")).toBe("Green builds · Long Way Home");
  expect(pageTitle("The pole, the chain and the bag: how a dome is drawn")).toBe(
    "The pole, the chain and the bag: how a… · Long Way Home",
  );
});

test.each([
  ["{people} × {each} = {people}{each}", { people: 3, each: "$5" }, "3 × $5 = 3$5"],
  ["{count} of {total}", { count: 0 }, "0 of {total}"],
  ["{constructor}", {}, "{constructor}"],
  ["{name}: {amount}", { name: "{amount} $& $1", amount: "$10" }, "{amount} $& $1: $10"],
  ["As of {date}.", { date: "" }, "As of ."],
])("%s with %j is filled in once, except for places without a value", (template, values, text) => {
  expect(fillTemplate(template, values)).toBe(text);
});
