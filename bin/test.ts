import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { check } from "./check.ts";
import { findChromium } from "./chromium.ts";
import { run } from "./run.ts";

const report = ".cache/test-report.json";

/** What vitest's JSON report says in the end; a run that wrote none counts as one failure. */
function countTests(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
      readFileSync(report, "utf8"),
    ) as {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
      success: boolean;
    };
    // A file that could not even be loaded has no failed test of its own.
    const failed = numFailedTests || (success ? 0 : Math.max(numFailedTestSuites, 1));
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const only = process.argv.slice(2);
console.log("Checks");
const checks = only.length > 0 ? { passed: 0, failed: 0 } : await check();

console.log("Chromium");
const chromium = await findChromium();
console.log(`  ${chromium}`);

console.log("Tests");
mkdirSync(".cache", { recursive: true });
rmSync(report, { force: true });
await run(
  "vitest",
  [
    "run",
    "--reporter=default",
    "--reporter=./bin/second-tries.ts",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...only,
  ],
  { CHROMIUM_PATH: chromium },
);
const tests = countTests();
const failed = checks.failed + tests.failed;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
