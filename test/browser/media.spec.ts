import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, type Page } from "./browser.ts";

inEachLanguage("the media centre", ({ language, inTurn, content, reader, label }) => {
  const words = reader.resolve(content.pages.media);
  const videos = reader.resolve(content.lists.featuredVideos);
  const drawings = reader.resolve(content.lists.drawings);
  const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
  const pictureAt = (id: string) => pathIn(language, `/media/drawings/${id}`);
  const counter = (number: number, count: number) =>
    label("gallery.counter").replace("{number}", String(number)).replace("{count}", String(count));

  inTurn.test("films and pictures open only at a press", async ({ visit, errors, strangers }) => {
    const page = await visit("/media", { language, ready: true });
    await page.locator('main [href="#press"]').first().focus();
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>player</p>" }),
    );
    expect(strangers).toEqual([]);
    const film = videos.find(({ video }) => video !== null)!;
    await page.getByRole("link", { name: `${label("video.watch")} ${film.title}` }).click();
    const player = page.locator(".video-stage iframe");
    await expect(player).toHaveAttribute("src", new RegExp(`/embed/${film.video}\\?`));
    await expect(player).toHaveAttribute("title", film.title);
    const hosts = () => strangers.map((address) => new URL(address).host);
    await expect.poll(hosts).toEqual(["www.youtube-nocookie.com"]);

    const [, second, third] = drawings;
    await page.locator(`#drawing-${second!.id}`).click();
    const dialog = page.getByRole("dialog", { name: label("gallery.title") });
    await expect(dialog.getByText(counter(2, drawings.length))).toBeVisible();
    await expect.poll(() => path(page)).toBe(pictureAt(second!.id));
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(third!.caption)).toBeVisible();
    // From the third round to the last, by keys that come faster than pictures are drawn.
    await dialog.evaluate((element) => {
      for (const _ of [1, 2, 3])
        element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    });
    await expect(dialog.getByText(counter(drawings.length, drawings.length))).toBeVisible();
    await expect.poll(() => path(page)).toBe(pictureAt(drawings.at(-1)!.id));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => path(page)).toBe(pathIn(language, "/media"));
    await expect(page.locator(`#drawing-${drawings.at(-1)!.id}`)).toBeFocused();

    // Its buttons lead on as well, and Back closes it.
    await page.locator(`#drawing-${drawings[0]!.id}`).click();
    await dialog.getByRole("link", { name: label("gallery.next") }).click();
    await expect(dialog.getByText(counter(2, drawings.length))).toBeVisible();
    await dialog.getByRole("link", { name: label("gallery.previous") }).click();
    await expect(dialog.getByText(counter(1, drawings.length))).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.locator(`#drawing-${drawings[0]!.id}`).click();
    await dialog.getByRole("button", { name: label("shell.close") }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => path(page)).toBe(pathIn(language, "/media"));

    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url() + request.resourceType()));
    const chip = page.getByRole("navigation", { name: words.drawings.filter }).getByRole("link", {
      name: label("gallery.students"),
    });
    await chip.click();
    await expect(page.locator(".drawing-grid li")).toHaveCount(8);
    await expect(chip).toHaveAttribute("aria-current", "true");
    await expect.poll(() => path(page)).toBe(pathIn(language, "/media?category=students"));
    expect(requests.filter((each) => /\.data|document/.test(each))).toEqual([]);
    expect(errors).toEqual([]);
  });

  inTurn.test("a finger leads on, within the story chosen", async ({ visit }) => {
    const among = drawings.filter(({ category }) => category === "volunteers");
    const page = await visit("/media?category=volunteers", {
      language,
      width: 390,
      ready: true,
      options: { hasTouch: true, isMobile: true },
    });
    await page.locator(`#drawing-${among[1]!.id}`).tap();
    const dialog = page.getByRole("dialog", { name: label("gallery.title") });
    await expect(dialog.getByText(counter(2, among.length))).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: x ? [{ x, y: 400 }] : [] });
    await touch("touchStart", 300);
    for (let x = 280; x >= 140; x -= 20) await touch("touchMove", x);
    await touch("touchEnd");
    await expect(dialog.getByText(counter(3, among.length))).toBeVisible();
    await expect.poll(() => path(page)).toBe(`${pictureAt(among[2]!.id)}?category=volunteers`);
  });
});
