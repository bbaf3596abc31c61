import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";
import { build } from "./site-build/build-site.ts";
import { check, checks } from "./check.ts";
import { findChromium } from "./processes/chromium.ts";
import { chooseTests } from "./testing/choose-tests.ts";
import { sum, type Count } from "./testing/count-tests.ts";
import { runChosen, runPlaywright, runVitest } from "./testing/run-tests.ts";
import { sharedSite } from "../test/shared-site.ts";
import { withTemporaryFolder } from "./testing/temporary-folder.ts";

/** A browser may stall on a busy machine; more often than this in a run something hides. */
const mostRetries = 2;
function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  console.time(part);
  return work().finally(() => console.timeEnd(part));
}
/** Sites that are served for tests write a line for each request. */
const siteLog = join(projectRoot, ".cache/test-sites.log");
process.env["TEST_SITE_LOG"] = siteLog;
mkdirSync(join(siteLog, ".."), { recursive: true });
writeFileSync(siteLog, "");

async function everything(): Promise<Count> {
  console.log(`Chromium: ${await findChromium()}`);
  console.log("Checks and build");
  const chosen = checks.filter(({ name }) => name !== "pages");
  const checking = timed("checks", () => check(chosen, true));
  checking.catch(() => {});
  // Before both runners, which would both begin to build.
  await timed("build", () => build());
  console.log("Tests");
  // Side by side: what Vitest runs waits a good part of its time, for processes and databases.
  const parts = await withTemporaryFolder(async () => {
    const site = await sharedSite();
    const env = { TEST_ORIGIN: site.origin, TEST_DATA_DIR: site.dataDir };
    const vitest = (part: string, project: string) =>
      timed(part, () => runVitest({ args: [`--project=${project}`], env, beside: true }));
    try {
      return await Promise.all([
        vitest("rules, storage and HTTP", "others"),
        vitest("commands", "commands"),
        timed("browser", () => runPlaywright({ args: [], env, beside: true })),
      ]);
    } finally {
      await site.stop();
    }
  });
  return sum([{ ...(await checking), retried: [] }, ...parts]);
}

async function only(asked: readonly string[]): Promise<Count> {
  const { vitest, playwright, name } = chooseTests(asked);
  return sum([
    await timed("vitest", () => runChosen("vitest", vitest, name)),
    await timed("browser", () => runChosen("playwright", playwright, name)),
  ]);
}

async function all(asked: readonly string[]): Promise<Count> {
  try {
    if (asked.length === 0) return await everything();
    const count = await only(asked);
    if (count.passed + count.failed > 0) return count;
    console.error(`No test's file or name holds "${asked.join(" ")}".`);
  } catch (error) {
    console.error(error);
  }
  return { passed: 0, failed: 1, retried: [] };
}

const { passed, failed, retried } = await timed("all", () => all(process.argv.slice(2)));
const isTooMuch = retried.length > mostRetries;
for (const test of retried) console.log(`asked again: ${test}`);
if (failed > 0) console.log(`The log of the sites: ${siteLog}`);
console.log(`Asked again: ${retried.length}${isTooMuch ? `, more than ${mostRetries}` : ""}`);
console.log(`${passed} passed, ${failed + (isTooMuch ? 1 : 0)} failed`);
process.exitCode = failed === 0 && !isTooMuch ? 0 : 1;
