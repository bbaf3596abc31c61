import { addresses } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, test } from "./browser.ts";

/** How tall a page may be on a phone of 390 px, in CSS pixels; these answer in fewer. */
const most = 14_000;
const fewer: Record<string, number> = { "/": 12_000, "/impact": 12_000 };
const paths = Object.values(addresses).filter((path) => !path.includes(":"));

inEachLanguage("on a phone", (language) => {
  test("no page is longer than a visitor reads", async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit("/", { language, width: 390, height: 844 });
    const tooTall: string[] = [];
    for (const path of paths) {
      await page.goto(pathIn(language, path));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeGreaterThan(600);
      if (height > (fewer[path] ?? most)) tooTall.push(`${path}: ${height}`);
    }
    expect(tooTall).toEqual([]);
  });

  test("a link to a figure from before the register moved arrives at the way to it", async ({
    visit,
  }) => {
    const page = await visit("/impact#stove_families", { language, script: false, width: 390 });
    const way = page.locator("#register li", { has: page.locator(":target") }).getByRole("link");
    await expect(way).toBeInViewport();
    await way.click();
    await expect(page.locator("#works[open] #stove_families")).toBeVisible();
  });

  test("a link to a figure opens its group, after a click in the page too", async ({ visit }) => {
    const page = await visit("/impact", { language, ready: true, width: 390 });
    const link = page.locator("#numbers a").last();
    const { hash } = new URL((await link.getAttribute("href"))!, page.url());
    await link.click();
    await expect(page.locator(hash)).toBeInViewport();
  });
});
