import { expect, test } from "vitest";
import { shown } from "./shown.ts";

const words = { en: "a", es: "b" };
const list = [
  { id: "sure", title: words },
  { id: "draft", title: words, draft: true },
  { id: "gone", title: words, hidden: true },
];
const page = { sections: list, poem: { lines: [words], draft: true } };

test("where the site is tried, drafts are shown and counted; what is hidden is not there", () => {
  const { value, drafts } = shown(page, false);
  expect(value).toEqual({ ...page, sections: list.slice(0, 2) });
  expect(drafts).toBe(2);
});

test("at a public address a draft of a list is gone and one of a group is null", () => {
  expect(shown(page, true)).toEqual({
    value: { sections: list.slice(0, 1), poem: null },
    drafts: 0,
  });
});
