import { devices, type Browser } from "playwright-core";
import { withBrowserAtSite } from "./browser-at-site.ts";
import { kinds } from "./kinds.ts";
import { serveSlowLine } from "./slow-line.ts";
import { median, type BenchTable } from "./table.ts";
import { serveTwin } from "./twin.ts";

const visits = 5;
/** Lighthouse's cheap phone: its processor beside this machine's. */
const slowerProcessor = 4;

type Paints = { first: number; largest: number };

/** One visit with an empty cache: when the browser itself says that it has painted. */
async function visit(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext(devices["Moto G4"]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  // What is largest may paint after what is first.
  await page.waitForTimeout(1000);
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName("first-contentful-paint")[0]!.startTime;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)!.startTime }),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return paints;
}

/** A page and its twin in turn, each behind a line of its own. */
async function compare(browser: Browser, origin: string, path: string) {
  const twin = await serveTwin(origin, path);
  const lines = [
    await serveSlowLine(Number(new URL(origin).port)),
    await serveSlowLine(Number(new URL(twin.origin).port)),
  ];
  const found: [Paints[], Paints[]] = [[], []];
  try {
    for (let run = 0; run < visits; run += 1) {
      for (const [which, line] of lines.entries()) {
        found[which]!.push(await visit(browser, line.origin + path));
      }
    }
  } finally {
    for (const line of lines) line.stop();
    twin.stop();
  }
  return found;
}

/** How soon a page paints on a phone's line that lets through what has come, beside the same page without script. */
export async function benchStreamedPaint(): Promise<BenchTable> {
  const rows = await withBrowserAtSite(async (browser, origin) => {
    const lines: BenchTable["rows"] = [];
    for (const [kind, path] of Object.entries(kinds)) {
      const [ours, limit] = await compare(browser, origin, path);
      const middle = (paints: Paints[], pick: keyof Paints) => median(paints.map((p) => p[pick]));
      const cells = (pick: keyof Paints) => [
        Math.round(middle(ours, pick)),
        (middle(ours, pick) / middle(limit, pick)).toFixed(2),
      ];
      lines.push([kind, ...cells("first"), ...cells("largest")]);
      console.error(`  ${lines.at(-1)!.join(" · ")}`);
    }
    return lines;
  });
  return {
    title: "Every kind of page: paint while it comes",
    note: `On a line of 150 ms and 1.6 Mbit/s with TCP's slow start, processor ${slowerProcessor} × slower; median of ${visits} interleaved visits, in ms as the browser tells them.`,
    columns: ["page", "first paint", "× static", "largest paint", "× static"],
    rows,
  };
}
