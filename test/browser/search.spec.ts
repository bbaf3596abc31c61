import { pathIn } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { expect, inEachLanguage } from "./browser.ts";

inEachLanguage("the search box", (language, inTurn) => {
  const { label } = labels(language);
  const word = language === "es" ? "llantas" : "tires";
  const answer = `${pathIn(language, "/search")}?q=${word}`;

  inTurn.test(
    "opens from the header by keyboard, has the focus, and answers with and without script",
    async ({ visit, errors }) => {
      for (const script of [true, false]) {
        const page = await visit("/about", { language, script });
        const button = page
          .getByRole("banner")
          .getByRole("button", { name: label("shell.search"), exact: true })
          .first();
        const field = page.locator("#search-header");
        await expect(field).toBeHidden();
        await button.press("Enter");
        await expect(field).toBeVisible();
        await expect(field).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(field).toBeHidden();
        await expect(button).toBeFocused();
        await button.press("Enter");
        await expect(field).toBeVisible();
        await page.keyboard.type(word);
        await page.keyboard.press("Enter");
        await page.waitForURL(`**${answer}`);
        await expect(page.locator(".search-results a").first()).toBeVisible();
      }
      expect(errors).toEqual([]);
    },
  );
});
