import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "#reader/list-files.ts";
import { marks } from "#reader/parse-body.ts";
import { placeOf } from "./differences.ts";
import { explainFault, readTexts } from "./words.ts";

const sentence = (expected: string, values = {}) =>
  explainFault({ file: "content/pages/about.yaml", field: "a", expected, values, found: '"x"' })
    .sentence;

test.each(Object.keys(readTexts("faults")))("“%s” has whole sentences", (expected) => {
  const { en, es } = sentence(expected);
  for (const one of [en, es]) expect(one).toMatch(/^["\p{Lu}{].{12,}\.$/u);
  expect(es).not.toBe(en);
});

const texts = listFiles("{reader,painter/site}/**/*.ts").map((file) => readFileSync(file, "utf8"));
const expected = [...texts.join("").matchAll(/(?:wants\(|expected(?::| =) )"([^"]+)"/g)];
test.each([...new Set([...Object.values(marks), ...expected.map(([, one]) => one!)])])(
  "“%s”, an expectation of the reader, has a text",
  (one) => expect(readTexts("faults")).toHaveProperty([one]),
);

test("a part of a page that was hidden has a name in the language of staff", () => {
  expect(placeOf("sections.[work].hidden", {}, "es")).toMatch(/ › Trabajo › No se muestra$/);
});

test("a number's text names its unit without the file", () => {
  const values = { unit: "US dollars", file: "content/pages/impact.yaml" };
  expect(sentence("one number of {unit} ({file} counts with it)", values).en).toBe(
    "Write one number of US dollars, without words: the site calculates with it.",
  );
});
