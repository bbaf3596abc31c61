import { expect, test } from "vitest";
import { countTests } from "./count-tests.ts";

const report = (numPassedTests: number, numFailedTests: number, numFailedTestSuites: number) =>
  JSON.stringify({
    numPassedTests,
    numFailedTests,
    numFailedTestSuites,
    success: numFailedTests + numFailedTestSuites === 0,
  });

test("a clean run has no failure", () => {
  expect(countTests(report(12, 0, 0))).toEqual({ passed: 12, failed: 0 });
});

test("each failed test counts once, however many groups hold it", () => {
  expect(countTests(report(10, 2, 5))).toEqual({ passed: 10, failed: 2 });
});

test("a file that could not be loaded is a failure though none of its tests ran", () => {
  expect(countTests(report(10, 0, 1))).toEqual({ passed: 10, failed: 1 });
});

test("a run that was cut off counts as failed, never as clean", () => {
  for (const text of [null, "", '{"numPassedTests": 3']) {
    expect(countTests(text)).toEqual({ passed: 0, failed: 1 });
  }
});
