import { expect, test, type Page } from "./browser.ts";

async function sheetsFetched(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const sheets = addresses.flatMap((name) => /home-hero-(\w+-\w+)-/.exec(name)?.[1] ?? []);
  return [...new Set(sheets)];
}

for (const [screen, width, theme, sheet] of [
  ["a phone by night", 390, "dark", "tall-night"],
  ["a tablet by day, until its visitor chooses the dark theme", 800, "light", "middle-dawn"],
] as const) {
  test(`the home hero comes once, in the sheet and the light of ${screen}`, async ({ visit }) => {
    const page = await visit("/", { width, theme, height: 850, first: true, pictures: true });
    expect(await sheetsFetched(page)).toEqual([sheet]);
    if (theme === "dark") return;
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.reload();
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>(".hero img")]
          .filter((image) => image.checkVisibility())
          .map((image) => image.currentSrc),
      );
    await expect.poll(shown).toEqual([expect.stringContaining("home-hero-middle-night")]);
  });
}
