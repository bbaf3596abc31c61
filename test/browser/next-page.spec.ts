import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, ready } from "./browser.ts";

inEachLanguage("the next page", (language, inTurn) => {
  inTurn.test(
    "is asked for while the finger comes to its link: pressed, it is there, were the line gone by then",
    async ({ visit }) => {
      const page = await visit("/about", { language });
      await ready(page);
      const contact = page.locator(`footer a[href="${pathIn(language, "/contact")}"]`).first();
      const data = page.waitForResponse(/contact\.data/);
      await contact.hover();
      await (await data).finished();
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await contact.click();
      await expect(page).toHaveURL(pathIn(language, "/contact"));
      await expect(page.locator("main form").first()).toBeVisible();
    },
  );
});
