import { expect, test } from "vitest";
import { tellFault } from "./fault-words.ts";

const told = (expected: string, values = {}) =>
  tellFault({ file: "content/pages/about.yaml", field: "a", expected, values, found: '"x"' })
    .sentence;

test.each([
  "text",
  "text of the form /^[a-z0-9-]+$/",
  "text of the form url",
  "text of the form /^\\d{4}$/",
  "a day of the calendar, such as 2026-05-18",
  "a fact of content/facts.yaml",
  "a link of content/links.yaml",
  "a picture slot of content/scenes/",
  "an id that no other entry of the list has",
  "one number of {unit} ({file} counts with it)",
  "one number",
  "a number",
  "a day not before starts_on",
  "every part of the page, also {part}",
  "at most {most}",
  "at most 120 characters",
  "at least {least} of them",
  "one of {all}",
  "who does what where; the site adds the word Illustration",
  "no person, price, figure or day in a draft",
  "what a visitor gets while the url is null",
  "a whole web address: https://example.org/page",
  "an e-mail address",
  "a telephone number, of digits and hyphens",
  "an account and its label: AW-123456789/AbC-dEf",
  "an article",
  "a figure with the slot x",
  "a photograph as JPEG, PNG, WebP or AVIF",
  "something that nobody has put into words yet",
])("“%s” is told in whole sentences, in both languages", (expected) => {
  const { en, es } = told(expected);
  expect(en).toMatch(/^["\p{Lu}].{12,}\.$/u);
  expect(es).toMatch(/^["\p{Lu}].{12,}\.$/u);
  expect(es).not.toBe(en);
});

test("where the site calculates, the unit is named and the program's own note left out", () => {
  const values = { unit: "US dollars", file: "content/pages/impact.yaml" };
  expect(told("one number of {unit} ({file} counts with it)", values).en).toBe(
    "Write one number of US dollars, without words: the site calculates with it.",
  );
});
