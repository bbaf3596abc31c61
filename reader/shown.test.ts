import { expect, test } from "vitest";
import { draftFaults } from "./claims.ts";
import { shown } from "./shown.ts";

const words = { en: "a", es: "b" };
const list = [
  { id: "sure", title: words },
  { id: "draft", title: words, draft: true },
  { id: "gone", title: words, hidden: true },
];
const page = { sections: list, poem: { lines: [words], draft: true } };

test("without a public address drafts, unlike hidden parts, are shown and counted", () => {
  const { value, drafts } = shown(page, false);
  expect(value).toEqual({ ...page, sections: list.slice(0, 2) });
  expect(drafts).toBe(2);
});

test("the preview keeps every hidden section under its name", () => {
  const { value } = shown({ ...page, lists: list }, false, true);
  const marked = list.map((one) => ({ ...one, part: "a" }));
  expect(value).toEqual({ ...page, sections: marked, lists: list.slice(0, 2) });
});

test("at a public address drafts are absent from lists and null in groups", () => {
  const value = { sections: list.slice(0, 1), poem: null };
  expect(shown(page, true)).toEqual({ value, drafts: 0 });
});

test.each([
  [{ name: "Ana" }, "0.name"],
  [{ price: { fact: "course_price" } }, "0.price"],
  [{ text: { en: "a", es: "{{students}}" } }, "0.text.es"],
  [{ text: { en: "Always insured, free of charge.", es: "a" } }, "0.text.en"],
  [{ leader: { en: "Maria Lopez", es: "Maria Lopez" } }, "0.leader"],
])("a draft with %j is a fault", (more, field) => {
  const faultsOf = (entry: object) => draftFaults("content/lists/a.yaml", [entry]);
  expect(faultsOf({ title: words, draft: true, ...more })).toMatchObject([{ field }]);
  expect(faultsOf({ title: words, ...more })).toEqual([]);
});
