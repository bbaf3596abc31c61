import type { Page } from "playwright-core";

/** What no engine looks at and every page is asked. */
export type Limit = "reflow" | "largeText" | "stillness" | "forcedColors";

export const limitNames: Readonly<Record<Limit, string>> = {
  reflow: "nothing is read by scrolling sideways at 320 px, which is 1280 px at 400 %",
  largeText: "nor at 1280 px with text at 200 %",
  stillness: "nothing moves by itself when the system asks for less motion",
  forcedColors: "all text takes on the colors that a system forces",
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Pixels that a page 320 px wide goes beyond its window; 1280 px at 400 % are as many. */
export async function overAtNarrow(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 900 });
  return overflow(page);
}

/** The same at 1280 px, with every text twice as large. */
export async function overAtLargeText(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const over = await overflow(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return over;
}

/** Whether nothing moves by itself; the page is open under reduced motion. */
export function isStill(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("video")].every((video) => video.paused) &&
      document
        .getAnimations()
        .every(
          (motion) =>
            motion.playState !== "running" || motion.effect?.getTiming().iterations !== Infinity,
        ),
  );
}

/** Texts that keep colors of their own where the system forces its own on everything. */
export async function unforced(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => getComputedStyle(element).forcedColorAdjust === "none")
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
}
