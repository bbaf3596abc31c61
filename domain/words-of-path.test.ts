import { expect, test } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

test("a path that was not found gives search words", () => {
  expect(wordsOfPath("/our-team/matt_paneitz.html")).toBe("our team matt paneitz");
  expect(wordsOfPath("/es/construcci%C3%B3n%20verde/")).toBe("construcción verde");
});

test("the Spanish prefix is no search word, but a word that begins like it is", () => {
  expect(wordsOfPath("/es")).toBe("");
  expect(wordsOfPath("/estufas")).toBe("estufas");
});

test("invalid percent escapes are kept as text", () => {
  expect(wordsOfPath("/100%/stoves%E0%A4%A")).toBe("100 stoves E0 A4 A");
});
