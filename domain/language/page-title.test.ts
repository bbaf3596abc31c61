import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

test("a title has the site's name, and a long subject is truncated between words with an ellipsis", () => {
  expect(pageTitle("Green builds")).toBe("Green builds · Long Way Home");
  expect(pageTitle("The pole, the chain and the bag: how a dome is drawn")).toBe(
    "The pole, the chain and the bag: how a… · Long Way Home",
  );
});
