import { expect, inEachLanguage } from "./browser.ts";
import { pathIn } from "#domain/language/language.ts";

inEachLanguage("schools", ({ language, inTurn, content, reader, label }) => {
  const { sections } = reader.resolve(content.pages.schools);
  const slideshow = sections.find((block) => block.kind === "slides")!;

  inTurn.test("slides move by button, key and thumbnail", async ({ visit, errors }) => {
    const page = await visit("/schools", { language, ready: true });
    const group = page.getByRole("group", { name: slideshow.title });
    const previous = group.getByRole("button", { name: label("slides.previous") });
    const next = group.getByRole("button", { name: label("slides.next") });
    const thumbs = group.locator(".carousel-thumbs a");
    const slides = slideshow.items.length;
    const isAt = (at: number) => expect(thumbs.nth(at)).toHaveAttribute("aria-current");
    await expect(thumbs).toHaveCount(slides);
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await next.click();
    await isAt(1);
    await next.press("ArrowRight");
    await isAt(2);
    await next.press("ArrowLeft");
    await isAt(1);
    // The way forward of the browser, which leads nowhere here.
    await next.press("Alt+ArrowRight");
    await isAt(1);
    for (let at = 2; at < slides; at++) await next.press("Enter");
    await isAt(slides - 1);
    await expect(next).toBeFocused();
    await thumbs.nth(slides - 1).click();
    await isAt(slides - 1);
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    const said = label("slides.counter").replaceAll(/\{(number|count)\}/g, String(slides));
    await expect(group.getByText(said)).toBeVisible();
    expect(errors).toEqual([]);
  });
});

inEachLanguage("volunteering", ({ language, inTurn }) => {
  inTurn.test("a tick is kept without script or when light", async ({ visit }) => {
    const page = await visit("/robots.txt");
    await page.route("**/assets/**", (route) => route.abort());
    for (const [at, query] of ["", "?lite=1"].entries()) {
      await page.goto(pathIn(language, "/volunteer/packing") + query);
      const own = page.locator("[data-tick]").nth(at);
      await expect(own).not.toBeChecked();
      await own.check();
      await page.reload();
      await expect(own).toBeChecked();
    }
  });
});

inEachLanguage("the search box", ({ language, inTurn, label }) => {
  const word = language === "es" ? "llantas" : "tires";
  const answer = `${pathIn(language, "/search")}?q=${word}`;

  inTurn.test("opens and answers by keyboard, even without script", async ({ visit, errors }) => {
    for (const script of [true, false]) {
      const page = await visit("/about", { language, script });
      const button = page
        .getByRole("banner")
        .getByRole("button", { name: label("shell.search"), exact: true })
        .first();
      const field = page.locator("#search-header");
      await expect(field).toBeHidden();
      await button.press("Enter");
      await expect(field).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();
      await expect(button).toBeFocused();
      await button.press("Enter");
      await expect(field).toBeVisible();
      await page.keyboard.type(word);
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${answer}`);
      await expect(page.locator(".search-results a").first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
});
