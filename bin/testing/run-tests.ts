import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runInLines } from "../processes/run.ts";
import type { Chosen } from "./choose-tests.ts";
import { countPlaywright, countVitest, sum, type Count } from "./count-tests.ts";

type How = {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Another runner writes to the same terminal: whole lines only. */
  readonly beside?: boolean;
};

/** Runs with a place for a report, and gives its text; null when none was written. */
async function withReport(work: (file: string) => Promise<unknown>): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), "lwh-tests-"));
  const file = join(folder, "report.json");
  try {
    await work(file);
    return readFileSync(file, "utf8");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const start = ({ beside = false }: How) => (beside ? runInLines : run);

/** Rules, storage and pages over HTTP (vitest.config.ts). */
export async function runVitest(how: How): Promise<Count> {
  const report = await withReport((file) =>
    start(how)(
      "vitest",
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...how.args],
      how.env,
    ),
  );
  return countVitest(report);
}

/** Journeys in a browser (playwright.config.ts). */
export async function runPlaywright(how: How): Promise<Count> {
  const report = await withReport((file) =>
    start(how)("playwright", ["test", "--reporter=list,json", ...how.args], {
      ...how.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
  return countPlaywright(report);
}

/** What matches a text letter for letter. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Runs what was chosen in one runner, and says so; nothing is started for what is empty. */
export async function runChosen(
  { whole, named }: Chosen,
  words: string,
  runner: "vitest" | "playwright",
  env?: Record<string, string>,
): Promise<Count> {
  const counts: Count[] = [];
  const files = (list: readonly string[]) =>
    runner === "vitest" ? list : list.map((file) => `^.*/${literally(file)}$`);
  const go = (args: readonly string[]) =>
    runner === "vitest" ? runVitest({ args, env }) : runPlaywright({ args, env });
  if (whole.length > 0) {
    console.log(`All tests in ${whole.join(", ")}`);
    counts.push(await go(files(whole)));
  }
  if (named.length > 0) {
    console.log(`Tests named "${words}" in ${named.join(", ")}`);
    const grep = runner === "vitest" ? "--testNamePattern" : "--grep";
    counts.push(await go([...files(named), grep, literally(words)]));
  }
  return sum(counts);
}
