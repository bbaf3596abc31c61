import { expect, inEachLanguage } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("schools", (language, inTurn) => {
  const { content, reader } = site[language];
  const { carousel } = reader.resolve(content.pages.schools);

  inTurn.test("slides move by button, key and thumbnail", async ({ visit, errors }) => {
    const page = await visit("/schools", { language, reducedMotion: true, ready: true });
    const group = page.getByRole("group", { name: carousel.title });
    const previous = group.getByRole("button", { name: carousel.previous });
    const next = group.getByRole("button", { name: carousel.next });
    const thumbs = group.locator(".carousel-thumbs a");
    const slides = carousel.slides.length;
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
    const said = carousel.counter
      .replace("{number}", String(slides))
      .replace("{count}", String(slides));
    await expect(group.getByText(said)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
