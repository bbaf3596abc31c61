import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Browser } from "playwright-core";
import type { Answer } from "./engines.ts";
import type { Limit } from "./limits.ts";
import { PageCheck, type Found, type Look, type PageResult, type Version } from "./page-check.ts";

/** What a run covers; all of it is what docs/quality.md tells of. */
export type Extent = {
  readonly paths: readonly string[];
  readonly versions: readonly Version[];
  readonly looks: readonly Look[];
};

/** What all pages together were asked, and what was found. */
export type Matrix = {
  readonly pages: number;
  /** Pages in a look and a state, each shown to both engines. */
  readonly looked: number;
  readonly states: Readonly<Record<string, number>>;
  readonly rules: Answer["rules"];
  readonly leftToPeople: number;
  readonly found: readonly Found[];
  readonly setAside: readonly number[];
  readonly limits: Readonly<Record<Limit, readonly string[]>>;
};

/** Pages open at once. */
const tabs = 3;
const patienceMs = 120_000;
/** A browser may stall on a busy machine: then a page is asked again. */
const tries = 3;

/** The sum of what the pages gave. */
export function sumOf(results: readonly PageResult[]): Matrix {
  const states: Record<string, number> = {};
  for (const { states: own } of results)
    for (const [state, times] of Object.entries(own)) states[state] = (states[state] ?? 0) + times;
  const limit = (name: Limit) => results.flatMap(({ limits }) => limits[name]);
  return {
    pages: new Set(results.map(({ path }) => path)).size,
    looked: Object.values(states).reduce((sum, times) => sum + times, 0),
    states,
    rules: results[0]?.rules ?? { axe: 0, ibm: 0 },
    leftToPeople: results[0]?.leftToPeople ?? 0,
    found: results.flatMap(({ found }) => found),
    setAside: results.flatMap(({ setAside }) => setAside),
    limits: {
      reflow: limit("reflow"),
      largeText: limit("largeText"),
      stillness: limit("stillness"),
      forcedColors: limit("forcedColors"),
    },
  };
}

async function check(
  browser: Browser,
  origin: string,
  path: string,
  version: Version,
  looks: readonly Look[],
): Promise<PageResult> {
  // A context of its own: what one page keeps changes nothing on another.
  const context = await browser.newContext({
    baseURL: origin,
    // From the start: what is revealed by scrolling is there.
    reducedMotion: "reduce",
    ...(version === "light" && { extraHTTPHeaders: { "Save-Data": "on" } }),
  });
  context.setDefaultTimeout(patienceMs);
  try {
    return await new PageCheck(await context.newPage(), path, version, looks).run();
  } finally {
    await context.close();
  }
}

/**
 * Every page in every look and state, by both engines.
 * @param keptIn where results are kept line by line as they come: a run that was stopped goes on from there.
 *   Null keeps none.
 * @param tell hears how far it has come
 */
export async function runMatrix(
  browser: Browser,
  origin: string,
  extent: Extent,
  keptIn: string | null,
  tell: (done: number, all: number) => void,
): Promise<Matrix> {
  const results: PageResult[] = [];
  if (keptIn) {
    mkdirSync(dirname(keptIn), { recursive: true });
    const lines = existsSync(keptIn) ? readFileSync(keptIn, "utf8").split("\n") : [];
    // The last line of a run that was killed may be half written.
    for (const line of lines) if (line.endsWith("}")) results.push(JSON.parse(line) as PageResult);
  }
  const isDone = (path: string, version: Version) =>
    results.some((result) => result.path === path && result.version === version);
  const work = extent.paths
    .flatMap((path) => extent.versions.map((version) => ({ path, version, left: tries })))
    .filter(({ path, version }) => !isDone(path, version));
  const all = results.length + work.length;
  const workOff = async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      const { path, version, left } = next;
      try {
        const result = await check(browser, origin, path, version, extent.looks);
        results.push(result);
        if (keptIn) appendFileSync(keptIn, `${JSON.stringify(result)}\n`);
        tell(results.length, all);
      } catch (error) {
        if (left === 1) throw error;
        work.push({ path, version, left: left - 1 });
      }
    }
  };
  await Promise.all(Array.from({ length: tabs }, workOff));
  return sumOf(results);
}
