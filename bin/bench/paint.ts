import { availableParallelism, loadavg } from "node:os";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { build } from "../site-build/build-site.ts";
import { findChromium } from "../processes/chromium.ts";
import { serveSite } from "../processes/served-site.ts";
import { median, type BenchTable } from "./table.ts";
import { serveTwin } from "./twin.ts";

/** A page of each kind: those of the budgets (test/budgets.ts). */
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
const types = ["document", "script", "stylesheet", "image", "font", "media"] as const;

type Measure = {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  requests: number;
  bytes: Record<(typeof types)[number] | "total", number>;
  /** Script requests that began before the largest paint; there should be none. */
  scriptsBeforePaint: number;
  scores: string;
};

type Request = { resourceType?: string; transferSize?: number; networkRequestTime?: number };

/**
 * One visit under Lighthouse's mobile throttling, with an empty cache.
 * @param all also what Lighthouse thinks of access and of search engines, which takes as long again
 */
async function measure(address: string, chromePath: string, all: boolean): Promise<Measure> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
    ],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: all ? categories : categories.slice(0, 1),
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${address}.`);
    const { audits, categories: judged } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const details = audits["network-requests"]?.details as { items?: Request[] } | undefined;
    const requests = details?.items ?? [];
    const metrics = audits.metrics?.details as { items?: Record<string, number>[] } | undefined;
    const observed = metrics?.items?.[0]?.["observedLargestContentfulPaint"] ?? 0;
    const bytesOf = (kind: string) =>
      requests
        .filter((request) => kind === "total" || request.resourceType?.toLowerCase() === kind)
        .reduce((sum, request) => sum + (request.transferSize ?? 0), 0);
    return {
      firstPaintMs: value("first-contentful-paint"),
      largestPaintMs: value("largest-contentful-paint"),
      blockingMs: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
      requests: requests.length,
      bytes: Object.fromEntries(
        [...types, "total"].map((kind) => [kind, bytesOf(kind)]),
      ) as Measure["bytes"],
      scriptsBeforePaint: requests.filter(
        (request) =>
          request.resourceType === "Script" && (request.networkRequestTime ?? 0) < observed,
      ).length,
      scores: categories
        .flatMap((id) => (judged[id] ? Math.round((judged[id].score ?? 0) * 100) : []))
        .join("/"),
    };
  } finally {
    chrome.kill();
  }
}

/** How many programs wanted a processor in the last minute: alone, these visits make one or two. */
const loadOfMachine = () => Number(loadavg()[0]!.toFixed(1));

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** How many times as long as the limit: of the medians, and from the least to the most of the visits, pair by pair. */
function times(ours: Measure[], limit: Measure[], pick: (measure: Measure) => number): string {
  const pairs = ours.map((one, at) => pick(one) / pick(limit[at]!));
  const middle = median(ours.map(pick)) / median(limit.map(pick));
  const [least, most] = [Math.min(...pairs), Math.max(...pairs)];
  return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

function row(name: string, visits: Measure[], limit: Measure[] | null): (string | number)[] {
  const middle = (pick: (measure: Measure) => number) => median(visits.map(pick));
  const ratio = (pick: (measure: Measure) => number) => (limit ? times(visits, limit, pick) : "1");
  const one = visits[0]!;
  return [
    name,
    Math.round(middle((m) => m.largestPaintMs)),
    ratio((m) => m.largestPaintMs),
    Math.round(middle((m) => m.firstPaintMs)),
    ratio((m) => m.firstPaintMs),
    Math.round(middle((m) => m.blockingMs)),
    middle((m) => m.shift).toFixed(3),
    one.requests,
    ...types.map((kind) => kilobytes(one.bytes[kind])),
    kilobytes(one.bytes.total),
    Math.max(...visits.map((m) => m.scriptsBeforePaint)),
    one.scores,
  ];
}

const columns = [
  "page",
  "largest paint",
  "× static",
  "first paint",
  "× static",
  "blocking",
  "shift",
  "requests",
  ...types,
  "total",
  "scripts before paint",
  "scores",
];

/** Visits a page and its twin in turn, so that both meet the same moments of a busy machine. */
async function compare(origin: string, path: string, chromium: string) {
  const twin = await serveTwin(origin, path);
  const [ours, limit]: [Measure[], Measure[]] = [[], []];
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.error(`  ${path}, visit ${run} of ${runs}`);
      const isFirst = run === 1;
      ours.push(await measure(origin + path, chromium, isFirst));
      limit.push(await measure(twin.origin + path, chromium, isFirst));
    }
  } finally {
    twin.stop();
  }
  return { ours, limit };
}

/** Page weight and paint of every kind of page beside the same page without script, runs interleaved. */
export async function benchPaint(): Promise<BenchTable> {
  await build();
  const chromium = await findChromium();
  const busy = [loadOfMachine()];
  const site = await serveSite({}, { drawsAhead: true });
  try {
    const rows: BenchTable["rows"] = [];
    for (const [kind, path] of Object.entries(kinds)) {
      const { ours, limit } = await compare(site.origin, path, chromium);
      rows.push(row(kind, ours, limit), row(`${kind}, without script`, limit, null));
      console.error(`  ${rows.at(-2)!.slice(0, 6).join(" · ")}`);
      busy.push(loadOfMachine());
    }
    return {
      title: "Every kind of page: bytes and paint",
      note: `Lighthouse mobile throttling, median of ${runs} interleaved visits, in brackets the least and the most of the pairs; times in ms, bytes in kB as sent. The machine's load meanwhile: ${Math.min(...busy)} to ${Math.max(...busy)} on ${availableParallelism()} cores.`,
      columns,
      rows,
    };
  } finally {
    await site.stop();
  }
}
