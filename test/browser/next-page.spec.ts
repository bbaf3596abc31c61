import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, ready } from "./browser.ts";

inEachLanguage("the next page", (language, inTurn) => {
  inTurn.test("is asked for while the finger comes to its link", async ({ visit }) => {
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
  });

  inTurn.test("is followed without a new document", async ({ visit }) => {
    const page = await visit("/about", { language });
    await ready(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const contact = page.locator(`footer a[href="${pathIn(language, "/contact")}"]`).first();
    await contact.click();
    await expect(page).toHaveURL(pathIn(language, "/contact"));
    const steps = await page.evaluate(() => history.length);
    await contact.click();
    await page.locator("h1").first().click();
    expect(await page.evaluate(() => ({ same: "same" in window, steps: history.length }))).toEqual({
      same: true,
      steps,
    });
    const window = page.context().waitForEvent("page");
    await page
      .locator(`footer a[href="${pathIn(language, "/blog")}"]`)
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    await expect(await window).toHaveURL(pathIn(language, "/blog"));
    await expect(page).toHaveURL(pathIn(language, "/contact"));
  });

  // While the application sleeps the browser does it, as without script.
  const onTheSamePage = [
    { path: "/group-trips", to: /#packet$/, place: "#packet" },
    { path: "/green-builds", to: /category=stoves#grid$/, place: "#grid" },
  ];
  for (const { path, to, place } of onTheSamePage)
    inTurn.test(
      `a link of ${path} brings ${place} of the same page into view`,
      async ({ visit }) => {
        const page = await visit(path, { language, width: 390 });
        await ready(page);
        const hrefs = await page
          .locator("main a[href*='#']")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
        const href = hrefs.find((one) => to.test(one))!;
        await page.locator(`main a[href="${href}"]`).first().click();
        await expect(page).toHaveURL(href);
        await expect
          .poll(() => page.locator(place).evaluate((one) => one.getBoundingClientRect().top))
          .toBeLessThan(300);
        const top = await page.locator(place).evaluate((one) => one.getBoundingClientRect().top);
        expect(top).toBeGreaterThanOrEqual(0);
      },
    );
});
