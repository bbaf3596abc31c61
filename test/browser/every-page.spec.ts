import { addresses } from "#domain/addresses.ts";
import { pathIn, type WholeLanguage } from "#domain/language/language.ts";
import { axeFindings } from "./axe.ts";
import { expect, inEachLanguage, ready, rested, test, type Page } from "./browser.ts";

const missing = "/no-such-page";
const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), missing];
/**
 * Both languages have the same elements and sheets, so that between them every rule is asked in each layout and
 * the colours in each theme of each layout. Every look of both is in `npm run quality`.
 */
const looks = {
  en: [
    { theme: "dark", width: 1440, what: "everything" },
    { theme: "light", width: 390, what: "colours" },
  ],
  es: [
    { theme: "light", width: 1440, what: "colours" },
    { theme: "dark", width: 390, what: "everything" },
  ],
} as const;
type Look = (typeof looks)[WholeLanguage][number];

/** How tall a page may be on a phone of 390 px, in CSS pixels; these answer in fewer. */
const mostTall = 14_000;
const lessTall: Record<string, number> = { "/": 12_000, "/impact": 12_000 };

/** How tall a page is when somebody has been everywhere: what is laid out only then is laid out. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    const late = document.querySelectorAll<HTMLElement>(".far-below");
    for (const { style } of late) style.contentVisibility = "visible";
    const height = document.documentElement.scrollHeight;
    for (const { style } of late) style.contentVisibility = "";
    return height;
  });

/** Cells of tables that a visitor would have to scroll sideways to. */
const cellsOffScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(th, td)")]
      .filter((cell) => cell.checkVisibility() && !cell.closest("thead, .visually-hidden"))
      .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
      .map((cell) => cell.textContent),
  );

/** A page in its first look, as somebody opens it who wants no motion. */
const inFirstLook = (language: WholeLanguage) => {
  const [{ theme, width }] = looks[language];
  return { language, theme, width, height: 900, reducedMotion: true };
};

/** What axe finds in every look of a page that stands in its first; the last is on a phone of 390 × 844 px. */
async function findings(page: Page, language: WholeLanguage): Promise<string[]> {
  const [first, second] = looks[language];
  const found = await findingsIn(page, first);
  await page.emulateMedia({ colorScheme: second.theme });
  await page.setViewportSize({ width: second.width, height: 844 });
  return [...found, ...(await findingsIn(page, second))];
}

async function findingsIn(page: Page, { theme, width, what }: Look): Promise<string[]> {
  const found = await axeFindings(page, what);
  return found.map((finding) => `${theme} ${width}: ${finding}`);
}

// One visit for all: a page is opened and drawn once in each look.
test.describe.configure({ mode: "parallel" });

inEachLanguage("every page", (language) => {
  for (const path of paths) {
    test(`${path} keeps WCAG 2.2 AA in every look, takes over cleanly, asks nobody else, fits a narrow screen and is no longer than one reads`, async ({
      visit,
      errors,
      strangers,
    }) => {
      // Each width is laid out once: the page is asked everything there that has to do with it.
      const page = await visit(path, inFirstLook(language));
      expect.soft(await findings(page, language)).toEqual([]);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect.soft(await heightOf(page)).toBeLessThanOrEqual(lessTall[path] ?? mostTall);
      await ready(page);
      // What goes wrong while the page is taken over is logged before the browser rests again.
      await rested(page);
      if (path === missing) expect.soft(errors.join()).toContain(pathIn(language, path));
      else expect.soft(errors).toEqual([]);
      expect.soft(strangers).toEqual([]);
      // Without what is laid out only when somebody comes near.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      expect(await cellsOffScreen(page)).toEqual([]);
    });
  }
});

test("axe sees a heading that can hardly be read", async ({ visit }) => {
  const page = await visit("/team", { reducedMotion: true });
  expect(await axeFindings(page)).toEqual([]);
  await page.locator("h1").evaluate((heading) => (heading.style.color = "rgb(230 230 230)"));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast at .*h1/)]);
});
