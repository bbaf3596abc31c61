import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "@playwright/test";
import { pathIn, type Language } from "#domain/language/language.ts";
import { answering, wake as ready } from "../../bin/processes/wake.ts";
import { eachLanguage } from "../in-turn.ts";

export { expect };
export type { Locator, Page };

type How = {
  language?: Language;
  script?: boolean;
  width?: number;
  height?: number;
  /** True to let films and marquees move; reduced motion saves processor time. */
  motion?: boolean;
  /** Waits until the page is hydrated. Only with script. */
  ready?: boolean;
  /** True to fetch pictures, in tests of them; otherwise they only keep their place. */
  pictures?: boolean;
  options?: BrowserContextOptions;
};

export type Visit = (path: string, how?: How) => Promise<Page>;

type Fixtures = {
  visit: Visit;
  errors: string[];
  /** URLs of other origins that the visited pages requested. */
  strangers: string[];
};

/** A test in a browser; the site it visits is built and served beforehand (test/browser/serve-site.ts). */
export const test = base.extend<Fixtures, { withPictures: () => Promise<Browser> }>({
  baseURL: async ({}, use) => use(process.env.TEST_ORIGIN),
  withPictures: [
    async ({ playwright, launchOptions }, use) => {
      const args = launchOptions.args?.filter((arg) => !arg.startsWith("--blink-settings"));
      let second: Promise<Browser> | undefined;
      await use(() => (second ??= playwright.chromium.launch({ args })));
      await (await second)?.close();
    },
    { scope: "worker" },
  ],
  errors: async ({}, use) => use([]),
  strangers: async ({}, use) => use([]),
  visit: async ({ browser, withPictures, baseURL, errors, strangers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, how = {}) => {
      const { language = "en", script = true, width = 1280, height = 800 } = how;
      const context = await (how.pictures ? await withPictures() : browser).newContext({
        baseURL,
        javaScriptEnabled: script,
        viewport: { width, height },
        reducedMotion: how.motion ? "no-preference" : "reduce",
        ...how.options,
      });
      contexts.push(context);
      const page = await context.newPage();
      const own = new URL(how.options?.baseURL ?? baseURL ?? "").origin;
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== own) strangers.push(request.url());
      });
      context.on("weberror", (fault) => errors.push(fault.error().message));
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await page.goto(own + pathIn(language, path));
      if (how.ready) await ready(page);
      return page;
    });
    // A visitor who has left keeps no processor busy.
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export const inEachLanguage = eachLanguage(test.describe, test);

export { answering, ready };

/** Delays requests for an address until `letGo` is called. */
export async function hold(page: Page, address: string): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: resolve };
}

/** Waits until the page is painted and idle: scroll events and effects have run by then. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 })),
      ),
  );
}
