import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { qualityFile } from "#reader/quality-report.ts";
import { findChromium } from "./processes/chromium.ts";
import { serveSite } from "./processes/served-site.ts";
import { build } from "./site-build/build-site.ts";
import { addressesToCheck } from "./quality/addresses.ts";
import { playScripts } from "./quality/keyboard.ts";
import { runMatrix, type Extent } from "./quality/matrix.ts";
import { looks } from "./quality/page-check.ts";
import { findingsByRule, formatReport, summaryOf } from "./quality/report.ts";

/**
 * Every page in every look and state, asked by two accessibility engines, and each widget gone through with
 * the keyboard. A run over all of it writes docs/quality.md and what the accessibility page says.
 */
const usage = `npm run quality -- [word …] [--width 320,768,1440] [--language en,es] [--version full,light]
Words choose the addresses that contain one of them. Only a run over everything is written down; one that was stopped goes on where it was, unless
the program has changed.`;

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "320,768,1440" },
    language: { type: "string", default: "en,es" },
    version: { type: "string", default: "full,light" },
    help: { type: "boolean", short: "h", default: false },
  },
});

function choose(paths: readonly string[]): Extent {
  const languageOf = (path: string) => (/^\/es(\/|\?|$)/.test(path) ? "es" : "en");
  const widths = values.width.split(",").map(Number);
  return {
    paths: paths
      .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
      .filter((path) => values.language.includes(languageOf(path))),
    versions: (["full", "light"] as const).filter((version) => values.version.includes(version)),
    looks: looks.filter(({ width }) => widths.includes(width)),
  };
}

function commit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const isClean = git("status", "--porcelain", "--untracked-files=no") === "";
  return git("rev-parse", "--short=10", "HEAD") + (isClean ? "" : " with changes");
}

function tellProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} pages `);
  else if (done % 10 === 0 || done === all) console.log(`  ${done} of ${all} pages`);
}

async function go(): Promise<void> {
  await build();
  const state = commit();
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const { paths, photographs } = addressesToCheck();
    const extent = choose(paths);
    const played = await playScripts(browser, site.origin);
    const isWhole =
      extent.paths.length === paths.length &&
      extent.versions.length === 2 &&
      extent.looks.length === looks.length;
    // What one state of the program has given says nothing of another.
    const keptIn = isWhole && !state.includes(" ") ? `.cache/quality/${state}.jsonl` : null;
    const matrix = await runMatrix(browser, site.origin, extent, keptIn, tellProgress);
    const run = { date: guatemalaDay(new Date()), commit: state, matrix, played, photographs };
    mkdirSync(".cache/quality", { recursive: true });
    writeFileSync(".cache/quality/run.json", JSON.stringify(run, null, 2));
    if (isWhole) {
      writeFileSync("docs/quality.md", formatReport(run));
      writeFileSync(qualityFile, `${JSON.stringify(summaryOf(run), null, 2)}\n`);
    }
    for (const [rule, times, where] of findingsByRule(matrix.found))
      console.log(`${rule}, ${times}: ${where}`);
    for (const { widget, language, trouble } of played)
      if (trouble) console.log(`${widget}, ${language}: ${trouble}`);
    for (const broken of Object.values(matrix.limits).flat()) console.log(broken);
    const { findings, keyboard } = summaryOf(run);
    const isClean = findings + keyboard.failed + Object.values(matrix.limits).flat().length === 0;
    console.log(
      `${matrix.pages} pages, ${matrix.looked} looks, ${findings} findings; all of it in .cache/quality/run.json`,
    );
    if (!isClean) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

if (values.help) console.log(usage);
else await go();
