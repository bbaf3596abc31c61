import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright-core";
import { findChromium } from "../processes/chromium.ts";
import { wake } from "../processes/wake.ts";
import { listPages, type PageToTake } from "./page-list.ts";

export type ScreensToTake = {
  readonly origin: string;
  /** Parts of addresses; none means every page. */
  readonly words: readonly string[];
  readonly widths: readonly number[];
  readonly themes: readonly ("light" | "dark")[];
  readonly languages: readonly string[];
  /** Whether the application has taken over: then the sheet of the whole site is at work. */
  readonly isStarted: boolean;
  readonly folder: string;
};

/** Pages open at once. */
const tabs = 2;
/** A busy machine takes its time over a long page. */
const patienceMs = 60_000;
/** The moment at which every picture is taken: a weekday, within the office's hours. */
const moment = new Date("2026-11-24T10:00:00-06:00");

async function open(
  browser: Browser,
  origin: string,
  width: number,
  theme: "light" | "dark",
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "America/Guatemala",
    locale: "en-US",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.clock.setFixedTime(moment);
  return page;
}

/**
 * Until nothing more will change by itself: pictures below the fold, fonts, motion, the blinking caret.
 *
 * @throws when a picture does not come
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.caretColor = "transparent";
    for (const image of document.images) image.loading = "eager";
  });
  // `decode` alone gives up on a picture whose loading has only just been asked for.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.src === "" || (image.complete && image.naturalWidth > 0),
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.src !== "");
    await Promise.all(shown.map((image) => image.decode()));
    for (const motion of document.getAnimations()) {
      const end = motion.effect?.getComputedTiming().endTime ?? Infinity;
      if (end === Infinity) motion.cancel();
      else motion.finish();
    }
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
    );
  });
}

async function startApplication(page: Page): Promise<void> {
  await wake(page);
  await page.mouse.move(0, 0);
}

/** Opens the page; one that a busy machine did not bring up in time is asked for again, twice at most. */
async function visit(page: Page, path: string, isStarted: boolean, triesLeft = 2): Promise<void> {
  try {
    await page.goto(path, { waitUntil: "networkidle" });
    if (isStarted) await startApplication(page);
    await settle(page);
  } catch (error) {
    if (triesLeft === 0) throw error;
    await visit(page, path, isStarted, triesLeft - 1);
  }
}

async function take(
  page: Page,
  { path, name }: PageToTake,
  { isStarted, folder }: ScreensToTake,
  suffix: string,
): Promise<void> {
  await visit(page, path, isStarted);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Playwright's own `screenshot` packs the PNG as small as it can, which takes half as long again.
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height, scale: 1 },
  });
  await browser.detach();
  writeFileSync(`${folder}/${name}-${suffix}.png`, data, "base64");
}

/** Writes one PNG per page, width and theme, such as `es-about-390-dark.png`. */
export async function takeScreens(wanted: ScreensToTake): Promise<void> {
  const { origin, words, folder } = wanted;
  const pages = (await listPages(origin)).filter(
    ({ path, name }) =>
      wanted.languages.includes(name.slice(0, 2)) &&
      (words.length === 0 || words.some((word) => path.includes(word) || name.includes(word))),
  );
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const all = pages.length * wanted.widths.length * wanted.themes.length;
  let done = 0;
  for (const width of wanted.widths) {
    for (const theme of wanted.themes) {
      const left = [...pages];
      const workOff = async () => {
        const tab = await open(browser, origin, width, theme);
        for (let page = left.shift(); page; page = left.shift()) {
          await take(tab, page, wanted, `${width}-${theme}`);
          done += 1;
          if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} pictures `);
        }
        await tab.context().close();
      };
      await Promise.all(Array.from({ length: tabs }, workOff));
    }
  }
  await browser.close();
  console.log(`${process.stdout.isTTY ? "\n" : ""}${folder}/ holds ${done} new pictures.`);
}
