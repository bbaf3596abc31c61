type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
};

/**
 * What a JSON report of vitest says in the end.
 * @param report its text; null when the run wrote none, which counts as one failure
 */
export function countTests(report: string | null): { passed: number; failed: number } {
  const read = parse(report);
  if (!read) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = read;
  // A file that could not even be loaded has no failed test of its own.
  const failed = numFailedTests || (success ? 0 : Math.max(numFailedTestSuites, 1));
  return { passed: numPassedTests, failed };
}

function parse(report: string | null): Report | null {
  try {
    return JSON.parse(report ?? "") as Report;
  } catch {
    return null;
  }
}
