import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, ready } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("volunteering", (language, inTurn) => {
  const { content, reader } = site[language];
  const packing = reader.resolve(content.pages.volunteerPacking);

  inTurn.test(
    "what is ticked in the packing guides is still ticked on the next visit",
    async ({ visit, errors }) => {
      const page = await visit("/volunteer/packing", { language });
      const box = page.locator("[data-tick]").nth(2);
      await box.check();
      await page.reload();
      await expect(page.locator("[data-tick]").nth(2)).toBeChecked();
      await expect(page.locator("[data-tick]").nth(3)).not.toBeChecked();
      await ready(page);
      await expect(page.locator("[data-tick]").nth(2)).toBeChecked();
      await page.locator("[data-tick]").nth(2).uncheck();
      await page.reload();
      await expect(page.locator("[data-tick]").nth(2)).not.toBeChecked();
      expect(errors).toEqual([]);
    },
  );

  inTurn.test(
    "a tick is kept that is made before any file of script has come, and one of the light version",
    async ({ visit }) => {
      const page = await visit("/contact", { language });
      await page.route("**/assets/**", (route) => route.abort());
      for (const query of ["", "?lite=1"]) {
        await page.goto(pathIn(language, "/volunteer/packing") + query);
        const box = page.locator("[data-tick]").nth(query ? 4 : 2);
        await expect(box).not.toBeChecked();
        await box.check();
        await page.reload();
        await expect(box).toBeChecked();
      }
    },
  );

  inTurn.test("the print button prints the lists alone", async ({ visit }) => {
    const page = await visit("/volunteer/packing", { language, ready: true });
    await page.evaluate(() => {
      window.print = () => (document.body.dataset.printed = "");
    });
    await page.getByRole("button", { name: packing.print }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".packing-guide").first()).toBeVisible();
    await expect(page.locator(".closing-field")).toBeHidden();
  });
});
