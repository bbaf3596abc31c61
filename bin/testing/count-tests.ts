import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** The result of a test run; `retried` has the names of tests that ran more than once, each with its first error. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly retried: readonly string[];
};

/** A run without a readable report has failed. */
const broken: Count = { passed: 0, failed: 1, retried: [] };

export function countVitest(read: JsonTestResults | null): Count {
  if (!read) return broken;
  // A file that could not be loaded has no failed test.
  const failed = read.numFailedTests || (read.success ? 0 : Math.max(read.numFailedTestSuites, 1));
  return { passed: read.numPassedTests, failed, retried: [] };
}

export function countPlaywright(read: JSONReport | null): Count {
  if (!read) return broken;
  const { expected, unexpected, flaky } = read.stats;
  // A failure outside of every test: a file that could not be loaded, a site that did not open.
  const failed = unexpected || Math.min(read.errors.length, 1);
  return { passed: expected + flaky, failed, retried: read.suites.flatMap(retriedIn) };
}

function retriedIn({ file, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ results }) => results.length > 1)
      .map(({ results: [first] }) => `${file}: ${title}\n${first?.error?.message}`),
  );
  return [...own, ...suites.flatMap(retriedIn)];
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((all, { passed }) => all + passed, 0),
    failed: counts.reduce((all, { failed }) => all + failed, 0),
    retried: counts.flatMap(({ retried }) => retried),
  };
}
