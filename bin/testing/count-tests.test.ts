import type { JSONReport } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { countPlaywright, countVitest } from "./count-tests.ts";

const vitest = (numPassedTests: number, numFailedTests: number, numFailedTestSuites: number) => {
  const success = numFailedTests + numFailedTestSuites === 0;
  return { numPassedTests, numFailedTests, numFailedTestSuites, success } as JsonTestResults;
};

const playwright = (expected: number, unexpected = 0, errors = 0) => {
  const stats = { expected, unexpected, flaky: 0 };
  const report: object = { stats, errors: Array<unknown>(errors).fill({}), suites: [] };
  return report as JSONReport;
};

test.each([
  ["nothing that fails", 12, 0, vitest(12, 0, 0), playwright(12)],
  ["tests that fail, in however many groups", 10, 2, vitest(10, 2, 5), playwright(10, 2, 1)],
  ["a file that could not be loaded", 10, 1, vitest(10, 0, 1), playwright(10, 0, 2)],
  ["no report", 0, 1, null, null],
])("a run with %s has %i passed and %i failed", (_, passed, failed, ofVitest, ofPlaywright) => {
  const count = { passed, failed, retried: [] };
  expect([countVitest(ofVitest), countPlaywright(ofPlaywright)]).toEqual([count, count]);
});

test("a test with a successful retry counts as passed, with its first error", () => {
  const asked = (title: string, ...results: object[]) => ({ title, tests: [{ results }] });
  const specs = [asked("two", { error: { message: "Error: no button" } }, {})];
  const suites = [{ file: "a.spec.ts", specs: [asked("one", {})], suites: [{ file: "b", specs }] }];
  const stats = { expected: 1, unexpected: 0, flaky: 1 };
  const retried = ["b: two\nError: no button"];
  const report: object = { stats, errors: [], suites };
  expect(countPlaywright(report as JSONReport)).toEqual({ passed: 2, failed: 0, retried });
});
