import { expect, test } from "vitest";
import {
  newTexts,
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
const first = remember({}, [], texts(yaml));
const staleFields = (text: string, known = first) =>
  staleTexts(texts(text), known).map(({ field }) => field);

test("nothing is stale at first, and one changed English names exactly its field", () => {
  expect(staleFields(yaml)).toEqual([]);
  expect(staleFields(yaml.replace("A tire", "Two tires"))).toEqual(["items.0.text"]);
});

test("new Spanish, made from the new English, clears it", () => {
  const [english, both] = [
    yaml.replace("A tire", "Two tires"),
    yaml.replace("A tire", "Two tires").replace("Una llanta", "Dos llantas"),
  ];
  const known = remember(first, texts(yaml), texts(english));
  expect(staleFields(english, known)).toEqual(["items.0.text"]);
  const mended = remember(known, texts(english), texts(both));
  expect(staleFields(both, mended)).toEqual([]);
  expect(staleFields(both.replace("Two tires", "Six tires"), mended)).toEqual(["items.0.text"]);
});

test("a word that the Spanish still fits clears it, and the next change of the English is seen", () => {
  const english = yaml.replace("A tire", "One tire");
  const [stale] = staleTexts(texts(english), first);
  const known = rememberFit(first, texts(english), stale!);
  expect(staleFields(english, known)).toEqual([]);
  expect(staleFields(yaml, known)).toEqual(["items.0.text"]);
});

test("an entry that is moved is known again", () => {
  const [title, one, two] = yaml.split(/(?=^ {2}- id)/m);
  const moved = `${title}${two}${one}`.replace("A tire", "Two tires").replace("items:", "list:");
  expect(staleFields(moved)).toEqual(["list.1.text"]);
});

test("Spanish written by hand is told as new, and taken as made from what stood beside it", () => {
  const byHand = yaml.replace("Lluvia", "La lluvia");
  expect(newTexts(texts(byHand), first).map(({ field }) => field)).toEqual(["title"]);
  const known = remember(first, texts(byHand), texts(byHand.replace("Rain", "Hail")));
  expect(staleFields(byHand.replace("Rain", "Hail"), known)).toEqual(["title"]);
});

test("one Spanish text may stand for several English ones", () => {
  const twice = `${yaml}more: { en: The rain, es: Lluvia }\n`;
  const known = remember({}, [], texts(twice));
  expect(staleFields(twice, known)).toEqual([]);
  expect(staleFields(twice.replace("The rain", "Hail"), known)).toEqual(["more"]);
});

test("an article's words are looked at as a whole, however their lines are broken", () => {
  const post = (en: string) =>
    translatedTexts({
      "content/blog/a/post.yaml": "title: { en: A, es: Una }",
      "content/blog/a/en.md": en,
      "content/blog/a/es.md": "Llovió.\n",
    });
  const known = remember({}, [], post("It rained all night.\n"));
  expect(staleTexts(post("It rained\nall night."), known)).toEqual([]);
  expect(staleTexts(post("It snowed."), known).map(({ field }) => field)).toEqual(["body"]);
});

test("other files stay as they are, one that is gone is forgotten, and the order of the file is its own", () => {
  const other = "content/pages/team.yaml";
  const known = remember(first, [], texts(yaml, other));
  expect(Object.keys(known)).toEqual([page, other]);
  expect(remember(known, texts(yaml, other), [])).toEqual(first);
  const turned = Object.fromEntries(Object.entries(known).toReversed());
  expect(printTranslations(turned)).toBe(printTranslations(known));
});

test.each(["content/blog/rain/post.yaml", "content/newsletter/2027-01-15-rain/issue.yaml"])(
  "the words beside %s are a text of it",
  (file) => {
    const [en, es] = ["en.md", "es.md"].map((name) => file.replace(/\w+\.yaml$/, name));
    const read = translatedTexts({ [file]: "id: rain\n", [en!]: "Rain", [es!]: "Lluvia" });
    expect(read).toEqual([{ file, field: "body", language: "es", en: "Rain", text: "Lluvia" }]);
  },
);
