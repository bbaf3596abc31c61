import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { check } from "./check.ts";
import { findChromium } from "./chromium.ts";
import { countTests } from "./count-tests.ts";
import { run } from "./run.ts";

const report = ".cache/test-report.json";

/** Null when the run wrote none. */
function readReport(): string | null {
  try {
    return readFileSync(report, "utf8");
  } catch {
    return null;
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
const tests = countTests(readReport());
const failed = checks.failed + tests.failed;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
