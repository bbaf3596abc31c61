import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { readContentFiles } from "#reader/content-files.ts";
import { languages } from "#domain/language/language.ts";
import { findBareNumbers } from "./bare-numbers.ts";
import { fillComputedFacts } from "#reader/computed-facts.ts";
import { formatFault } from "#reader/fault.ts";
import { factsFile } from "#reader/schema/facts.ts";
import type { Pair } from "#reader/schema/pair.ts";

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, "utf8")) as unknown;
const { facts } = factsFile.parse(fillComputedFacts(read("facts"), read("lists/events")));
const here = { file: "content/pages/x.yaml", field: "lead.en" };

/** Every {en, es} of a file with the field it stands in. */
function pairsIn(value: unknown, field = ""): { field: string; pair: Pair }[] {
  if (!value || typeof value !== "object") return [];
  if ("en" in value && "es" in value) return [{ field, pair: value as Pair }];
  return Object.entries(value).flatMap(([name, part]) =>
    pairsIn(part, field ? `${field}.${name}` : name),
  );
}

test("a typed figure that the register holds is found, with the name to write instead", () => {
  expect(findBareNumbers("We have 178 students.", "en", facts, here).map(formatFault)).toEqual([
    'content/pages/x.yaml · lead.en: expected {{students}} instead of a typed figure, found "178"',
  ]);
  expect(findBareNumbers("Desde $725 por persona", "es", facts, here)).toHaveLength(1);
  expect(findBareNumbers("with 3 teachers at first", "en", facts, here)).toHaveLength(1);
});

test("years, durations, references by name and small numbers of other things pass", () => {
  for (const text of ["Since 2004", "12:45", "{{students}} students", "3 steps", "LWH-178-A"]) {
    expect(findBareNumbers(text, "en", facts, here)).toEqual([]);
  }
});

test("no text of the site types a figure that belongs to the register", async () => {
  const faults = Object.entries(readContentFiles())
    .filter(([file]) => file.endsWith(".yaml") && !/(facts|links)\.yaml/.test(file))
    .flatMap(([file, text]) =>
      pairsIn(parse(text)).flatMap(({ field, pair }) =>
        languages.flatMap((language) =>
          findBareNumbers(String(pair[language]), language, facts, {
            file,
            field: `${field}.${language}`,
          }),
        ),
      ),
    );
  expect(faults.map(formatFault)).toEqual([]);
});
