import { addresses } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { axeFindings, openFrom } from "./axe.ts";
import { expect, ready, rested, test, type Page } from "./browser.ts";

const missing = "/no-such-page";
const one = ["/green-builds/student-stoves", "/blog/blog-2021-smoke-efficient-stove"];
const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), ...one, missing];

/** Most CSS pixels that a page may be tall on a phone 390 px wide; some pages keep a lower limit. */
const maxHeight = 14_000;
const lowerMaxHeight: Record<string, number> = { "/": 8500, "/impact": 6000 };

/** Pages of giving, thanks and law, and those that must be read in peace, show no donate banner. */
const withoutBanner =
  /^\/(donate|thank(s|-you)-|privacy-policy|terms-of-service|accessibility|offline)/;

/** Elements that cover words of the heading, also those that let clicks through. */
const coveringHeading = (page: Page) =>
  page.evaluate(() => {
    // elementFromPoint() skips elements without pointer events. A style sheet of its own stays with the document.
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("body :not(#_) { pointer-events: auto !important }");
      document.adoptedStyleSheets = [sheet];
    }
    const heading = document.querySelector("h1")!;
    const words = document.createRange();
    words.selectNodeContents(heading);
    return [...words.getClientRects()]
      .flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        ),
      )
      .filter((found) => found && !heading.contains(found) && !found.contains(heading))
      .map((found) => found!.outerHTML.slice(0, 80));
  });

/**
 * Looks for something to do on the first screen, less some pixels at its end; a film's button, an article's way back and
 * links to other sites do not count.
 */
const hasAction = (page: Page, less: number) =>
  page.evaluate(
    (end) =>
      [...document.querySelectorAll("main :is(a:not([target]), button:not(.film-button), input)")]
        .filter((each) => !each.matches(".post-opening .arrow-link"))
        .map((each) => each.getBoundingClientRect())
        .some(({ left, bottom, width }) => left >= 0 && width > 0 && bottom <= innerHeight - end),
    less,
  );

/** Most pixels by which the offer of Spanish moves an English page down; a test below measures it. */
const maxOffer = 60;
/** Pages whose Spanish words leave less room than that. English ones, which alone show the offer, are shorter. */
const tight = ["/about", "/newsletter", "/offline", ...one];

/** Pixels by which a page is too wide, cells past the screen's edge, texts below a bottle, and words letter by letter. */
const beyondScreen = (page: Page) =>
  page.evaluate(() => {
    const covered = [...document.querySelectorAll(".timeline-words")].filter((words) => {
      const text = words.getBoundingClientRect();
      const node = words.parentElement!.querySelector(".timeline-node")!.getBoundingClientRect();
      return node.right > text.left && node.left < text.right;
    });
    const cells = [...document.querySelectorAll("main :is(th, td)")]
      .filter((cell) => cell.checkVisibility() && !cell.closest("thead, .visually-hidden"))
      .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
      .map((cell) => cell.textContent);
    const range = document.createRange();
    const leaves = [...document.querySelectorAll("main :not(:has(*), sub, thead *)")];
    const stacked = leaves.filter((leaf) => {
      range.selectNodeContents(leaf);
      const { height } = range.getBoundingClientRect();
      const lines = height / parseFloat(getComputedStyle(leaf).lineHeight);
      return lines > 3.5 * leaf.textContent.split(/\s+/).length;
    });
    const past = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    return [past, ...cells, ...[...covered, ...stacked].map(({ textContent }) => textContent)];
  });

const measured = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    footer: document.querySelector(".site-footer")!.getBoundingClientRect().height,
    banners: document.querySelectorAll(".donate-banner").length,
  }));

/**
 * Sets the width and checks the heading, that everything fits, and at two widths the action. Every resize lays out the
 * whole page, so the rest of a test is checked at these widths too.
 * @param less pixels of the first screen that may not be needed for the action
 */
async function checkWidth(page: Page, width: number, at: (what: string) => string, less = 0) {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  expect.soft(await coveringHeading(page), at(`on the heading at ${width} px`)).toEqual([]);
  if (width === 1440 || width === 390)
    expect.soft(await hasAction(page, less), at(`action at ${width} px`)).toBe(true);
  await expect.poll(() => beyondScreen(page), at(`wider than ${width} px`)).toEqual([0]);
}

/** One browser page visits so many addresses in turn: opening another costs more than a navigation. */
const perTest = 11;
const groups = Array.from({ length: Math.ceil(paths.length / perTest) }, (_, at) =>
  paths.slice(at * perTest, (at + 1) * perTest),
);

test.describe.configure({ mode: "parallel", timeout: 600_000 });

// Both languages have the same elements and styles, and Spanish has the longer words. Pages take turns in the two themes,
// whose colors app/styles/contrast.test.ts compares. `npm run quality` (test/quality) checks each page in all of them.
// Locators are avoided: Playwright's script for them costs each page as much as axe's rules of color.
for (const group of groups)
  test(`accessible, quiet and fitting: ${group.join(" ")}`, async ({
    visit,
    errors,
    strangers,
  }) => {
    const page = await openFrom(await visit("/lite/contact"));
    const session = await page.context().newCDPSession(page);
    for (const path of group) {
      const at = (what: string) => `${path}: ${what}`;
      const isDark = paths.indexOf(path) % 2 === 0;
      const colorScheme = isDark ? "dark" : "light";
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // The next page begins at the width at which this one ends: a resize would lay this one out once more.
      const widths = isDark ? [1440, 768, 390, 320] : [320, 390, 768, 1440];
      await page.setViewportSize({ width: widths[0]!, height: 900 });
      await page.goto(pathIn("es", path));
      // Header and footer are checked once in each theme.
      const withShell = path === "/" || path === "/about";
      const findings = await axeFindings(page, "everything", { withShell });
      expect.soft(findings, at(`WCAG 2.2 AA, ${colorScheme}`)).toEqual([]);
      for (const width of widths) {
        await checkWidth(page, width, at, tight.includes(path) ? 0 : maxOffer);
        if (width !== 390) continue;
        await page.emulateMedia({ reducedMotion: "no-preference" });
        // Prints only the first sheet beyond the limit: Chromium's error says that the document has no such page.
        const pageRanges = { "/group-trips/file": "5", "/impact/figures": "6" }[path] ?? "3";
        const sheet = page.pdf({ format: "Letter", pageRanges });
        await expect.soft(sheet, at("sheets")).rejects.toThrow("range exceeds page count");
        const { height, footer } = await measured(page);
        expect.soft(footer, at("footer")).toBeLessThanOrEqual(600);
        expect.soft(height, at("height")).toBeLessThanOrEqual(lowerMaxHeight[path] ?? maxHeight);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
        await expect.poll(() => beyondScreen(page), at("text at 200 %")).toEqual([0]);
        await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
      }
      await ready(page);
      // Faults of hydration are logged before the browser rests again.
      await rested(page);
      const { banners } = await measured(page);
      expect.soft(banners, at("banners")).toBe(withoutBanner.test(path) ? 0 : 1);
      const logged = errors.splice(0);
      if (path === missing) expect.soft(logged.join()).toContain(path);
      else expect.soft(logged, at("errors")).toEqual([]);
    }
    expect(strangers).toEqual([]);
  });

test("heading and action stay in sight below the offer of Spanish", async ({ visit }) => {
  const page = await visit("/robots.txt", { width: 1440, options: { locale: "es-GT" } });
  for (const path of [...tight, "/", "/donate", "/green-builds"]) {
    await page.goto(path);
    for (const width of [1440, 390, 320]) {
      await checkWidth(page, width, (what) => `${path}: ${what}`);
      const offer = await page.locator(".spanish-offer").evaluate((one) => one.clientHeight);
      expect.soft(offer, `${path}: offer at ${width} px`).toBeGreaterThan(20);
      expect.soft(offer, `${path}: offer at ${width} px`).toBeLessThanOrEqual(maxOffer);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test("axe sees a heading that can hardly be read", async ({ visit }) => {
  const page = await visit("/team");
  for (const checked of [await openFrom(page), page]) {
    await checked.evaluate(() => (document.querySelector("h1")!.style.color = "rgb(230 230 230)"));
    const findings = await axeFindings(checked);
    expect(findings).toEqual([expect.stringMatching(/^color-contrast at .*h1/)]);
    await page.evaluate(() => void Reflect.deleteProperty(window, "opened"));
  }
});
