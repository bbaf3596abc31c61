import { expect, inEachLanguage } from "./browser.ts";

inEachLanguage("an article", (language, inTurn) => {
  inTurn.test("the thread of the header grows as it is read", async ({ visit, errors }) => {
    const page = await visit("/blog/blog-2012-tire-retaining-wall", { language, script: false });
    const thread = page.locator(".site-header-thread");
    const covered = async () => {
      const clip = await thread.evaluate((element) => getComputedStyle(element).clipPath);
      return Number(/([\d.]+)%/.exec(clip)?.[1] ?? 0);
    };
    await expect.poll(covered).toBeGreaterThan(99);
    await page.locator(".guide-steps li").nth(3).scrollIntoViewIfNeeded();
    await expect.poll(covered).toBeLessThan(95);
    expect(await covered()).toBeGreaterThan(20);
    await page.locator(".post-related").scrollIntoViewIfNeeded();
    await expect.poll(covered).toBe(0);
    expect(errors).toEqual([]);
  });

  inTurn.test("who wants less motion sees the whole thread at once", async ({ visit }) => {
    const page = await visit("/blog/blog-2012-tire-retaining-wall", {
      language,
      reducedMotion: true,
    });
    await expect(page.locator(".site-header-thread")).toHaveCSS("clip-path", "none");
  });
});
