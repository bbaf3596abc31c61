import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

describe.each(languages)("choosing among the awards in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const { awards: words } = reader.resolve(content.pages.recognition);
  const counted = (shown: number) =>
    words.count.replace("{shown}", String(shown)).replace("{total}", "13");
  const environment = new RegExp(`^${words.categories.environment}`);

  test("a chip narrows the list where the visitor stands, tells the number, and goes back with Back", async () => {
    const page = await visit("/recognition", { language, ready: true });
    const years = page.getByRole("navigation", { name: words.by_year });
    const fields = page.getByRole("navigation", { name: words.by_category });
    const count = page.getByRole("status").filter({ hasText: /13/ });
    await years.getByRole("link", { name: /^2025/ }).click();
    await count.filter({ hasText: counted(4) }).waitFor();
    const before = await page.evaluate(() => scrollY);
    await fields.getByRole("link", { name: environment }).click();
    await count.filter({ hasText: counted(2) }).waitFor();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(environment);
    expect(new URL(page.url()).search).toBe("?year=2025&category=environment");
    await page.goBack();
    await count.filter({ hasText: counted(4) }).waitFor();
    expect(errors).toEqual([]);
  });

  test("without script a chip opens the same address at the list", async () => {
    const page = await visit("/recognition", { language, script: false });
    const fields = page.getByRole("navigation", { name: words.by_category });
    await fields.getByRole("link", { name: environment }).click();
    await page.getByText(counted(3), { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe("#awards");
    const current = fields.locator("[aria-current]");
    expect(await current.textContent()).toMatch(environment);
  });
});

test("the six of the team rise into view one after the other, and stand at once for who wants no motion", async () => {
  const opacityOfLast = (page: Page) =>
    page
      .locator(".team-member")
      .last()
      .evaluate((card) => getComputedStyle(card).opacity);
  const page = await visit("/team", { height: 500 });
  await expect.poll(() => opacityOfLast(page), { timeout: 10_000 }).toBe("0");
  await page.locator(".team-member").last().scrollIntoViewIfNeeded();
  await expect.poll(() => opacityOfLast(page), { timeout: 10_000 }).toBe("1");
  const still = await visit("/team", { height: 500, reducedMotion: true });
  expect(await opacityOfLast(still)).toBe("1");
});
