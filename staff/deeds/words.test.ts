import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { giftStates, intervals } from "#domain/giving/gift.ts";
import { accounts, entryKinds } from "#domain/giving/ledger.ts";
import { placeholdersOf } from "#domain/language/language.ts";
import { stages } from "#domain/submissions/stages.ts";
import { rules } from "#domain/tables/personal.ts";
import { acts } from "./kinds.ts";
import { readWords } from "../visit/visit.ts";

const words = readWords();
const code = globSync("staff/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
/** Keys of texts in the code, and how others begin: `form_${…}`. */
const keys = new Set([...code.matchAll(/["`]([a-z_-]+)["`]/g)].map(([, key]) => key!));
const starts = [...code.matchAll(/`([a-z_-]+)\$\{[^}]+\}`/g)].map(([, start]) => start!);

const all = Object.values(acts);
const ofDeeds = new Set(
  all.flatMap(({ name, deed: { form } }) => [
    ...["", "_title", "_text", "_button"].map((part) => name + part),
    `done_${name}`,
    ...Object.keys(form.fields).flatMap((field) =>
      ["field", "hint", "fault"].flatMap((what) => [
        `${what}_${form.name}_${field}`,
        `${what}_${field}`,
      ]),
    ),
  ]),
);

test.each(all)("the deed $name, its fields and its result have texts", ({ name, deed }) => {
  const { form } = deed;
  expect(words).toHaveProperty([name]);
  expect(words).toHaveProperty([`done_${name}`]);
  for (const [field, own] of Object.entries(form.fields)) {
    const isNamed = `field_${form.name}_${field}` in words || `field_${field}` in words;
    expect(isNamed || ("format" in own && own.format === "unseen"), field).toBe(true);
    // Names of programs come from content/giving.yaml.
    const options = own.kind === "select" && field !== "for" ? own.options : [];
    for (const one of options) expect(words).toHaveProperty([`${field}_${one}`]);
  }
});

test("every text that pages use exists", () => {
  const said = [...code.matchAll(/say\("([a-z_]+)"/g)].map(([, key]) => key!);
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((key) => !(key in words))).toEqual([]);
});

test.each([
  ["account", accounts],
  ["entry", entryKinds],
  ["gift", giftStates],
  ["interval", intervals],
  ["kept", rules.map(({ heading }) => heading.replaceAll(" ", "_"))],
  ["stage", stages],
])("each value of %s in a record has a text", (start, values) => {
  expect(values.filter((value) => !(`${start}_${value}` in words))).toEqual([]);
});

test("every text is used", () => {
  const isSaid = (key: string) =>
    keys.has(key) ||
    starts.some((start) => key.startsWith(start)) ||
    // Keys that record-words.ts and launch-words.ts compose.
    /^(page|form|because|way|does|trial|prove|what|meanwhile)_/.test(key) ||
    ofDeeds.has(key);
  expect(Object.keys(words).filter((key) => !isSaid(key))).toEqual([]);
});

test("both languages have the same placeholders", () => {
  const unlike = Object.entries(words).filter(
    ([, [en, es]]) => placeholdersOf(en).toSorted().join() !== placeholdersOf(es).toSorted().join(),
  );
  expect(unlike).toEqual([]);
});
