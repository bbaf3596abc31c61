import { expect, test } from "vitest";
import {
  printTranslations,
  remember,
  rememberFit,
  staleTexts,
  translatedTexts,
} from "./translations.ts";

const page = "content/pages/about.yaml";
const yaml = `title: { en: Rain, es: Lluvia }
items:
  - id: one
    text: { en: A tire, es: Una llanta }
  - id: two
    text: { en: A bottle, es: Una botella }
`;
const texts = (text: string, file = page) => translatedTexts({ [file]: text });
/** Outdated fields with their language, after successive versions of a file. */
function behindAfter(...states: readonly string[]): string[] {
  const known = states
    .slice(1)
    .reduce((all, state, at) => remember(all, texts(states[at]!), texts(state)), {});
  return staleTexts(texts(states.at(-1)!), known).map(({ field, behind }) => `${field} ${behind}`);
}
const english = yaml.replace("A tire", "Two tires");
const spanish = yaml.replace("Una llanta", "Dos llantas");
const both = english.replace("Una llanta", "Dos llantas");

test.each([
  ["nothing", [yaml, yaml], []],
  ["the English alone", [yaml, english], ["items.0.text es"]],
  ["the Spanish alone", [yaml, spanish], ["items.0.text en"]],
  ["both at once", [yaml, both], []],
  ["first the English, then the Spanish", [yaml, english, both], []],
  ["first the Spanish, then the English", [yaml, spanish, both], []],
  ["the English twice", [yaml, english, yaml.replace("A tire", "Six tires")], ["items.0.text es"]],
] as const)("after a change of %s the outdated language is listed", (_, states, behind) => {
  expect(behindAfter(...states)).toEqual(behind);
});

test("confirming a translation clears its mark", () => {
  const known = remember({}, texts(yaml), texts(english));
  const [stale] = staleTexts(texts(english), known);
  expect(staleTexts(texts(english), rememberFit(known, stale!))).toEqual([]);
  expect(printTranslations(rememberFit(known, stale!))).toBe("{}\n");
});

test("a moved entry keeps its mark", () => {
  const [title, one, two] = english.split(/(?=^ {2}- id)/m);
  const moved = `${title}${two}${one}`.replace("items:", "list:");
  expect(behindAfter(yaml, english, moved)).toEqual(["list.1.text es"]);
});

test.each(["content/blog/rain/post.yaml", "content/newsletter/2027-01-15-rain/issue.yaml"])(
  "the words beside %s are a text of it",
  (file) => {
    const [en, es] = ["en.md", "es.md"].map((name) => file.replace(/\w+\.yaml$/, name));
    const read = translatedTexts({ [file]: "id: rain\n", [en!]: "Rain", [es!]: "Lluvia" });
    expect(read).toEqual([{ file, field: "body", language: "es", en: "Rain", text: "Lluvia" }]);
  },
);
