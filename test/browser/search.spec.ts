import { describe, expect, test } from "vitest";
import { languages, pathIn } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

describe.each(languages)("the search box in %s", (language) => {
  const { label } = labels(language);
  const word = language === "es" ? "llantas" : "tires";
  const answer = `${pathIn(language, "/search")}?q=${word}`;

  test("opens from the header by keyboard, has the focus, and answers with and without script", async () => {
    for (const script of [true, false]) {
      const page = await visit("/about", { language, script });
      const button = page
        .getByRole("banner")
        .getByRole("button", { name: label("shell.search"), exact: true })
        .first();
      const field = page.locator("#search-header");
      expect(await field.isVisible()).toBe(false);
      await button.press("Enter");
      await field.waitFor({ state: "visible" });
      await expect.poll(() => field.evaluate((element) => element.matches(":focus"))).toBe(true);
      await page.keyboard.press("Escape");
      await field.waitFor({ state: "hidden" });
      await expect.poll(() => button.evaluate((element) => element.matches(":focus"))).toBe(true);
      await button.press("Enter");
      await field.waitFor({ state: "visible" });
      await page.keyboard.type(word);
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${answer}`);
      await page.locator(".search-results a").first().waitFor();
    }
    expect(errors).toEqual([]);
  });

  test("stands in the menu of a phone", async () => {
    const page = await visit("/", { language, width: 390, script: false });
    await page.getByRole("button", { name: label("shell.menu") }).click();
    const field = page.locator("#search-menu");
    await field.fill(word);
    await field.press("Enter");
    await page.waitForURL(`**${answer}`);
    expect(await page.locator("#search-page").inputValue()).toBe(word);
  });
});
