import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeholdersOf } from "#domain/language/fill-template.ts";
import { readWords } from "./words.ts";

const words = readWords();
const code = globSync("staff/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
/** Keys as the pages name them; `form_${…}` stands for all that begin so. */
const named = [...code.matchAll(/["`]([a-z_-]+)(?:\$\{[^}]+\})?["`]/g)].map(([whole, key]) =>
  whole.includes("${") ? { start: key! } : { key: key! },
);
const starts = named.flatMap((one) => (one.start === undefined ? [] : [one.start]));

test("every text that a page says is there", () => {
  const said = [...code.matchAll(/say\("([a-z_]+)"/g)].map(([, key]) => key!);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !(key in words))).toEqual([]);
});

test("no text is left that no page says", () => {
  const isSaid = (key: string) =>
    named.some((one) => one.key === key) ||
    starts.some((start) => key.startsWith(start)) ||
    // What a line of the record tells: the name of a detail with its value.
    /^(page|form|because|way)_/.test(key) ||
    (key.startsWith("done_") && code.includes(`done: "${key.slice(5)}"`)) ||
    ["done_read", "done_answered", "done_closed"].includes(key);
  expect(Object.keys(words).filter((key) => !isSaid(key))).toEqual([]);
});

test("both languages leave the same names open", () => {
  const unlike = Object.entries(words).filter(
    ([, [en, es]]) => placeholdersOf(en).toSorted().join() !== placeholdersOf(es).toSorted().join(),
  );
  expect(unlike).toEqual([]);
});
