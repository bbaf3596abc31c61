import { expect, test } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

test.each([
  ["/our-team/matt_paneitz.html", "our team matt paneitz"],
  ["/es/construcci%C3%B3n%20verde/", "construcción verde"],
  ["/es", ""],
  ["/estufas", "estufas"],
  ["/100%/stoves%E0%A4%A", "100 stoves E0 A4 A"],
])("the path %s, which was not found, gives the search words %j", (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
