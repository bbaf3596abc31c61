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

/** Content after an editor has replaced `old` wherever `pattern` finds it in one file. */
function after(file: string, pattern: RegExp, text: string): Content {
  const changed = files[file]!.replace(pattern, text);
  expect(changed, `${pattern} in ${file}`).not.toBe(files[file]);
  return contentOf({ ...files, [file]: changed });
}

/** Every text that a visitor can read on a page, a paper or a letter, figures filled in. */
function textsOf(content: Content): string[] {
  const { pages, lists, documents, letters, ui, facts } = content;
  return languages.flatMap((language) => {
    const reader = new Reader(content, {}, language);
    const walk = (value: unknown): string[] => {
      if (!value || typeof value !== "object") return [];
      return isPair(value) ? [reader.text(value)] : Object.values(value).flatMap(walk);
    };
    const figures = Object.values(facts.facts).map((fact) => formatFact(fact, language));
    return [...walk([pages, lists, documents, letters, ui]), ...figures];
  });
}

const reading = (content: Content, words: string) =>
  textsOf(content).filter((text) => text.includes(words));

describe("a change in one place", () => {
  test.each([
    ["October 20 to November 14, 2025", "January 11 to February 5, 2027"],
    ["del 20 de octubre al 14 de noviembre de 2025", "del 11 de enero al 5 de febrero de 2027"],
  ])("of an event's days leaves nobody reading %s", (old, now) => {
    const changed = after(
      "content/lists/events.yaml",
      /"2025-10-20"\n {2}ends_on: "2025-11-14"/,
      '"2027-01-11"\n  ends_on: "2027-02-05"',
    );
    expect(reading(before, old).length).toBeGreaterThan(2);
    expect(reading(changed, old)).toEqual([]);
    expect(reading(changed, now)).toHaveLength(reading(before, old).length);
    expect(changed.facts.facts["workshop_dates"]!.as_of).toBe("2027");
  });

  test("of the standard price changes the price after the discount, to the next five dollars", () => {
    expect(before.facts.facts["workshop_latin_america_price_week"]!.value).toBe(265);
    const changed = after("content/facts.yaml", /value: 1200\n/, "value: 1400\n");
    expect(reading(before, "$900").length).toBeGreaterThan(0);
    expect(reading(changed, "$900")).toEqual([]);
    expect(reading(changed, "$1,050").length).toBe(reading(before, "$900").length);
  });

  // Amounts that two figures share cannot be told apart in a text.
  test("of any price leaves nobody reading the old one", () => {
    const { facts } = before.facts;
    const priceOf = (name: string) => formatFact(facts[name]!, "en");
    const names = Object.keys(facts).filter((name) => {
      const isNumber = new RegExp(`  ${name}:\\n(?:    .*\\n)*?    value: \\d`).test(
        files["content/facts.yaml"]!,
      );
      const others = Object.keys(facts).filter((other) => priceOf(other) === priceOf(name));
      return isNumber && facts[name]!.unit === "usd" && others.length === 1;
    });
    expect(names.length).toBeGreaterThan(10);
    let written = files["content/facts.yaml"]!;
    for (const [at, name] of names.entries())
      written = written.replace(
        new RegExp(`(  ${name}:\\n(?:    .*\\n)*?    value: )[\\d.]+`),
        `$1${987_000 + at}`,
      );
    const texts = textsOf(contentOf({ ...files, "content/facts.yaml": written }));
    const left = names.flatMap((name) => {
      const old = RegExp(`(?<![\\d,.–]|\\d a )\\${priceOf(name)}(?![\\d,.]*\\d|–| a \\$)`);
      return texts.filter((text) => old.test(text));
    });
    expect(left).toEqual([]);
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
