import { expect, test } from "vitest";
import { pageContent } from "#reader/content.ts";
import { testedSection } from "./last-report.ts";

const report = { date: "2026-02-03", pages: 1234, looked: 5678, axe: "1.2.3" };

test.each([
  ["en", "February 3, 2026"],
  ["es", "3 de febrero de 2026"],
] as const)("the statement in %s says what the report says", (language, day) => {
  const { tested } = pageContent("accessibility", language);
  const text = testedSection(tested, report, language).text.join(" ");
  for (const part of [day, "1.2.3", "1,234", "5,678"]) expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]/);
});
