import { chromium, type Browser, type Page } from "playwright-core";
import { pathIn } from "#domain/language/language.ts";
import { build } from "../site-build/build-site.ts";
import { findChromium } from "../processes/chromium.ts";
import { serveSite } from "../processes/served-site.ts";
import type { BenchTable } from "./table.ts";
import { serveTwin } from "./twin.ts";

/** Until whatever a page does when it opens is done. */
const settleMs = 4000;
const restMs = 10_000;

type Rest = {
  name: string;
  path: string;
  width: number;
  /** The script-free twin of the page. */
  isTwin?: boolean;
  light?: boolean;
  before?: (page: Page) => Promise<void>;
};

const home = pathIn("en", "/");

async function stopFilm(page: Page): Promise<void> {
  await page.locator("[data-film]:visible").first().click();
}

const rests: Rest[] = [
  { name: "home, phone", path: home, width: 360 },
  { name: "home, phone, without script", path: home, width: 360, isTwin: true },
  { name: "home, phone, light version", path: home, width: 360, light: true },
  {
    name: "home, phone, a strip in sight",
    path: home,
    width: 360,
    before: (page) => page.locator("#figures").scrollIntoViewIfNeeded(),
  },
  { name: "home, desk, film playing", path: home, width: 1440 },
  { name: "home, desk, film stopped", path: home, width: 1440, before: stopFilm },
  { name: "media, phone", path: pathIn("en", "/media"), width: 360 },
];

/** Tells the milliseconds that the page's main thread, and all of the browser, have worked so far. */
async function stopwatch(page: Page, browser: Browser) {
  const ofPage = await page.context().newCDPSession(page);
  const ofBrowser = await browser.newBrowserCDPSession();
  // Counted from here on.
  await ofPage.send("Performance.enable");
  return async () => {
    const { metrics } = await ofPage.send("Performance.getMetrics");
    const { processInfo } = await ofBrowser.send("SystemInfo.getProcessInfo");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    const all = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return { page: seconds * 1000, all: all * 1000 };
  };
}

async function measure(rest: Rest, origin: string, executablePath: string) {
  // A browser of its own: nothing else that is open counts.
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: rest.width, height: 800 },
      ...(rest.light && { extraHTTPHeaders: { "Save-Data": "on" } }),
    });
    await page.goto(origin + rest.path, { waitUntil: "load" });
    await rest.before?.(page);
    await page.waitForTimeout(settleMs);
    const spent = await stopwatch(page, browser);
    const from = await spent();
    await page.waitForTimeout(restMs);
    const to = await spent();
    return { page: to.page - from.page, all: to.all - from.all };
  } finally {
    await browser.close();
  }
}

/** What ten seconds of doing nothing cost a reader's processor. */
export async function benchRest(): Promise<BenchTable> {
  await build();
  const executablePath = await findChromium();
  const site = await serveSite();
  const twin = await serveTwin(site.origin, home);
  try {
    const rows: BenchTable["rows"] = [];
    for (const rest of rests) {
      console.error(`  ${rest.name}`);
      const { page, all } = await measure(
        rest,
        rest.isTwin ? twin.origin : site.origin,
        executablePath,
      );
      rows.push([rest.name, Math.round(page), Math.round(all)]);
    }
    return {
      title: "A page at rest",
      note: `Processor time in ms of ${restMs / 1000} s in which nobody does anything, ${settleMs / 1000} s after the page has loaded, one visit each.`,
      columns: ["page", "its main thread", "all of the browser"],
      rows,
    };
  } finally {
    twin.stop();
    await site.stop();
  }
}
