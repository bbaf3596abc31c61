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

/** The same at 1280 px, with every text twice as large: by the browser's own setting, as people do it. */
export async function overAtLargeText(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const over = await overflow(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await session.detach();
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

/** Texts that keep colors of their own where the system forces its own on everything; its own for what is chosen may be named. */
export async function unforced(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "HighlightText";
    const chosen = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const { forcedColorAdjust, color } = getComputedStyle(element);
        return forcedColorAdjust === "none" && color !== chosen;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
  await page.emulateMedia({ forcedColors: null });
  return found;
}
