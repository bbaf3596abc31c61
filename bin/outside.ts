import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { compare } from "../tools/outside/compare.ts";
import { recordPages, recordScreens } from "../tools/outside/pages.ts";
import { recordRequests } from "../tools/outside/requests.ts";
import { setClockAndSettings, startSite } from "../tools/outside/site.ts";
import { recordMails, recordVisits, storySteps } from "../tools/outside/visits.ts";
import { step } from "./processes/progress.mjs";
import { requireKnown } from "./processes/run.ts";

const usage = `npm run outside -- record DIR [--of FOLDER] [--no-screens]
npm run outside -- compare BEFORE [AFTER] [--of FOLDER] [--no-screens]

Records what anybody outside sees of the site, and compares two records.
FOLDER is another checkout with its packages; else this one is recorded. compare without AFTER records it first.
The command ends with 1 when there are differences, or when a step of a visit ends otherwise than meant.`;

const typed = process.argv.slice(2).flatMap((word) => /^-[^=]+/.exec(word) ?? []);
requireKnown("option", typed, ["--of", "--no-screens", "--help"]);
const { values, positionals } = parseArgs({
  options: {
    of: { type: "string", default: "." },
    "no-screens": { type: "boolean", default: false },
    help: { type: "boolean" },
  },
  allowPositionals: true,
});
const [command, first, second] = positionals;

const readList = <List>(name: string) =>
  parse(readFileSync(join(import.meta.dirname, `../tools/outside/${name}.yaml`), "utf8")) as List;

async function record(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await setClockAndSettings();
  const start = (isLive: boolean) =>
    step("Starting the site", () => startSite(resolve(values.of), folder, isLive));
  const site = await start(false);
  const pages = await step("Pages", () => recordPages(site, readList("addresses")));
  await step("Requests", () => recordRequests(site, readList("requests")));
  if (!values["no-screens"]) await step("Screens", () => recordScreens(site, pages));
  await site.stop();

  const live = await start(true);
  const { visits, exports } = readList<Record<"visits" | "exports", string[]>>("visits");
  const steps = recordVisits(live, [...visits, ...storySteps, ...exports]);
  const wrong = await step("Visitors and staff", () => Array.fromAsync(steps));
  await step("E-mails", () => recordMails(live));
  await live.stop();
  if (wrong.length > 0) throw new Error(`Otherwise than meant:\n${wrong.join("\n")}`);
}

if (command === "record" && first) await record(resolve(first));
else if (command === "compare" && first && existsSync(first)) {
  const after = resolve(second ?? mkdtempSync(join(tmpdir(), "outside-after-")));
  if (second === undefined) await record(after);
  const { kinds, changes } = compare(resolve(first), after);
  console.table(kinds);
  for (const { lines, files } of changes)
    console.log(`\n${files.length} × ${files.slice(0, 12).join(", ")}\n${lines.trimEnd()}`);
  process.exitCode = changes.length === 0 ? 0 : 1;
} else {
  console.log(usage);
  process.exitCode = 2;
}
