import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { findChromium } from "../../bin/chromium.ts";
import { pathIn, type Language } from "#domain/language/language.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export function launchChromium(): Promise<Browser> {
  return findChromium().then((executablePath) => chromium.launch({ executablePath, args: flags }));
}

type Visit = {
  language?: Language;
  script?: boolean;
  theme?: "light" | "dark";
  width?: number;
  height?: number;
  reducedMotion?: boolean;
  /** Waits until the application has taken over the page. Only with script. */
  ready?: boolean;
  options?: BrowserContextOptions;
};

/**
 * A browser for the tests of one file. `visit` opens a page as a new visitor, with its own storage;
 * what the page logged as errors is collected, and asking beyond our own origin fails the test.
 */
export function useBrowser() {
  const origin = inject("origin");
  let browser: Browser;
  const pages: Page[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
    errors.length = 0;
  });
  afterAll(() => browser.close());

  async function visit(path: string, how: Visit = {}): Promise<Page> {
    const { language = "en", script = true, theme = "light", width = 1280, height = 800 } = how;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      colorScheme: theme,
      javaScriptEnabled: script,
      reducedMotion: how.reducedMotion ? "reduce" : "no-preference",
      ...how.options,
    });
    const page = await context.newPage();
    pages.push(page);
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(pathIn(language, path));
    if (how.ready) await ready(page);
    return page;
  }

  return { origin, visit, errors };
}

/**
 * A hand on the mouse brings the application (app/inline-scripts/boot.ts); until React has hydrated the page:
 * it leaves its own mark on the elements it owns.
 */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(2, 400);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}
