import { addresses } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { axeFindings } from "./axe.ts";
import { expect, ready, rested, test, type Page } from "./browser.ts";

const missing = "/no-such-page";
const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), missing];

/** Most CSS pixels that a page may be tall on a phone 390 px wide; some pages keep a lower limit. */
const maxHeight = 14_000;
const lowerMaxHeight: Record<string, number> = { "/": 8500, "/impact": 6000 };

/** Pages of giving, thanks and law, and those that must be read in peace, show no donate banner. */
const withoutBanner =
  /^\/(donate|thank(s|-you)-|privacy-policy|terms-of-service|accessibility|offline)/;

/** Pixels by which a page is wider than its screen, and table cells that reach past the screen's edge. */
const beyondScreen = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll("main :is(th, td)")]
      .filter((cell) => cell.checkVisibility() && !cell.closest("thead, .visually-hidden"))
      .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
      .map((cell) => cell.textContent);
    return [Math.max(0, document.documentElement.scrollWidth - innerWidth), ...cells];
  });

/** Elements that cover words of the heading, also those that let clicks through. */
const coveringHeading = (page: Page) =>
  page.evaluate(() => {
    // elementFromPoint() skips elements without pointer events.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body :not(#_) { pointer-events: auto !important }");
    document.adoptedStyleSheets = [sheet];
    const heading = document.querySelector("h1")!;
    const words = document.createRange();
    words.selectNodeContents(heading);
    const found = [...words.getClientRects()]
      .flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        ),
      )
      .filter((found) => found && !heading.contains(found) && !found.contains(heading))
      .map((found) => found!.outerHTML.slice(0, 80));
    document.adoptedStyleSheets = [];
    return found;
  });

/** Looks for something to do on the first screen; a film's button and links to other sites do not count. */
const hasAction = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(a:not([target]), button:not(.film-button), input)")]
      .map((each) => each.getBoundingClientRect())
      .some(({ left, bottom, width }) => left >= 0 && width > 0 && bottom <= innerHeight),
  );

/** Checks the heading at every width and the action at two; the page keeps the narrowest. */
async function checkHeadingAtEachWidth(page: Page, at: (what: string) => string) {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    expect.soft(await coveringHeading(page), at(`on the heading at ${width} px`)).toEqual([]);
    if (width === 1440 || width === 390)
      expect.soft(await hasAction(page), at(`action at ${width} px`)).toBe(true);
  }
}

/** One browser page visits so many addresses in turn: opening another costs more than a navigation. */
const perTest = 11;
const groups = Array.from({ length: Math.ceil(paths.length / perTest) }, (_, at) =>
  paths.slice(at * perTest, (at + 1) * perTest),
);

test.describe.configure({ mode: "parallel", timeout: 600_000 });

// Both languages have the same elements and styles, and Spanish has the longer words. `npm run quality`
// (test/quality) checks both.
for (const group of groups)
  test(`accessible, quiet and fitting: ${group.join(" ")}`, async ({
    visit,
    errors,
    strangers,
  }) => {
    const page = await visit("/robots.txt", { pictures: false });
    for (const path of group) {
      const at = (what: string) => `${path}: ${what}`;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.goto(pathIn("es", path));
      const withShell = path === "/";
      const dark = await axeFindings(page, "everything", { withShell });
      expect.soft(dark, at("WCAG 2.2 AA")).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: "light" });
      const light = await axeFindings(page, "colours", { withShell });
      expect.soft(light, at("WCAG, light")).toEqual([]);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const paper = String(await page.pdf({ format: "Letter" })).match(/\/Type \/Page\b/g);
      const mostSheets = path === "/group-trips/file" ? 4 : 2;
      expect.soft(paper?.length, at("sheets")).toBeLessThanOrEqual(mostSheets);
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect.soft(footer?.height, at("footer")).toBeLessThanOrEqual(600);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, at("height")).toBeLessThanOrEqual(lowerMaxHeight[path] ?? maxHeight);
      await checkHeadingAtEachWidth(page, at);
      await expect.poll(() => beyondScreen(page), at("wider than its screen")).toEqual([0]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await ready(page);
      // Faults of hydration are logged before the browser rests again.
      await rested(page);
      const banners = withoutBanner.test(path) ? 0 : 1;
      expect.soft(await page.locator(".donate-banner").count(), at("banners")).toBe(banners);
      const logged = errors.splice(0);
      if (path === missing) expect.soft(logged.join()).toContain(path);
      else expect.soft(logged, at("errors")).toEqual([]);
    }
    expect(strangers).toEqual([]);
  });

for (const group of groups)
  test(`to a first visitor from Guatemala the heading and the offer of Spanish are in sight: ${group.join(" ")}`, async ({
    visit,
  }) => {
    const page = await visit("/robots.txt", { pictures: false, options: { locale: "es-GT" } });
    for (const path of group) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: /¿Prefiere español\?/ })).toBeVisible();
      await checkHeadingAtEachWidth(page, (what) => `${path}: ${what}`);
      await expect.poll(() => beyondScreen(page), path).toEqual([0]);
      await page.evaluate(() => localStorage.clear());
    }
  });

test("axe sees a heading that can hardly be read", async ({ visit }) => {
  const page = await visit("/team", { pictures: false });
  await page.locator("h1").evaluate((heading) => (heading.style.color = "rgb(230 230 230)"));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast at .*h1/)]);
});
