/** The end of a run of tests; `retried` names those that were asked more than once, however they ended. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly retried: readonly string[];
};

/** A run that left no report that can be read: it failed, whatever it said. */
const broken: Count = { passed: 0, failed: 1, retried: [] };

/**
 * What a JSON report of Vitest says in the end.
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
  // A file that could not even be loaded has no failed test of its own.
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
 * What a JSON report of Playwright says in the end.
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

/** Several counts as one. */
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
