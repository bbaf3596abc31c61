import { expect, test } from "vitest";
import { countPlaywright, countVitest, sum } from "./count-tests.ts";

const vitest = (numPassedTests: number, numFailedTests: number, numFailedTestSuites: number) => {
  const success = numFailedTests + numFailedTestSuites === 0;
  return JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites, success });
};

const playwright = (
  expected: number,
  unexpected = 0,
  errors = 0,
  flaky = 0,
  suites = [{}].slice(1),
) =>
  JSON.stringify({
    stats: { expected, unexpected, flaky },
    errors: Array(errors).fill({}),
    suites,
  });

test.each([
  ["nothing that fails", 12, 0, vitest(12, 0, 0), playwright(12)],
  ["tests that fail, in however many groups", 10, 2, vitest(10, 2, 5), playwright(10, 2, 1)],
  ["a file that could not be loaded", 10, 1, vitest(10, 0, 1), playwright(10, 0, 2)],
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
  const retried = ["shell.spec.ts: two"];
  expect(countPlaywright(playwright(1, 0, 0, 1, suites))).toEqual({
    passed: 2,
    failed: 0,
    retried,
  });
});

test("parts of a run add up", () => {
  const [one, other] = [countVitest(vitest(4, 1, 1)), { passed: 3, failed: 0, retried: ["a"] }];
  expect(sum([one, other])).toEqual({ passed: 7, failed: 1, retried: ["a"] });
});
