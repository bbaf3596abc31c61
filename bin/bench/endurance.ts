import { readFileSync } from "node:fs";
import { listFiles } from "#reader/list-files.ts";
import { testSeed } from "../../test/seed.ts";
import { findChromium } from "../processes/chromium.ts";
import type { Count } from "../testing/count-tests.ts";
import { runPlaywright, runVitest } from "../testing/run-tests.ts";
import type { BenchTable } from "./table.ts";

/** Every test file that does more in the long run (test/endurance.ts). */
const files = listFiles("{domain,reader,test/site,test/storage}/**/*.test.ts").filter((file) =>
  readFileSync(file, "utf8").includes('endurance.ts"'),
);

/** The parts of the long run; storage is asked on PostgreSQL here, on SQLite in every run. */
async function parts(): Promise<Record<string, () => Promise<Count>>> {
  const CHROMIUM_PATH = await findChromium();
  const env = { TEST_ENDURANCE: "1", TEST_SEED: String(testSeed) };
  return {
    ...Object.fromEntries(files.map((file) => [file, () => runVitest({ args: [file], env })])),
    "storage on PostgreSQL": () =>
      runVitest({ args: ["test/storage/"], env: { ...env, TEST_ENGINE: "postgres" } }),
    browser: () => runPlaywright({ args: ["test/browser"], env: { ...env, CHROMIUM_PATH } }),
  };
}

/** The tests that draw by chance, each with many more draws than fit into a run of all tests. */
export async function benchEndurance(): Promise<BenchTable> {
  const rows: BenchTable["rows"] = [];
  for (const [part, run] of Object.entries(await parts())) {
    const start = performance.now();
    const { passed, failed } = await run();
    rows.push([part, passed, failed, Math.round((performance.now() - start) / 1000)]);
  }
  return {
    title: "Endurance",
    note: `Kills, bad requests, shuffled events and attacks, each many times, and journeys every way (TEST_SEED=${testSeed}).`,
    columns: ["test", "passed", "failed", "seconds"],
    rows,
  };
}
