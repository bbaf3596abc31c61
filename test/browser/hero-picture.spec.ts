import { describe, expect, test } from "vitest";
import { useBrowser } from "./browser.ts";

const { visit } = useBrowser();

/** Sheets of the home hero that were fetched: "wide-dawn". */
async function sheetsFetched(page: Awaited<ReturnType<typeof visit>>): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const sheets = addresses.flatMap((name) => /home-hero-(\w+-\w+)-/.exec(name)?.[1] ?? []);
  return [...new Set(sheets)];
}

describe("the home hero", () => {
  test.each([
    ["a phone by day", 390, "light", "tall-dawn"],
    ["a phone by night", 390, "dark", "tall-night"],
    ["a tablet by day", 800, "light", "middle-dawn"],
    ["a wide screen by night", 1440, "dark", "wide-night"],
  ] as const)("comes once, in the sheet and the light of %s", async (_, width, theme, sheet) => {
    const page = await visit("/", { width, theme, height: 850 });
    expect(await sheetsFetched(page)).toEqual([sheet]);
  });

  test("follows the visitor who chose the dark theme under a light system", async () => {
    const page = await visit("/", { width: 1440, height: 850 });
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.reload();
    await page.waitForLoadState("networkidle");
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>(".hero img")]
        .filter((image) => image.checkVisibility())
        .map((image) => image.currentSrc),
    );
    expect(shown).toEqual([expect.stringContaining("home-hero-wide-night")]);
  });
});
