import { addresses } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { axeFindings } from "./axe.ts";
import { expect, inEachLanguage, ready, rested, test, type Page } from "./browser.ts";

const missing = "/no-such-page";
const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), missing];
/**
 * Both languages have the same elements and sheets: between them every rule is asked in each layout and each theme.
 * Every look of both is in `npm run quality` (test/quality).
 */
const looks = {
  en: { theme: "dark", width: 1280, height: 900 },
  es: { theme: "light", width: 390, height: 844 },
} as const;

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

inEachLanguage("every page", (language) => {
  for (const path of paths) {
    test(`${path} is accessible, quiet and fits`, async ({ visit, errors, strangers }) => {
      // One visit for all: a page is opened once and laid out once at each width.
      const page = await visit(path, { language, ...looks[language], reducedMotion: true });
      expect
        .soft(await axeFindings(page, "everything", { withShell: path === "/" }), "WCAG 2.2 AA")
        .toEqual([]);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (looks[language].width === 390)
        expect.soft(height).toBeLessThanOrEqual(lessTall[path] ?? mostTall);
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, "wider than its screen").toBeLessThanOrEqual(0);
      expect.soft(await cellsOffScreen(page)).toEqual([]);
      await ready(page);
      // What goes wrong while the page is taken over is logged before the browser rests again.
      await rested(page);
      if (path === missing) expect.soft(errors.join()).toContain(pathIn(language, path));
      else expect.soft(errors).toEqual([]);
      expect(strangers).toEqual([]);
    });
  }
});

test.describe.configure({ mode: "parallel" });

test("axe sees a heading that can hardly be read", async ({ visit }) => {
  const page = await visit("/team", { reducedMotion: true });
  expect(await axeFindings(page)).toEqual([]);
  await page.locator("h1").evaluate((heading) => (heading.style.color = "rgb(230 230 230)"));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast at .*h1/)]);
});
