import { expect, inEachLanguage } from "./browser.ts";

inEachLanguage("the register of figures", (language, inTurn) => {
  inTurn.test(
    "a link to a figure from before the register moved arrives at the way to it",
    async ({ visit }) => {
      const page = await visit("/impact#stove_families", { language, script: false, width: 390 });
      const way = page.locator("#register li", { has: page.locator(":target") }).getByRole("link");
      await expect(way).toBeInViewport();
      await way.click();
      await expect(page.locator("#works[open] #stove_families")).toBeVisible();
    },
  );

  inTurn.test(
    "a link to a figure opens its group, after a click in the page too",
    async ({ visit }) => {
      const page = await visit("/impact", { language, ready: true, width: 390 });
      const link = page.locator("#numbers a").last();
      const { hash } = new URL((await link.getAttribute("href"))!, page.url());
      await link.click();
      await expect(page.locator(hash)).toBeInViewport();
    },
  );
});
