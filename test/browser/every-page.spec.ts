import { addresses } from "#domain/addresses.ts";
import { axeFindings } from "./axe.ts";
import { expect, ready, rested, test, type Page } from "./browser.ts";

const missing = "/no-such-page";
const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), missing];
/** How tall a page may be on a phone of 390 px, in CSS pixels; these answer in fewer. */
const mostTall = 14_000;
const lessTall: Record<string, number> = { "/": 8500, "/impact": 6000 };

/** Cells of tables that a visitor would have to scroll sideways to. */
const cellsOffScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(th, td)")]
      .filter((cell) => cell.checkVisibility() && !cell.closest("thead, .visually-hidden"))
      .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
      .map((cell) => cell.textContent),
  );

/** At the narrowest width a site must fit; a page is opened once and laid out once at each width. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, "wider than its screen").toBeLessThanOrEqual(0);
  expect.soft(await cellsOffScreen(page)).toEqual([]);
}

// Both languages have the same elements and sheets: axe asks every rule in one and in the other, whose words are longer,
// what colors and a phone can make worse. Every look of both is in `npm run quality`
// (test/quality).
for (const path of paths) {
  test(`${path} is accessible, quiet and fits`, async ({ visit, errors, strangers }) => {
    const page = await visit(path, { theme: "dark", height: 900, reducedMotion: true });
    const withShell = path === "/";
    expect.soft(await axeFindings(page, "everything", { withShell }), "WCAG 2.2 AA").toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expectFits(page);
    await ready(page);
    // Faults of hydration are logged before the browser rests again.
    await rested(page);
    if (path === missing) expect.soft(errors.join()).toContain(path);
    else expect.soft(errors).toEqual([]);
    expect(strangers).toEqual([]);
  });

  test(`${path} in Spanish is readable and fits a phone`, async ({ visit, errors }) => {
    const page = await visit(path, {
      language: "es",
      width: 390,
      height: 844,
      reducedMotion: true,
    });
    const withShell = path === "/";
    expect.soft(await axeFindings(page, "colours", { withShell }), "WCAG, light").toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height).toBeLessThanOrEqual(lessTall[path] ?? mostTall);
    await expectFits(page);
    if (path !== missing) expect(errors).toEqual([]);
  });
}

test.describe.configure({ mode: "parallel" });

test("axe sees a heading that can hardly be read", async ({ visit }) => {
  const page = await visit("/team", { reducedMotion: true });
  expect(await axeFindings(page)).toEqual([]);
  await page.locator("h1").evaluate((heading) => (heading.style.color = "rgb(230 230 230)"));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast at .*h1/)]);
});
