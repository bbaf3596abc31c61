import { expect, test } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

test("who followed a lost address finds its words in the search box", () => {
  expect(wordsOfPath("/our-team/matt_paneitz.html")).toBe("our team matt paneitz");
  expect(wordsOfPath("/es/construcci%C3%B3n%20verde/")).toBe("construcción verde");
});

test("the prefix of the Spanish site is no word, a word that begins like it is", () => {
  expect(wordsOfPath("/es")).toBe("");
  expect(wordsOfPath("/estufas")).toBe("estufas");
});

test("broken escapes in an address break nothing", () => {
  expect(wordsOfPath("/100%/stoves%E0%A4%A")).toBe("100 stoves E0 A4 A");
});
