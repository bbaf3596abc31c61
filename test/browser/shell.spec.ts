import { pathIn } from "#domain/language/language.ts";
import { answering, expect, inEachLanguage, ready, rested, test, type Page } from "./browser.ts";

/** Pages, what is printed of them, and what is not. */
const onPaper = [
  ["/", "h1", ".site-header"],
  ["/families", ".block-facts dd", ".site-header"],
  ["/donate", ".donate-words .lead, .donate-dollar b, .donate-beside li p", ".site-header"],
  ["/volunteer/packing", ".packing-guide", ".closing-field"],
  ["/material-calculator", ".build-drawing, .estimate li, .calculator-numbers table", ".size-form"],
] as const;

/** Headings and paragraphs whose color is too light for white paper. */
const paleWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p)")]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const color = getComputedStyle(element)
          .color.match(/[\d.]+/g)!
          .map(Number);
        return color.slice(0, 3).every((part) => part > 170);
      })
      .map((element) => element.textContent),
  );

inEachLanguage("the shell", ({ language, inTurn, label, nav, item }) => {
  inTurn.test("the header turns solid after more than 10 px", async ({ visit }) => {
    const page = await visit("/", { language });
    const header = page.getByRole("banner");
    // Specification 2.
    const headerTurnsSolidPx = 10;
    const clear = "rgba(0, 0, 0, 0)";
    await expect(header).toHaveCSS("background-color", clear);
    await page.evaluate((top) => scrollTo(0, top), headerTurnsSolidPx);
    await rested(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
    await expect(header).toHaveCSS("background-color", clear);
    await page.evaluate((top) => scrollTo(0, top), headerTurnsSolidPx + 1);
    const solid = "rgb(254, 254, 251)";
    await expect(header).toHaveCSS("background-color", solid);
    const plain = await visit("/", { language, script: false });
    await expect(plain.getByRole("banner")).toHaveCSS("background-color", solid);
    await plain.goto(pathIn(language, "/offline"));
    await expect(plain.locator(".offline-cannot")).toBeVisible();
  });

  inTurn.test("print has dark text and no forms", async ({ visit }) => {
    const page = await visit("/robots.txt", { script: false });
    for (const [path, shown, hidden] of onPaper) {
      await page.goto(pathIn(language, path));
      await page.emulateMedia({ media: "print" });
      const parts = page.locator(shown);
      expect(await parts.count(), path).toBeGreaterThan(0);
      const missing = await parts.evaluateAll((all) =>
        all.filter((part) => !part.checkVisibility()).map((part) => part.textContent),
      );
      expect(missing, path).toEqual([]);
      await expect(page.locator(hidden)).toBeHidden();
      expect(await paleWords(page), path).toEqual([]);
    }
  });

  inTurn.test("a menu opens under its button and closes by Escape", async ({ visit }) => {
    for (const script of [true, false]) {
      const page = await visit("/contact", { language, width: 1440, script });
      if (script) await answering(page);
      const header = page.getByRole("banner");
      const button = header.getByRole("button", { name: nav("about") });
      await button.click();
      const menu = page.locator("#menu-about");
      await expect(menu).toBeVisible();
      await expect(menu.getByRole("link", { name: item("about", 1) })).toBeVisible();
      const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
      expect(Math.abs(below!.x - above!.x)).toBeLessThan(2);
      const gap = below!.y - (above!.y + above!.height);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(20);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
  });

  inTurn.test("a menu closes 500 ms after the mouse has left it", async ({ visit }) => {
    const page = await visit("/robots.txt");
    await page.clock.install({ time: 0 });
    await page.goto(pathIn(language, "/contact"));
    await answering(page);
    const header = page.getByRole("banner");
    const entry = header.getByRole("link", { name: item("projects", 1) });
    await header.getByRole("button", { name: nav("projects") }).hover();
    await expect(entry).toBeVisible();
    // The page's own clock, so that a busy machine changes nothing.
    await page.clock.pauseAt(3_600_000);
    await page.mouse.move(640, 700);
    await page.clock.runFor(450);
    await expect(entry).toBeVisible();
    await page.clock.runFor(100);
    await expect(entry).toBeHidden();
  });

  inTurn.test("the contents of a long page stay in sight while it is read", async ({ visit }) => {
    const page = await visit("/privacy-policy", { language, script: false });
    const contents = page.getByRole("main").getByRole("navigation");
    await page.getByRole("main").getByRole("heading", { level: 2 }).last().scrollIntoViewIfNeeded();
    const top = await contents.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
  });

  inTurn.test("a keyboard skips to the words or walks into a menu", async ({ visit }) => {
    const page = await visit("/contact", { language });
    await answering(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: label("shell.skip") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    const about = page.getByRole("banner").getByRole("button", { name: nav("about") });
    await about.focus();
    for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    await expect(page.locator(":focus")).toContainText(item("about", 1));
    await page.mouse.click(640, 700);
    await expect(page.locator("#menu-about")).toBeHidden();
    // A phone's menu keeps the focus in sight and gives it back.
    await page.setViewportSize({ width: 390, height: 800 });
    const open = page.getByRole("button", { name: label("shell.menu"), exact: true });
    await open.click();
    const menu = page.getByRole("dialog", { name: label("shell.menu") });
    for (const group of ["about", "projects", "volunteer"]) {
      await expect(menu.getByText(nav(group), { exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole("link", { name: label("shell.donate"), exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toBeInViewport();
    await expect(menu).toBeHidden();
  });

  inTurn.test("the banner comes once, after half a viewport without a form", async ({ visit }) => {
    const page = await visit("/blueprint", { language, width: 390, height: 420 });
    const banner = page.getByRole("complementary", { name: label("banner.label"), exact: true });
    // A mouse that only scrolls by its wheel brings it, too.
    const bring = () => page.mouse.wheel(0, 1).then(() => page.locator(".donate-banner").count());
    await expect.poll(bring).toBe(1);
    await expect(banner).toBeHidden();
    const scrollToHalf = () => page.evaluate(() => scrollTo(0, innerHeight * 0.5 + 2));
    await scrollToHalf();
    await expect(banner).toBeVisible();
    const form = page.locator("main form[data-sent-once]").first();
    await form.evaluate((one) => one.scrollIntoView({ block: "center" }));
    await rested(page);
    await expect(banner).toBeHidden();
    await form.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom + 1));
    await expect(banner).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(banner).toBeHidden();
    await scrollToHalf();
    await banner.getByRole("button", { name: label("banner.close") }).dispatchEvent("click");
    await expect(banner).toBeHidden();
    await page.reload();
    await ready(page);
    await scrollToHalf();
    await rested(page);
    await expect(banner).toBeHidden();
  });

  inTurn.test("a chosen theme is there before the first paint", async ({ visit }) => {
    const page = await visit("/impact", { language, options: { colorScheme: "dark" } });
    const body = page.locator("body");
    await expect(body).toHaveCSS("background-color", "rgb(19, 19, 42)");
    await page.getByRole("button", { name: label("shell.to_light") }).click();
    await expect(body).toHaveCSS("background-color", "rgb(244, 245, 239)");
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const { backgroundColor } = getComputedStyle(document.body);
        document.documentElement.dataset.firstBackground = backgroundColor;
      });
    });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute(
      "data-first-background",
      "rgb(244, 245, 239)",
    );
  });
});

test("the page of a lost file stays one page at a press", async ({ visit }) => {
  const page = await visit("/documents/none.pdf");
  await page.keyboard.press("Shift");
  await rested(page);
  await expect(page.getByRole("main")).toHaveCount(1);
});

test("nothing moves when the application takes a page over", async ({ visit }) => {
  for (const path of ["/donate", "/green-builds"]) {
    const page = await visit(path, { width: 390 });
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("h1, h2, h3, main p, main label, main a, main button")]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { left, top, width } = element.getBoundingClientRect();
            return `${element.textContent} ${[left, top + scrollY, width].map(Math.round).join()}`;
          }),
      );
    const before = await places();
    await ready(page);
    await rested(page);
    expect(await places()).toEqual(before);
  }
});
