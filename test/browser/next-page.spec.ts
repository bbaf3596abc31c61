import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, ready } from "./browser.ts";

inEachLanguage("the next page", ({ language, inTurn, label }) => {
  inTurn.test("is requested before the press and shown in the same document", async ({ visit }) => {
    const page = await visit("/about", { language, ready: true });
    const link = (path: string) =>
      page.locator(`footer a[href="${pathIn(language, path)}"]`).first();
    const data = page.waitForEvent("requestfinished", (one) => one.url().includes("/contact.data"));
    const script = page.waitForEvent("requestfinished", (one) => one.url().endsWith(".js"));
    // As in a browser without popovers. The other language is another document, which needs no data.
    await page.evaluate("same = delete HTMLElement.prototype.hidePopover");
    await page.locator("a[data-language]:not([aria-current]):visible").first().focus();
    await link("/contact").hover();
    await Promise.all([data, script]);
    await page.context().setOffline(true);
    await link("/contact").click();
    await expect(page).toHaveURL(pathIn(language, "/contact"));
    await expect(page.locator("main form").first()).toBeVisible();
    // It begins at its top, announced.
    await expect(page.locator("#main")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("status").filter({ hasText: await page.title() })).toBeAttached();
    await page.context().setOffline(false);
    const steps = await page.evaluate(() => history.length);
    await link("/contact").click();
    await page.locator("h1").first().click();
    const state = await page.evaluate(() => ({ same: "same" in window, steps: history.length }));
    expect(state).toEqual({ same: true, steps });
    // Playwright does not report every tab that opens behind its page.
    const opened = page.context().waitForEvent("request", (one) => one.isNavigationRequest());
    await link("/blog").click({ modifiers: ["ControlOrMeta"] });
    expect(new URL((await opened).url()).pathname).toBe(pathIn(language, "/blog"));
    await expect(page).toHaveURL(pathIn(language, "/contact"));
  });

  inTurn.test("Back and Forward lead to where a page was left", async ({ visit }) => {
    const page = await visit("/blog#100%", { language, ready: true });
    await page.locator("main .post-card a").last().click();
    await page.waitForURL(/blog-/);
    await expect(page.locator("#main")).toBeFocused();
    // The browser follows this anchor.
    await page.evaluate(() => location.assign("#main"));
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await page.goBack();
    await page.goBack();
    await page.locator("main .post-card a").last().waitFor();
    const top = () => expect.poll(() => page.evaluate(() => scrollY));
    await top().toBeGreaterThan(300);
    await page.goForward();
    await page.goForward();
    await top().toBe(200);
  });

  inTurn.test("an answer that breaks off leads to another try", async ({ visit }) => {
    const page = await visit("/team", { language, ready: true });
    await page.route("**/*.data*", (route) => route.abort());
    await page.locator(`footer a[href="${pathIn(language, "/contact")}"]`).click();
    await expect(page.locator("#main")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.unroute("**/*.data*");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.route("**/*.data*", (route) => route.abort());
    await page.goForward();
    await page.getByRole("link", { name: label("error.again") }).click();
    await expect(page.locator("main form").first()).toBeVisible();
  });

  inTurn.test("a link to a page that calculates chooses anew", async ({ visit }) => {
    for (const [path, query, first, other] of [
      ["/material-calculator", "build=tank&across=3&height=2", "retaining-wall", "build=dome"],
      ["/green-building-workshop", "package=one-week", "standard", "package=private"],
    ] as const) {
      const page = await visit(`${path}?${query}`, { language, ready: true });
      const [name = "", value = ""] = other.split("=");
      const form = page.locator("main form").first();
      const chosen = form.locator(`[name=${name}]:checked`);
      const link = page.locator(`a[href="${pathIn(language, path)}"]`).first();
      await link.dispatchEvent("click");
      await expect(chosen).toHaveValue(first);
      await form.locator(`[value=${value}]`).check();
      await page.waitForURL(new RegExp(other));
      await expect(chosen).toBeFocused();
    }
  });

  // By React Router, which scrolls itself; before hydration the browser follows such links.
  inTurn.test("a link to a place brings it into view", async ({ visit }) => {
    const page = await visit("/robots.txt", { width: 390 });
    for (const [path, target] of [
      ["/group-trips", /#packet$/],
      ["/green-builds", /category=stoves#grid$/],
      ["/impact", /\/impact\/figures.*#/],
      ["/volunteer", /program=intern-on-site#apply$/],
    ] as const) {
      await page.goto(pathIn(language, path));
      await ready(page);
      if (path === "/group-trips") {
        await page.locator("[name=package]").last().check();
        await page.locator("main a[href*='package=extended']").first().waitFor();
      }
      const hrefs = await page
        .locator("main a[href*='#']:visible")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const at = hrefs.findLastIndex((href) => target.test(href));
      await page.locator("main a[href*='#']:visible").nth(at).click();
      await expect(page).toHaveURL(hrefs[at]!);
      const place = page.locator(new URL(page.url()).hash);
      const top = () => place.evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(300);
      expect(await top()).toBeGreaterThanOrEqual(0);
      if (path === "/group-trips")
        await expect(place.locator("[name=program]")).toHaveValue("extended");
      if (path !== "/volunteer") continue;
      await expect(place.locator("[name=program]:checked")).toHaveValue("intern-on-site");
      await page.keyboard.press("Tab");
      await expect(place.locator(":focus")).toHaveCount(1);
    }
  });
});
