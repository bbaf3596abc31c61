import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../processes/run.ts";
import { countPlaywright, countVitest, sum, type Count } from "./count-tests.ts";

type How = {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** True when another runner writes to the same terminal: prints whole lines only. */
  readonly beside?: boolean;
};

/** Calls `work` with the path for a JSON report. @returns its count, or `count(null)` if it is missing or incomplete */
async function counted<Report>(
  count: (report: Report | null) => Count,
  work: (file: string) => Promise<unknown>,
): Promise<Count> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "lwh-tests-"));
  const file = join(folder.path, "report.json");
  try {
    await work(file);
    return count(JSON.parse(readFileSync(file, "utf8")) as Report);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return count(null);
  }
}

export function runVitest(how: How): Promise<Count> {
  return counted(countVitest, (file) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return run("vitest", ["run", ...reporters, ...how.args], how.env, how.beside);
  });
}

export function runPlaywright(how: How): Promise<Count> {
  return counted(countPlaywright, (file) => {
    // Node reads TypeScript itself; Playwright would transform every module again in each run's new TMPDIR.
    const env = { ...how.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PW_DISABLE_TS_ESM: "1" };
    return run("playwright", ["test", "--reporter=list,json", ...how.args], env, how.beside);
  });
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

export async function runChosen(
  runner: "vitest" | "playwright",
  files: readonly string[],
  name: string | null,
): Promise<Count> {
  if (files.length === 0) return sum([]);
  console.log(`${name === null ? "All tests" : `Tests named "${name}"`} in ${files.join(", ")}`);
  const named = (option: string) => (name === null ? [] : [option, literally(name)]);
  if (runner === "vitest") return runVitest({ args: [...files, ...named("--testNamePattern")] });
  const exactly = files.map((file) => `^.*/${literally(file)}$`);
  return runPlaywright({ args: [...exactly, ...named("--grep")] });
}
