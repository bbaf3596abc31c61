import { expect, test } from "vitest";
import { countPlaywright, countVitest, sum } from "./count-tests.ts";

const vitest = (numPassedTests: number, numFailedTests: number, numFailedTestSuites: number) => {
  const success = numFailedTests + numFailedTestSuites === 0;
  return JSON.stringify({ numPassedTests, numFailedTests, numFailedTestSuites, success });
};

const playwright = (stats: object, { errors = [{}].slice(1), suites = [{}].slice(1) } = {}) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors, suites });

test("a clean run has no failure", () => {
  const clean = { passed: 12, failed: 0, retried: [] };
  expect(countVitest(vitest(12, 0, 0))).toEqual(clean);
  expect(countPlaywright(playwright({ expected: 12 }))).toEqual(clean);
});

test("each failed test counts once, in however many groups it is", () => {
  expect(countVitest(vitest(10, 2, 5))).toMatchObject({ passed: 10, failed: 2 });
  const report = playwright({ expected: 10, unexpected: 2 }, { errors: [{}] });
  expect(countPlaywright(report)).toMatchObject({ passed: 10, failed: 2 });
});

test("a file that could not be loaded is a failure though none of its tests ran", () => {
  expect(countVitest(vitest(10, 0, 1))).toMatchObject({ passed: 10, failed: 1 });
  const report = playwright({ expected: 10 }, { errors: [{}, {}] });
  expect(countPlaywright(report)).toMatchObject({ passed: 10, failed: 1 });
});

test("a run that was cut off counts as failed, never as clean", () => {
  for (const text of [null, "", '{"numPassedTests": 3']) {
    expect(countVitest(text)).toEqual({ passed: 0, failed: 1, retried: [] });
    expect(countPlaywright(text)).toEqual({ passed: 0, failed: 1, retried: [] });
  }
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
