/** The result of a test run; `retried` names the tests that ran more than once. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly retried: readonly string[];
};

/** A run without a readable report has failed. */
const broken: Count = { passed: 0, failed: 1, retried: [] };

/**
 * Counts the tests of Vitest's JSON report.
 * @param report its text; null when the run wrote none, which counts as one failure
 */
export function countVitest(report: string | null): Count {
  const read = parse<{
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    success: boolean;
  }>(report);
  if (!read) return broken;
  // A file that could not be loaded has no failed test.
  const failed = read.numFailedTests || (read.success ? 0 : Math.max(read.numFailedTestSuites, 1));
  return { passed: read.numPassedTests, failed, retried: [] };
}

type Suite = {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly unknown[] }[];
  }[];
  readonly suites?: readonly Suite[];
};

/**
 * Counts the tests of Playwright's JSON report.
 * @param report its text; null when the run wrote none, which counts as one failure
 */
export function countPlaywright(report: string | null): Count {
  const read = parse<{
    stats: { expected: number; unexpected: number; flaky: number };
    errors: readonly unknown[];
    suites: readonly Suite[];
  }>(report);
  if (!read) return broken;
  const { expected, unexpected, flaky } = read.stats;
  // A failure outside of every test: a file that could not be loaded, a site that did not open.
  const failed = unexpected || Math.min(read.errors.length, 1);
  return { passed: expected + flaky, failed, retried: read.suites.flatMap(retriedIn) };
}

function retriedIn({ file, specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ results }) => results.length > 1));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(retriedIn)];
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((all, { passed }) => all + passed, 0),
    failed: counts.reduce((all, { failed }) => all + failed, 0),
    retried: counts.flatMap(({ retried }) => retried),
  };
}

function parse<Report>(report: string | null): Report | null {
  try {
    return JSON.parse(report ?? "") as Report;
  } catch {
    return null;
  }
}
