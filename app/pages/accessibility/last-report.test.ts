import { expect, test } from "vitest";
import { pageContent } from "#reader/content.ts";
import type { QualityReport } from "#reader/quality-report.ts";
import { testedSection } from "./last-report.ts";

const clean: QualityReport = {
  date: "2026-02-03",
  commit: "abc",
  pages: 1234,
  looked: 5678,
  axe: { version: "1.2.3", rules: 71 },
  ibm: { version: "4.5.6", rules: 81 },
  leftToPeople: 61,
  findings: 0,
  photographs: { looked: 3, all: 90 },
  keyboard: { scripts: 20, failed: 0 },
  limits: { reflow: 0, largeText: 0, stillness: 0, forcedColors: 0 },
};

test.each(["en", "es"] as const)(
  "the statement in %s says what the report says, with every number",
  (language) => {
    const { tested } = pageContent("accessibility", language);
    const { text, list } = testedSection(tested, clean, language);
    const all = [...text, ...list].join(" ");
    const day = { en: "February 3, 2026", es: "3 de febrero de 2026" }[language];
    for (const part of [day, "1.2.3", "71", "4.5.6", "81", "61", "90"]) expect(all).toContain(part);
    expect(all).not.toMatch(/[{}]/);
    expect(text).toContain(tested.found_none);
  },
);

test("what the report found is told, and nothing is called clean that is not", () => {
  const { tested } = pageContent("accessibility", "en");
  const { text } = testedSection(
    tested,
    {
      ...clean,
      findings: 7,
      keyboard: { scripts: 20, failed: 2 },
      limits: { ...clean.limits, reflow: 3 },
    },
    "en",
  );
  const all = text.join(" ");
  for (const part of ["7 faults", "2 times", "3 times"]) expect(all).toContain(part);
  for (const part of [tested.found_none, tested.limits_all]) expect(all).not.toContain(part);
});
