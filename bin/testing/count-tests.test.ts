import { expect, test } from "vitest";
import { countPlaywright, countVitest, sum } from "./count-tests.ts";

const vitest = (numPassedTests: number, numFailedTests: number, numFailedTestSuites: number) => {
  const success = numFailedTests + numFailedTestSuites === 0;
  return JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites, success });
};

const playwright = (stats: object, { errors = [{}].slice(1), suites = [{}].slice(1) } = {}) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors, suites });

test.each([
  ["nothing that fails", 12, 0, vitest(12, 0, 0), playwright({ expected: 12 })],
  [
    "tests that fail, once each, in however many groups they are",
    10,
    2,
    vitest(10, 2, 5),
    playwright({ expected: 10, unexpected: 2 }, { errors: [{}] }),
  ],
  [
    "a file that could not be loaded, though none of its tests ran",
    10,
    1,
    vitest(10, 0, 1),
    playwright({ expected: 10 }, { errors: [{}, {}] }),
  ],
  ["no report", 0, 1, null, null],
  ["an empty report", 0, 1, "", ""],
  ["a report that was cut off", 0, 1, '{"numPassedTests": 3', '{"numPassedTests": 3'],
])("a run with %s has %i passed and %i failed", (_, passed, failed, ofVitest, ofPlaywright) => {
  const count = { passed, failed, retried: [] };
  expect([countVitest(ofVitest), countPlaywright(ofPlaywright)]).toEqual([count, count]);
});

test("a test that passed when it was retried has passed, and is named", () => {
  const asked = (title: string, times: number) => ({
    title,
    tests: [{ results: Array.from({ length: times }, () => ({})) }],
  });
  const file = "shell.spec.ts";
  const suites = [{ file, specs: [asked("one", 1)], suites: [{ file, specs: [asked("two", 2)] }] }];
  expect(countPlaywright(playwright({ expected: 1, flaky: 1 }, { suites }))).toEqual({
    passed: 2,
    failed: 0,
    retried: ["shell.spec.ts: two"],
  });
});

test("parts of a run add up", () => {
  const parts = [
    { passed: 3, failed: 0, retried: ["a"] },
    { passed: 4, failed: 1, retried: [] },
  ];
  expect(sum(parts)).toEqual({ passed: 7, failed: 1, retried: ["a"] });
});
