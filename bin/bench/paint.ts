import { availableParallelism, loadavg } from "node:os";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { build } from "../site-build/build-site.ts";
import { findChromium } from "../processes/chromium.ts";
import { serveSite } from "../processes/served-site.ts";
import { median, type BenchTable } from "./table.ts";

/** A page of each kind: those of the budgets (test/site/budgets.test.ts). */
const kinds = {
  home: "/",
  gift: "/donate",
  article: "/blog/blog-2016-earthbag-dome",
  "list of articles": "/blog",
  build: "/green-builds/solar-shower",
  "list of builds": "/green-builds",
  gallery: "/media",
  "register of figures": "/impact",
  "words and a form": "/contact",
  "form with a picture": "/blueprint",
  planner: "/group-trips",
  calculator: "/material-calculator",
  search: "/search?q=tire",
  "kept without signal": "/offline",
  subject: "/about",
};
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];
const types = ["document", "script", "stylesheet", "image", "font", "media", "total"] as const;

type Visit = Awaited<ReturnType<typeof visit>>;

type Request = { resourceType?: string; transferSize?: number; networkRequestTime?: number };

const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu"];

/**
 * One visit under Lighthouse's mobile throttling, with an empty cache.
 * @param isTwin without any file of script, which no application can beat
 */
async function visit(address: string, chromePath: string, isTwin: boolean) {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: isTwin ? ["performance"] : categories,
      blockedUrlPatterns: isTwin ? ["*.js"] : [],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${address}.`);
    const { audits, categories: judged } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const itemsOf = (id: string) =>
      (audits[id]?.details as { items?: object[] } | undefined)?.items ?? [];
    const requests = itemsOf("network-requests") as Request[];
    const [metrics] = itemsOf("metrics") as Record<string, number>[];
    const paintedAt = metrics?.["observedLargestContentfulPaint"] ?? 0;
    const isOf = ({ resourceType = "" }: Request, type: string) =>
      type === "total" || resourceType.toLowerCase() === type;
    return {
      largestPaint: value("largest-contentful-paint"),
      firstPaint: value("first-contentful-paint"),
      blocking: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
      bytes: types.map((type) =>
        requests
          .filter((one) => isOf(one, type))
          .reduce((sum, one) => sum + (one.transferSize ?? 0), 0),
      ),
      scriptsBeforePaint: requests.filter(
        (one) => isOf(one, "script") && (one.networkRequestTime ?? 0) < paintedAt,
      ).length,
      scores: Object.values(judged)
        .map(({ score }) => Math.round((score ?? 0) * 100))
        .join("/"),
    };
  } finally {
    chrome.kill();
  }
}

type Time = "largestPaint" | "firstPaint";

/** Ratio to the page without script: of the medians, then least and largest of the pairs. */
function times(ours: Visit[], twins: Visit[], time: Time): string {
  const middle = (visits: Visit[]) => median(visits.map((one) => one[time]));
  const pairs = ours.map((one, at) => one[time] / twins[at]![time]);
  const range = [Math.min(...pairs), Math.max(...pairs)].map((one) => one.toFixed(2));
  return `${(middle(ours) / middle(twins)).toFixed(2)} (${range.join("–")})`;
}

/** Visits a page with and without its script in turn, so that both meet the same moments of a busy machine. */
async function rowOf(kind: string, address: string, chromium: string) {
  const [ours, twins]: [Visit[], Visit[]] = [[], []];
  for (let run = 1; run <= runs; run += 1) {
    console.error(`  ${kind}, visit ${run} of ${runs}`);
    ours.push(await visit(address, chromium, false));
    twins.push(await visit(address, chromium, true));
  }
  const middle = (pick: (one: Visit) => number) => Math.round(median(ours.map(pick)));
  const { bytes, scores } = ours[0]!;
  return {
    page: kind,
    "largest paint": middle((one) => one.largestPaint),
    "× without script": times(ours, twins, "largestPaint"),
    "first paint": middle((one) => one.firstPaint),
    "× without script, first": times(ours, twins, "firstPaint"),
    blocking: middle((one) => one.blocking),
    shift: Math.max(...ours.map((one) => one.shift)).toFixed(3),
    ...Object.fromEntries(types.map((type, at) => [type, (bytes[at]! / 1000).toFixed(1)])),
    "scripts before paint": Math.max(...ours.map((one) => one.scriptsBeforePaint)),
    scores,
  };
}

/** Page weight and paint of every kind of page beside the same page without script, visits interleaved. */
export async function benchPaint(): Promise<BenchTable> {
  await build();
  const chromium = await findChromium();
  const site = await serveSite({}, { drawsAhead: true });
  try {
    const rows = [];
    for (const [kind, path] of Object.entries(kinds))
      rows.push(await rowOf(kind, site.origin + path, chromium));
    return {
      title: "Every kind of page: bytes and paint",
      note: `Lighthouse mobile throttling, median of ${runs} interleaved visits, in brackets the least and the most of the pairs; without script: its files are blocked. Times in ms, bytes in kB as sent. Load at the end: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores.`,
      rows,
    };
  } finally {
    await site.stop();
  }
}
