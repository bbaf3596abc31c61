import { pathIn } from "#domain/language/language.ts";
import { lightPathOf } from "#domain/language/light-address.ts";
import { siteWords } from "../site-words.ts";
import { axeFindings, openFrom } from "./axe.ts";
import { expect, inEachLanguage, ready, rested, test, type Page } from "./browser.ts";

/** Size of all that a page has fetched once it rests, as transferred, with headers, in kB. The cache must be empty. */
async function weightOf(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .map((entry) => (entry as PerformanceResourceTiming).transferSize / 1000)
      .reduce((sum, kilobytes) => sum + kilobytes),
  );
}

inEachLanguage("the light version", ({ language, inTurn, content, reader }) => {
  inTurn.test("pages keep WCAG 2.2 AA even with a plan opened", async ({ visit }) => {
    const page = await openFrom(await visit("/lite/contact"));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: language === "en" ? "dark" : "light" });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const { title, materials, benefits } = reader.resolve(content.lists.structures)[0]!;
    const card = page.locator(".plan-card", { hasText: title });
    await page.goto(lightPathOf(pathIn(language, "/")));
    await expect(card.getByRole("button")).toHaveCount(0);
    const { see } = reader.resolve(content.pages.home).build;
    await card.locator("summary", { hasText: see }).click();
    for (const part of [...materials, ...benefits])
      await expect(card.getByText(part)).toBeVisible();
    for (const path of ["/", "/donate", "/blog/blog-2019-one-bottle-a-week"]) {
      if (path !== "/") await page.goto(lightPathOf(pathIn(language, path)));
      expect.soft(await axeFindings(page, "everything", { withShell: path === "/" })).toEqual([]);
      expect(await overflow(), path).toBeLessThanOrEqual(0);
    }
  });

  inTurn.test("pictures, menu and search appear only after a press", async ({ visit }) => {
    const page = await visit("/about", {
      language,
      width: 360,
      pictures: true,
      options: { extraHTTPHeaders: { "Save-Data": "on" } },
    });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const control = page.locator("main summary", { hasText: reader.label("light.show")! }).first();
    await expect(control).toContainText(/\d+\skB/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(requests.filter((url) => url.includes("/pictures/"))).toEqual([]);
    await control.click();
    await expect(page.locator("main details[open] img")).toBeVisible();
    await expect.poll(() => requests.filter((url) => url.includes("/pictures/"))).toHaveLength(1);
    await page.getByRole("button", { name: reader.label("shell.menu")! }).click();
    const menu = page.locator("#mobile-menu");
    await expect(menu).toBeVisible();
    await menu.getByRole("searchbox").fill("tires");
    await menu.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/search\?.*tires/);
  });
});

const { label } = siteWords("en");

// Without script browsers ignore lazy loading, so most pictures must be left out.
test("without script /media takes at most 150 kB", async ({ visit }) => {
  const how = { script: false, width: 390, pictures: true, motion: true };
  const page = await visit("/media", how);
  expect(await weightOf(page)).toBeLessThanOrEqual(150);
  const name = label("light.light");
  await page.getByRole("complementary", { name }).getByRole("link", { name }).click();
  await expect(page.locator("html")).toHaveAttribute("data-light");
});

test("a film on a phone comes with the press of its button", async ({ visit }) => {
  const page = await visit("/robots.txt", { width: 390, pictures: true, motion: true });
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/films/")) films.push(request.url());
  });
  await page.goto("/media");
  await page.locator('main [href="#press"]').first().focus();
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await ready(page);
  const play = page.getByRole("button", { name: label("shell.play_film") });
  await expect(play).toBeVisible();
  expect(films).toEqual([]);
  await play.click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: label("shell.pause_film") }).click();
  await expect(play).toBeVisible();
});

/** Each picture with the width of its fetched file and the width its place needs, in device pixels. */
async function picturesOf(page: Page) {
  const { height } = page.viewportSize()!;
  // The page may grow while scrolling: parts far below are laid out when they come near.
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await pageHeight()); top += height) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await rested(page);
  }
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const taken = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1]);
      const { width, height } = image.getBoundingClientRect();
      if (!taken || width === 0 || image.naturalWidth === 0) return [];
      const ratio = image.naturalWidth / image.naturalHeight;
      const isCut = getComputedStyle(image).objectFit === "cover";
      const needed = Math.max(width, isCut ? height * ratio : 0) * devicePixelRatio;
      return [{ file: image.currentSrc.replace(/.*\//, ""), taken, needed }];
    }),
  );
}

test("home on a phone takes at most 130 kB, with pictures that fit", async ({ visit }) => {
  const seat = await visit("/robots.txt", {
    width: 360,
    height: 640,
    pictures: true,
    motion: true,
    // The pixel density of most phones.
    options: { deviceScaleFactor: 2 },
  });
  // In a new tab Chromium sends `pointermove` for a pointer at rest, which must not count as activity.
  const page = await seat.context().newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const kilobytes = await weightOf(page);
  expect(kilobytes).toBeLessThanOrEqual(130);
  // The faces alone have that much.
  expect(kilobytes).toBeGreaterThan(39);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/recognition", "/blog"]) {
    if (path !== "/") await page.goto(path);
    const pictures = await picturesOf(page);
    expect(pictures.length, path).toBeGreaterThan(2);
    // Small places may get the narrowest file, which is wider than they need.
    const wide = pictures.filter(({ taken, needed }) => taken > 480 && taken >= needed * 2.2);
    expect(wide, path).toEqual([]);
  }
});
