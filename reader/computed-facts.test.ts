import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { readContentFiles } from "./content-files.ts";
import { formatFact } from "./format-fact.ts";
import { formatFault } from "./fault.ts";
import { parseContent } from "./parse.ts";
import type { Content } from "./parsed-content.ts";
import { isPair, Reader } from "./resolve.ts";

let files: Record<string, string>;
let before: Content;
beforeAll(() => {
  files = readContentFiles();
  before = contentOf(files);
});

function contentOf(changed: Record<string, string>): Content {
  const result = parseContent(changed);
  if ("faults" in result) throw new Error(result.faults.map(formatFault).join("\n"));
  return result.content;
}

/** Content with one file changed. */
function after(file: string, pattern: RegExp, text: string): Content {
  const changed = files[file]!.replace(pattern, text);
  expect(changed, `${pattern} in ${file}`).not.toBe(files[file]);
  return contentOf({ ...files, [file]: changed });
}

/** All texts of pages, documents and e-mails, with figures filled in. */
function textsOf(content: Content): string[] {
  const { pages, lists, documents, mails, ui, facts } = content;
  return languages.flatMap((language) => {
    const reader = new Reader(content, {}, language);
    const walk = (value: unknown): string[] => {
      if (!value || typeof value !== "object") return [];
      return isPair(value) ? [reader.text(value)] : Object.values(value).flatMap(walk);
    };
    const figures = Object.values(facts.facts).map((fact) => formatFact(fact, language));
    return [...walk([pages, lists, documents, mails, ui]), ...figures];
  });
}

const reading = (content: Content, words: string) =>
  textsOf(content).filter((text) => text.includes(words));

describe("a change in one place", () => {
  test("of an event's days changes its dates, and the year they were true", () => {
    const changed = after(
      "content/lists/events.yaml",
      /"2025-10-20"\n {2}ends_on: "2025-11-14"/,
      '"2027-01-11"\n  ends_on: "2027-02-05"',
    );
    const value = {
      en: "January 11 to February 5, 2027",
      es: "del 11 de enero al 5 de febrero de 2027",
    };
    expect(changed.facts.facts["workshop_dates"]).toMatchObject({ value, as_of: "2027" });
  });

  test("of the standard price changes the price after the discount, to the next five dollars", () => {
    expect(before.facts.facts["workshop_latin_america_price_week"]!.value).toBe(265);
    const changed = after("content/facts.yaml", /value: 1200\n/, "value: 1400\n");
    expect(reading(before, "$900").length).toBeGreaterThan(0);
    expect(reading(changed, "$900")).toEqual([]);
    expect(reading(changed, "$1,050").length).toBe(reading(before, "$900").length);
  });
});

test.each([
  ["an event that is not there", /event: green-building-workshop/, "event: no-such-event"],
  ["a fact that is not there", /from_fact: course_average_public/, "from_fact: nothing"],
])("%s is a fault that names the figure", (_, pattern, text) => {
  const changed = files["content/facts.yaml"]!.replace(pattern, text);
  const result = parseContent({ ...files, "content/facts.yaml": changed });
  expect("faults" in result && result.faults.map(({ field }) => field.split(".")[0])).toContain(
    "facts",
  );
});
