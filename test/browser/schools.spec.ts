import { expect, inEachLanguage } from "./browser.ts";
import { labels } from "../labels.ts";
import { blocksOf } from "../site-words.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("schools", (language, inTurn) => {
  const { content, reader } = site[language];
  const slideshow = blocksOf(reader.resolve(content.pages.schools)).find(
    (block) => block.kind === "slides",
  )!;
  const { label } = labels(language);

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
    const said = label("slides.counter")
      .replace("{number}", String(slides))
      .replace("{count}", String(slides));
    await expect(group.getByText(said)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
