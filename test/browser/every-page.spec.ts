import { addresses } from "#domain/addresses.ts";
import { pathIn } from "#domain/language/language.ts";
import { axeFindings } from "./axe.ts";
import { expect, ready, rested, test, type Page } from "./browser.ts";

const missing = "/no-such-page";
const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), missing];
/** The height of a page on a phone of 390 px at most, in CSS pixels; these answer in fewer. */
const mostTall = 14_000;
const lessTall: Record<string, number> = { "/": 8500, "/impact": 6000 };

/** Pages of giving, thanks and law, and those that must be read in peace, ask nobody for money. */
const asksNobody =
  /^\/(donate|thank(s|-you)-|privacy-policy|terms-of-service|accessibility|offline)/;

/** The pixels by which a page is wider than its screen, and cells of tables that a visitor would have to scroll sideways to. */
const beyondScreen = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll("main :is(th, td)")]
      .filter((cell) => cell.checkVisibility() && !cell.closest("thead, .visually-hidden"))
      .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
      .map((cell) => cell.textContent);
    return [Math.max(0, document.documentElement.scrollWidth - innerWidth), ...cells];
  });

/** The elements on the words of the heading: no fixed or absolute layer may, whether or not it can be pressed. */
const onHeading = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector("h1")!;
    for (const each of document.querySelectorAll<HTMLElement>("body *"))
      each.style.setProperty("pointer-events", "auto", "important");
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

/** The same on screens of every width, the narrowest last. */
async function lookAtEachWidth(page: Page, at: (what: string) => string) {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await onHeading(page), at(`on the heading at ${width} px`)).toEqual([]);
  }
}

/** A page that is left for the next one of its test costs less than one of its own. */
const atOnce = 6;

// Both languages have the same elements and sheets, and Spanish has the longer words. Every look of both is in
// `npm run quality` (test/quality).
for (let from = 0; from < paths.length; from += atOnce) {
  const some = paths.slice(from, from + atOnce);
  test(`accessible, quiet and fitting: ${some.join(" ")}`, async ({ visit, errors, strangers }) => {
    const page = await visit("/robots.txt");
    for (const path of some) {
      const at = (what: string) => `${path}: ${what}`;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.goto(pathIn("es", path));
      const withShell = path === "/";
      const found = await axeFindings(page, "everything", { withShell });
      expect.soft(found, at("WCAG 2.2 AA")).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: "light" });
      const pale = await axeFindings(page, "colours", { withShell });
      expect.soft(pale, at("WCAG, light")).toEqual([]);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const paper = String(await page.pdf({ format: "Letter" })).match(/\/Type \/Page\b/g);
      const mostSheets = path === "/group-trips/file" ? 4 : 2;
      expect.soft(paper?.length, at("sheets")).toBeLessThanOrEqual(mostSheets);
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect.soft(footer?.height, at("footer")).toBeLessThanOrEqual(600);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, at("height")).toBeLessThanOrEqual(lessTall[path] ?? mostTall);
      await lookAtEachWidth(page, at);
      await expect.poll(() => beyondScreen(page), at("wider than its screen")).toEqual([0]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await ready(page);
      // Faults of hydration are logged before the browser rests again.
      await rested(page);
      const banners = asksNobody.test(path) ? 0 : 1;
      expect.soft(await page.locator(".donate-banner").count(), at("banners")).toBe(banners);
      const told = errors.splice(0);
      if (path === missing) expect.soft(told.join()).toContain(path);
      else expect.soft(told, at("errors")).toEqual([]);
    }
    expect(strangers).toEqual([]);
  });
}

test("to a first visitor from Guatemala every English page shows its heading and offers Spanish", async ({
  visit,
}) => {
  const page = await visit("/robots.txt", { options: { locale: "es-GT" } });
  // A picture keeps its room while it is away.
  await page.route("**/pictures/**", (route) => route.abort());
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: /¿Prefiere español\?/ })).toBeVisible();
    await lookAtEachWidth(page, (what) => `${path}: ${what}`);
    await expect.poll(() => beyondScreen(page), path).toEqual([0]);
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe.configure({ mode: "parallel", timeout: 240_000 });

test("axe sees a heading that can hardly be read", async ({ visit }) => {
  const page = await visit("/team");
  expect(await axeFindings(page)).toEqual([]);
  await page.locator("h1").evaluate((heading) => (heading.style.color = "rgb(230 230 230)"));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast at .*h1/)]);
});
