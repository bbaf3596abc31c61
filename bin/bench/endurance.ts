import { readFileSync } from "node:fs";
import { listFiles } from "#reader/list-files.ts";
import { testSeed } from "../../test/seed.ts";
import type { Count } from "../testing/count-tests.ts";
import { runPlaywright, runVitest } from "../testing/run-tests.ts";
import type { BenchTable } from "./table.ts";

/** Test files with random tests that run longer here (test/endurance.ts). */
const files = listFiles("{domain,reader,test/site,test/storage}/**/*.test.ts").filter((file) =>
  readFileSync(file, "utf8").includes('endurance.ts"'),
);

/** Storage tests use PostgreSQL here; `npm test` uses SQLite. */
function parts(): Record<string, () => Promise<Count>> {
  const env = { TEST_ENDURANCE: "1", TEST_SEED: String(testSeed) };
  return {
    ...Object.fromEntries(files.map((file) => [file, () => runVitest({ args: [file], env })])),
    "storage on PostgreSQL": () =>
      runVitest({ args: ["test/storage/"], env: { ...env, TEST_ENGINE: "postgres" } }),
    browser: () => runPlaywright({ args: ["test/browser"], env }),
  };
}

/** Runs the random tests with many more cases than `npm test`. */
export async function benchEndurance(): Promise<BenchTable> {
  const rows = [];
  for (const [part, run] of Object.entries(parts())) {
    const start = performance.now();
    const { passed, failed } = await run();
    const seconds = Math.round((performance.now() - start) / 1000);
    rows.push({ test: part, passed, failed, seconds });
  }
  return {
    title: "Endurance",
    note: `Kills, bad requests, shuffled events and attacks, each many times, and journeys every way (TEST_SEED=${testSeed}).`,
    rows,
  };
}
