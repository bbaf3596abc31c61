import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { languages, pathIn } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { siteWords } from "../site-words.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors, origin } = useBrowser();

/** Where the page stood while it was scrolling to the press. */
async function placesOnTheWay(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    addEventListener("scroll", () => places.push(Math.round(scrollY)));
  });
  await act();
  await page.waitForFunction(() => {
    const { top } = document.querySelector("#press")!.getBoundingClientRect();
    return top > -1 && top < 200;
  });
  return page.evaluate(() => [...new Set((globalThis as unknown as { places: number[] }).places)]);
}

describe.each(languages)("the media centre in %s", async (language) => {
  const say = labels(language);
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.media);
  const videos = reader.resolve(content.lists.featuredVideos);
  const photos = reader.resolve(content.lists.photos);
  const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
  const pictureAt = (id: number) => pathIn(language, `/media/photos/${id}`);
  const counter = (number: number, count: number) =>
    say
      .label("gallery.counter")
      .replace("{number}", String(number))
      .replace("{count}", String(count));
  const watch = (page: Page, id: string) => {
    const title = videos.find((video) => video.id === id)!.title;
    return page.getByRole("link", { name: `${say.label("video.watch")} ${title}` });
  };

  test("the way to all of the press is scrolled, and at once for who wants less motion", async () => {
    for (const reducedMotion of [false, true]) {
      const page = await visit("/media", { language, reducedMotion });
      const places = await placesOnTheWay(page, () =>
        page.getByRole("link", { name: words.intro.all }).first().click(),
      );
      if (reducedMotion) expect(places.length).toBeLessThanOrEqual(2);
      else expect(places.length).toBeGreaterThan(2);
    }
  });

  test("the labels of the opening lead to their parts of the page, with script and without", async () => {
    for (const script of [true, false]) {
      const page = await visit("/media", { language, script, reducedMotion: true, ready: script });
      for (const { label, target } of words.opening.labels) {
        await page.locator(".media-labels").getByRole("link", { name: label }).click();
        const part = page.locator(target.href);
        await expect
          .poll(() => part.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
          .toBeLessThan(200);
      }
    }
  });

  test("the button of the opening film says what it will do, and does it", async () => {
    const page = await visit("/media", { language, reducedMotion: true });
    const start = page.getByRole("button", { name: say.label("shell.play_film") });
    await start.click();
    await page.getByRole("button", { name: say.label("shell.pause_film") }).click();
    await start.waitFor();
  });

  test("one film plays at a time, and nothing of a third party is asked for before the click", async () => {
    const page = await visit("/media", { language, ready: true });
    const strangers: string[] = [];
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        strangers.push(new URL(route.request().url()).host);
        return route.fulfill({ status: 200, contentType: "text/html", body: "<p>player</p>" });
      },
    );
    await watch(page, "world-challenge").click();
    await expect.poll(() => page.locator(".video-stage video").count()).toBe(1);
    await page.getByText(say.label("video.sample")).waitFor();
    expect(strangers).toEqual([]);
    await watch(page, "project-film").click();
    await page.locator(".video-stage iframe").waitFor();
    expect(await page.locator(".video-stage video").count()).toBe(0);
    await expect.poll(() => strangers).toEqual(["www.youtube-nocookie.com"]);
  });

  test("a picture opens over the page under an address of its own; arrows lead on, Escape gives focus back", async () => {
    const page = await visit("/media", { language, ready: true });
    await page.locator("#photo-2").click();
    const dialog = page.getByRole("dialog", { name: say.label("gallery.title") });
    await dialog.getByText(counter(2, photos.length)).waitFor();
    await expect.poll(() => path(page)).toBe(pictureAt(2));
    await page.keyboard.press("ArrowRight");
    await dialog.getByText(photos[2]!.caption).waitFor();
    // From the third round to the last.
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowLeft");
    await dialog.getByText(counter(photos.length, photos.length)).waitFor();
    await expect.poll(() => path(page)).toBe(pictureAt(photos.at(-1)!.id));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => path(page)).toBe(pathIn(language, "/media"));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe(`photo-${photos.at(-1)!.id}`);
    expect(errors).toEqual([]);
  });

  test("its buttons do the same, and the browser's Back closes it", async () => {
    const page = await visit("/media", { language, ready: true });
    await page.locator("#photo-1").click();
    const dialog = page.getByRole("dialog", { name: say.label("gallery.title") });
    await dialog.getByRole("link", { name: say.label("gallery.next") }).click();
    await dialog.getByText(counter(2, photos.length)).waitFor();
    await dialog.getByRole("link", { name: say.label("gallery.previous") }).click();
    await dialog.getByText(counter(1, photos.length)).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await page.locator("#photo-1").click();
    await dialog.getByRole("button", { name: say.label("shell.close") }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => path(page)).toBe(pathIn(language, "/media"));
  });

  test("a finger leads on, within the subject chosen", async () => {
    const among = photos.filter(({ category }) => category === "volunteers");
    const page = await visit("/media?category=volunteers", {
      language,
      width: 390,
      ready: true,
      options: { hasTouch: true, isMobile: true },
    });
    await page.locator(`#photo-${among[1]!.id}`).tap();
    const dialog = page.getByRole("dialog", { name: say.label("gallery.title") });
    await dialog.getByText(counter(2, among.length)).waitFor();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: x ? [{ x, y: 400 }] : [] });
    await touch("touchStart", 300);
    for (let x = 280; x >= 140; x -= 20) await touch("touchMove", x);
    await touch("touchEnd");
    await dialog.getByText(counter(3, among.length)).waitFor();
    await expect.poll(() => path(page)).toBe(`${pictureAt(among[2]!.id)}?category=volunteers`);
  });

  test("a subject is chosen without asking the server again, and stays in the address", async () => {
    const page = await visit("/media", { language, ready: true });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\.data|document/.test(request.url() + request.resourceType())) asked.push(request.url());
    });
    const chip = page.getByRole("navigation", { name: words.photos.filter }).getByRole("link", {
      name: say.label("gallery.students"),
    });
    await chip.click();
    const count = photos.filter(({ category }) => category === "students").length;
    await expect.poll(() => page.locator(".photo-grid li").count()).toBe(count);
    await expect.poll(() => chip.getAttribute("aria-current")).toBe("true");
    await expect.poll(() => path(page)).toBe(pathIn(language, "/media?category=students"));
    expect(asked).toEqual([]);
  });

  test("without script pictures, subjects and films are links that lead somewhere", async () => {
    const page = await visit("/media", { language, script: false });
    await page.locator("#photo-3").click();
    await page.getByRole("heading", { level: 1, name: photos[2]!.caption }).waitFor();
    await page.getByRole("link", { name: say.label("gallery.next") }).click();
    await page.getByRole("heading", { level: 1, name: photos[3]!.caption }).waitFor();
    await page.getByRole("link", { name: say.label("gallery.all_photos") }).click();
    await expect.poll(() => path(page)).toBe(pathIn(language, "/media"));
    await watch(page, "world-challenge").click();
    await page.waitForURL(`**${pathIn(language, "/recognition")}`);
  });
});

test("on a slow machine keys and clicks that come faster than pictures are all counted", async () => {
  const { label } = labels("en");
  const page = await visit("/media", { ready: true });
  await page.locator("#photo-1").click();
  const dialog = page.getByRole("dialog", { name: label("gallery.title") });
  await dialog.waitFor();
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // At every pace: together, while a picture is under way, and just as it is drawn.
  const paces = [0, 15, 30, 45, 60, 75, 90];
  await dialog.evaluate(async (element, pauses) => {
    const next = element.querySelector<HTMLElement>(".lightbox-chevronRight")!;
    for (const pause of pauses) {
      for (const press of ["key", "key", "click"]) {
        if (press === "click") next.click();
        else
          element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }, paces);
  const last = 1 + 3 * paces.length;
  const counter = dialog.locator(".photo-counter");
  await expect.poll(() => counter.textContent()).toMatch(new RegExp(`^${last} `));
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/media/photos/${last}`);
});
