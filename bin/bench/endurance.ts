import { readFileSync } from "node:fs";
import { listFiles } from "#reader/list-files.ts";
import { testSeed } from "../../test/seed.ts";
import { findChromium } from "../processes/chromium.ts";
import { runPlaywright, runVitest } from "../testing/run-tests.ts";
import type { BenchTable } from "./table.ts";

/** Journeys that go both ways and in both languages then (`withAndWithoutScript`, `inEachLanguage`). */
const journeys = "test/browser";

/** Every test file that does more in the long run (test/endurance.ts), or does it on PostgreSQL too. */
const files = listFiles("{domain,test/site,test/storage}/**/*.test.ts").filter((file) =>
  /(endurance|engines|storage-on|giving-on)\.ts"/.test(readFileSync(file, "utf8")),
);

/** The tests that draw by chance, each with many more draws than fit into a run of all tests. */
export async function benchEndurance(): Promise<BenchTable> {
  const rows: BenchTable["rows"] = [];
  const env = { TEST_ENDURANCE: "1", TEST_SEED: String(testSeed) };
  const CHROMIUM_PATH = await findChromium();
  for (const file of [...files, journeys]) {
    const start = performance.now();
    const { passed, failed } = await (file === journeys
      ? runPlaywright({ args: [file], env: { ...env, CHROMIUM_PATH } })
      : runVitest({ args: [file], env }));
    rows.push([file, passed, failed, Math.round((performance.now() - start) / 1000)]);
  }
  return {
    title: "Endurance",
    note: `Kills, bad requests, shuffled events and attacks, each many times, and journeys every way (TEST_SEED=${testSeed}).`,
    columns: ["test", "passed", "failed", "seconds"],
    rows,
  };
}
