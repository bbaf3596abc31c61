import { expect, test, type Page } from "./browser.ts";

async function sheetsFetched(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const sheets = addresses.flatMap((name) => /home-hero-(\w+-\w+)-/.exec(name)?.[1] ?? []);
  return [...new Set(sheets)];
}

test("the home hero comes once, in the sheet and the light of its screen", async ({ visit }) => {
  const how = { height: 850, pictures: true };
  const phone = await visit("/", { width: 390, theme: "dark", ...how });
  expect(await sheetsFetched(phone)).toEqual(["tall-night"]);
  const page = await visit("/", { width: 800, ...how });
  expect(await sheetsFetched(page)).toEqual(["middle-dawn"]);
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
