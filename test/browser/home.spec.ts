import { addressOf, languages } from "#domain/language/language.ts";
import { expect, inEachLanguage, test, type Page } from "./browser.ts";

inEachLanguage("the home page", ({ language, inTurn, content, reader }) => {
  const words = reader.resolve(content.pages.home);
  const structures = reader.resolve(content.lists.structures);
  const card = (page: Page, title: string) => page.locator(".plan-card", { hasText: title });

  inTurn.test("stories and strips play under the visitor's control", async ({ visit }) => {
    const page = await visit("/", {
      language,
      pictures: true,
      motion: true,
      ready: true,
      width: 390,
    });
    await expect.poll(() => page.locator('[data-reveal="waiting"]').count()).toBeGreaterThan(5);
    const seconds = (strip: string) =>
      page.locator(`#${strip} .marquee-track`).evaluate((track) => {
        const length = track.getBoundingClientRect().width / track.querySelectorAll("ul").length;
        return (parseFloat(getComputedStyle(track).animationDuration) * innerWidth) / length;
      });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // Specification 1.
      expect(await seconds("partner-strip")).toBeCloseTo(18, 0);
      expect(await seconds("figures")).toBeCloseTo(10, 0);
    }

    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const [story] = reader.resolve(content.lists.videoGallery);
    const { scenes } = story!.drawn_story!;
    const drawn = page.locator("details.drawn-story", { hasText: story!.title }).first();
    await drawn.scrollIntoViewIfNeeded();
    const ofStory = () =>
      requests.filter((url) => scenes.some((scene) => url.includes(`/${scene.picture.name}-`)));
    expect(ofStory()).toEqual([]);
    await drawn.locator("summary").click();
    await expect(drawn.getByText(scenes[0]!.caption)).toBeVisible();
    await expect.poll(() => ofStory().length).toBeGreaterThan(0);
    await drawn.getByRole("button", { name: reader.label("story.pause")! }).click();
    await drawn.getByRole("button", { name: reader.label("story.next")! }).click();
    await expect(drawn.getByText(scenes[1]!.caption)).toBeVisible();
    await expect(drawn.getByText(scenes[0]!.caption)).toBeHidden();

    const strip = page.locator("#figures");
    await strip.focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
    await page.keyboard.press("Tab");
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);

    await page.evaluate(() => scrollTo(0, 0));
    const button = page.locator('[data-pause="figures"]');
    const track = page.locator("#figures .marquee-track");
    await page.mouse.move(0, 0);
    await expect(track).toHaveCSS("animation-play-state", "paused");
    await track.scrollIntoViewIfNeeded();
    await expect(track).toHaveCSS("animation-play-state", "running");
    await button.click();
    await expect(track).toHaveCSS("animation-play-state", "paused");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await page.locator(".plan-cards").scrollIntoViewIfNeeded();
    const shown = page.locator('.plan-cards [data-reveal="shown"]');
    await expect.poll(() => shown.count()).toBeGreaterThan(0);
  });

  /** Nothing moves, and nothing waits for movement to be seen. */
  async function expectStill(page: Page) {
    const names = await page
      .locator(".marquee-track")
      .evaluateAll((tracks) => tracks.map((track) => getComputedStyle(track).animationName));
    expect(names).toEqual(["none", "none"]);
    const bags = reader.resolve(content.lists.impactMetrics).length;
    await expect(page.locator(".figure-bag:visible")).toHaveCount(bags);
    await expect(page.locator("[data-pause]:visible")).toHaveCount(0);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  }

  inTurn.test("previews, poems and stories are at hand without script", async ({ visit }) => {
    const page = await visit("/", { language, script: false, motion: true });
    await expectStill(page);
    for (const tongue of languages)
      expect(await page.locator(`.poem[lang=${tongue}] span`).count()).toBeGreaterThanOrEqual(12);
    const [film] = reader.resolve(content.lists.videoGallery);
    await page.locator("summary", { hasText: film!.title }).first().click();
    for (const { caption } of film!.drawn_story!.scenes)
      await expect(page.getByText(caption)).toBeVisible();

    const { id, title } = structures[0]!;
    await card(page, title).getByRole("button").click();
    await page.locator(`#plan-${id}`).getByText(words.build.download).click();
    await page.waitForURL(`**${addressOf("blueprint", language)}?structure=${id}`);
    await expect(page.locator("[name=structure]")).toHaveValue(id);
    await page.goBack();
    await page.locator(".build-actions").getByText(words.build.consultation.open.label).click();
    await page.waitForURL(`**${addressOf("freeGreenBuildingConsultation", language)}`);
  });

  inTurn.test("reduced motion stills every preview and dialog", async ({ visit, errors }) => {
    const page = await visit("/", { language });
    await expectStill(page);
    const { title, materials, benefits, cost_fact, build_time_fact } = structures[3]!;
    const opener = card(page, title).getByRole("button");
    await opener.focus();
    await page.keyboard.press("Enter");
    const preview = page.getByRole("dialog", { name: title });
    await expect(preview).toBeVisible();
    for (const part of [...materials, ...benefits, cost_fact.text, build_time_fact.text])
      await expect(preview).toContainText(part);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(opener).toBeFocused();

    // On a phone the way out of a long one stays in sight.
    await page.setViewportSize({ width: 390, height: 844 });
    await card(page, structures[0]!.title).getByRole("button").click();
    const long = page.getByRole("dialog", { name: structures[0]!.title });
    await long.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(long.locator(".dialog-head button")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");

    await page.locator(".build-actions").getByText(words.build.consultation.open.label).click();
    await expect(page.locator("#consultation-dialog[open]")).toBeVisible();
    await page.keyboard.press("Escape");

    const { id, title: other } = structures[4]!;
    await card(page, other).getByRole("button").click();
    await page.locator(`#plan-${id}`).getByText(words.build.download).click();
    const form = page.locator("#blueprint-dialog form");
    await expect(form.locator("[name=structure]")).toHaveValue(id);
    const send = form.locator("[type=submit]");
    if (language === "en") {
      // Specification 9.
      for (const field of ["Full Name", "Email Address", "Phone Number"])
        await expect(form.locator("label", { hasText: field })).toHaveCount(1);
      await expect(send).toHaveText("Get My Blueprint", { useInnerText: true });
      await expect(form.getByRole("button", { name: "Cancel" })).toHaveCount(1);
    }
    await send.click();
    // The browser's own check.
    await expect(form.locator("[name=name]:invalid")).toBeFocused();
    await expect(page.locator("#blueprint-dialog[open]")).toHaveCount(1);
    await form.getByRole("button", { name: words.build.blueprint.cancel }).click();
    await expect(page.locator("#blueprint-dialog[open]")).toHaveCount(0);

    await page.keyboard.press("Escape");
    await page.locator(".build-actions").getByText(words.build.blueprint.open.label).click();
    await expect(form.locator("[name=structure]")).not.toHaveValue(id);
    await form.locator("[name=structure]").selectOption(id);
    await form.locator("[name=name]").fill("Ana López");
    await form.locator("[name=email]").fill("ana@example.org");
    await send.click();
    await page.waitForURL(`**${addressOf("thanksInterest", language)}?**`);
    expect(errors).toEqual([]);
  });
});

async function sheetsFetched(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const sheets = addresses.flatMap((name) => /home-hero-(\w+-\w+)-/.exec(name)?.[1] ?? []);
  return [...new Set(sheets)];
}

test("the home hero comes once, in the sheet and the light of its screen", async ({ visit }) => {
  const how = { height: 850, pictures: true };
  const phone = await visit("/", { width: 390, options: { colorScheme: "dark" }, ...how });
  expect(await sheetsFetched(phone)).toEqual(["tall-night"]);
  const page = await visit("/", { width: 800, ...how });
  expect(await sheetsFetched(page)).toEqual(["middle-dawn"]);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.reload();
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>(".hero img")]
        .filter((image) => image.checkVisibility())
        .map((image) => image.currentSrc),
    );
  await expect.poll(shown).toEqual([expect.stringContaining("home-hero-middle-night")]);
});
