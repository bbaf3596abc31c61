import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { qualityFile, type QualityReport } from "#reader/quality-report.ts";
import { findChromium } from "./processes/chromium.ts";
import { run } from "./processes/run.ts";

/**
 * Every page in every look and state, asked by axe-core (test/quality). A run over all pages that finds
 * nothing writes the report that the accessibility page tells; words choose pages and write none.
 */
const words = process.argv.slice(2);
const config = ["test", "--config", "test/quality/playwright.config.ts"];
const exit = await run("playwright", [...config, ...words.flatMap((word) => ["-g", word])], {
  CHROMIUM_PATH: await findChromium(),
});
if (exit === 0 && words.length === 0)
  writeFileSync(qualityFile, `${JSON.stringify(report(), null, 2)}\n`);
process.exitCode = exit;

/** What Playwright's JSON report holds of a test. */
type Told = {
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
};
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly tests: readonly Told[] }[];
};

function report(): QualityReport {
  const { suites } = JSON.parse(readFileSync(".cache/quality.json", "utf8")) as { suites: Suite[] };
  const testsOf = (suite: Suite): Told[] => [
    ...suite.specs.flatMap(({ tests }) => tests),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  const tests = suites.flatMap(testsOf);
  const looks = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === "looks");
  const axe = createRequire(import.meta.url)("axe-core/package.json") as { version: string };
  return {
    date: guatemalaDay(new Date()),
    pages: tests.length,
    looked: looks.reduce((sum, { description }) => sum + Number(description), 0),
    axe: axe.version,
  };
}
