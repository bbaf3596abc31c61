import { pathIn } from "#domain/language/language.ts";
import { axeFindings } from "./axe.ts";
import { expect, inEachLanguage, rested, test, type Page } from "./browser.ts";
import { weigh } from "./bytes.ts";
import { site } from "./site-in-both.ts";

const saving = { extraHTTPHeaders: { "Save-Data": "on" } };

inEachLanguage("the light version", (language, inTurn) => {
  inTurn.test("home takes at most 60 kB in all", async ({ visit }) => {
    // test/site/light-budgets.test.ts computes it for every light page.
    const page = await visit("/robots.txt", { width: 360, first: true, options: saving });
    const kilobytes = await weigh(page, () => page.goto(pathIn(language, "/")));
    expect(kilobytes).toBeLessThanOrEqual(60);
    // An error page would be smaller.
    expect(kilobytes).toBeGreaterThan(10);
  });

  for (const path of ["/", "/donate", "/blog/blog-2019-one-bottle-a-week"]) {
    inTurn.test(`${path} keeps WCAG 2.2 AA and fits a phone`, async ({ visit }) => {
      const how = { width: 320, height: 700, theme: language === "en" ? "dark" : "light" } as const;
      const page = await visit(path, { language, ...how, options: saving });
      expect.soft(await axeFindings(page, "everything", { withShell: path === "/" })).toEqual([]);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }

  inTurn.test("a picture comes when asked for, by a control that weighs it", async ({ visit }) => {
    const { reader } = site[language];
    const page = await visit("/about", { language, width: 360, first: true, options: saving });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const control = page
      .locator("main summary")
      .filter({ hasText: reader.label("light.show")! })
      .first();
    await expect(control).toContainText(/\d+ kB/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(asked.filter((url) => url.includes("/pictures/"))).toEqual([]);
    await control.click();
    await expect(page.locator("main details[open] img")).toBeVisible();
    await expect.poll(() => asked.filter((url) => url.includes("/pictures/"))).toHaveLength(1);
  });

  inTurn.test("the preview of a plan unfolds in its card", async ({ visit }) => {
    const { content, reader } = site[language];
    const { title, materials, benefits } = reader.resolve(content.lists.structures)[0]!;
    const page = await visit("/", { language, width: 360, script: false, options: saving });
    const card = page.locator(".plan-card", { hasText: title });
    await expect(card.getByRole("button")).toHaveCount(0);
    const { see } = reader.resolve(content.pages.home).build;
    await card.locator("summary", { hasText: see }).click();
    for (const part of [...materials, ...benefits])
      await expect(card.getByText(part)).toBeVisible();
  });
});

test("menus and the search work in the light version", async ({ visit }) => {
  const { reader } = site.en;
  const page = await visit("/about", { width: 360, options: saving });
  await page.getByRole("button", { name: reader.label("shell.menu")! }).click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  await menu.getByRole("searchbox").fill("tires");
  await menu.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/search\?.*tires/);
});

test.describe("the full version without script", () => {
  // Without script browsers ignore lazy loading, so most pictures must be left out.
  test("/media takes at most 150 kB and leads to the light version", async ({ visit }) => {
    const page = await visit("/robots.txt", {
      script: false,
      width: 390,
      first: true,
      motion: true,
    });
    expect(await weigh(page, () => page.goto("/media"))).toBeLessThanOrEqual(150);
    const name = site.en.reader.label("light.light")!;
    await page.getByRole("complementary", { name }).getByRole("link", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("data-light");
  });
});

test("home on a phone takes at most 130 kB before the first touch", async ({ visit }) => {
  const seat = await visit("/robots.txt", {
    width: 360,
    height: 640,
    first: true,
    motion: true,
    // The pixel density of most phones.
    options: { deviceScaleFactor: 2 },
  });
  // In a new tab Chromium sends `pointermove` for a pointer at rest, which must not count as activity.
  const page = await seat.context().newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await weigh(page, () => page.goto("/"))).toBeLessThanOrEqual(130);
  await page.close();
});

test("a film on a phone comes when it is asked for", async ({ visit }) => {
  const page = await visit("/media", { width: 390, first: true, ready: true, motion: true });
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/films/")) films.push(request.url());
  });
  await page.reload();
  const play = site.en.reader.label("shell.play_film")!;
  await expect(page.getByRole("button", { name: play })).toBeVisible();
  expect(films).toEqual([]);
  await page.getByRole("button", { name: play }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
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

test("a phone takes no picture twice as wide as its place", async ({ visit }) => {
  const options = { deviceScaleFactor: 2 };
  const page = await visit("/robots.txt", { width: 360, height: 740, first: true, options });
  for (const path of ["/", "/recognition", "/blog"]) {
    await page.goto(path);
    const pictures = await picturesOf(page);
    expect(pictures.length, path).toBeGreaterThan(2);
    // Small places may get the narrowest file, which is wider than they need.
    const wide = pictures.filter(({ taken, needed }) => taken > 480 && taken >= needed * 2.2);
    expect(wide, path).toEqual([]);
  }
});
