import { addressOf, languages } from "#domain/language/language.ts";
import { specification } from "../specification.ts";
import { expect, inEachLanguage, test, type Page } from "./browser.ts";
import { site } from "./site-in-both.ts";

const openDialogs = (page: Page) => page.locator("dialog[open]");

inEachLanguage("the home page", (language, inTurn) => {
  const { content, reader } = site[language];
  const words = reader.resolve(content.pages.home);
  const structures = reader.resolve(content.lists.structures);
  const events = reader.resolve(content.lists.events);
  const goods = addressOf("donateGoods", language);

  inTurn.test(
    "the headline carries the tires, the lead what a gift powers, and four buttons lead on",
    async ({ visit }) => {
      const page = await visit("/", { language, script: false });
      await expect(page.locator("h1")).toContainText(words.hero.number_fact.text);
      await expect(page.locator(".hero .lead")).toContainText(
        String(reader.figure("students").text),
      );
      const { donate, volunteer, learn, involved } = words.hero;
      const labels = [donate, volunteer.label, learn.label, involved.label];
      if (language === "en") expect(labels).toEqual(specification.home.heroButtons);
      for (const label of labels)
        await expect(page.locator(".hero a", { hasText: label })).toHaveCount(1);
      await expect(page.locator("#get-involved")).toHaveCount(1);
    },
  );

  inTurn.test(
    "every partner passes by; each with a site of its own leads there in a new tab",
    async ({ visit }) => {
      const page = await visit("/", { language });
      const marks = page.locator("#partner-strip ul:not([inert]) .partner");
      const partners = reader.resolve(content.lists.partners);
      await expect(marks).toHaveCount(partners.length);
      for (const { website, name, note } of partners) {
        const mark = marks.filter({ hasText: name }).first();
        if (website) {
          await expect(mark).toHaveAttribute("href", website);
          await expect(mark).toHaveAttribute("target", "_blank");
          await expect(mark).toContainText(name);
        } else {
          await expect(mark).toHaveJSProperty("tagName", "SPAN");
          await expect(mark).toContainText(note!);
        }
      }
    },
  );

  inTurn.test(
    "a strip passes a viewport in its time, stops by its button, and is still without script or motion",
    async ({ visit }) => {
      const page = await visit("/", { language });
      const seconds = (strip: string) =>
        page.locator(`#${strip} .marquee-track`).evaluate((track) => {
          const length = track.querySelector("ul")!.getBoundingClientRect().width;
          return (parseFloat(getComputedStyle(track).animationDuration) * innerWidth) / length;
        });
      const { partners, figures } = specification.home.stripSeconds;
      expect(await seconds("partner-strip")).toBeCloseTo(partners, 0);
      expect(await seconds("figures")).toBeCloseTo(figures, 0);

      const button = page.locator('[data-pause="figures"]');
      const track = page.locator("#figures .marquee-track");
      await page.mouse.move(0, 0);
      // Out of sight it stands still.
      await expect(track).toHaveCSS("animation-play-state", "paused");
      await track.scrollIntoViewIfNeeded();
      await expect(track).toHaveCSS("animation-play-state", "running");
      await button.click();
      await expect(track).toHaveCSS("animation-play-state", "paused");
      await expect(button).toHaveAttribute("aria-pressed", "true");

      for (const how of [{ script: false }, { reducedMotion: true }]) {
        const still = await visit("/", { language, ...how });
        const names = await still
          .locator(".marquee-track")
          .evaluateAll((tracks) => tracks.map((track) => getComputedStyle(track).animationName));
        expect(names).toEqual(["none", "none"]);
        const bags = reader.resolve(content.lists.impactMetrics).length;
        await expect(still.locator(".figure-bag:visible")).toHaveCount(bags);
        await expect(still.locator("[data-pause]:visible")).toHaveCount(0);
      }
    },
  );

  inTurn.test(
    "whoever moves by keyboard can stop the figures and go through them with the arrows",
    async ({ visit }) => {
      const page = await visit("/", { language, ready: true, width: 390 });
      const strip = page.locator("#figures");
      await strip.focus();
      for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
      await page.keyboard.press("Tab");
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    },
  );

  inTurn.test(
    "a structure's preview tells materials, cost, time and benefits, and gives the focus back",
    async ({ visit }) => {
      const page = await visit("/", { language });
      const { id, title, materials, benefits, cost_fact, build_time_fact } = structures[3]!;
      const opener = page.locator(".plan-card", { hasText: title }).getByRole("button");
      await opener.focus();
      await page.keyboard.press("Enter");
      const preview = page.getByRole("dialog", { name: title });
      await expect(preview).toBeVisible();
      for (const part of [...materials, ...benefits, cost_fact.text, build_time_fact.text]) {
        await expect(preview).toContainText(part);
      }
      if (language === "en")
        for (const label of specification.home.structureButtons)
          await expect(preview).toContainText(label);
      await page.keyboard.press("Escape");
      await expect(openDialogs(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(id).toBe("tire-retaining-wall");
    },
  );

  inTurn.test("on a phone the way out of a long preview stays in sight", async ({ visit }) => {
    const page = await visit("/", { language, width: 390, height: 844 });
    const { title } = structures[0]!;
    await page.locator(".plan-card", { hasText: title }).getByRole("button").click();
    const preview = page.getByRole("dialog", { name: title });
    await preview.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(preview.locator(".dialog-head button")).toBeInViewport({ ratio: 1 });
  });

  inTurn.test(
    "without script the preview opens too, and its blueprint leads to the form that knows which",
    async ({ visit }) => {
      const page = await visit("/", { language, script: false });
      const { id, title } = structures[0]!;
      await page.locator(".plan-card", { hasText: title }).getByRole("button").click();
      await page.locator(`#plan-${id}`).getByText(words.build.download).click();
      await page.waitForURL(`**${addressOf("blueprint", language)}?structure=${id}`);
      await expect(page.locator("[name=structure]")).toHaveValue(id);
    },
  );

  inTurn.test(
    "the free blueprint is asked for with the browser's own checks, and the visitor is thanked",
    async ({ visit, errors }) => {
      const page = await visit("/", { language, ready: true });
      const { id, title } = structures[4]!;
      await page.locator(".plan-card", { hasText: title }).getByRole("button").click();
      await page.locator(`#plan-${id}`).getByText(words.build.download).click();
      const form = page.locator("#blueprint-dialog form");
      await expect(form.locator("[name=structure]")).toHaveValue(id);
      const send = form.locator("[type=submit]");
      if (language === "en") {
        const { fields, send: sends, cancel } = specification.home.blueprintForm;
        for (const field of fields)
          await expect(form.locator("label", { hasText: field })).toHaveCount(1);
        await expect(send).toHaveText(sends, { useInnerText: true });
        await expect(form.getByRole("button", { name: cancel })).toHaveCount(1);
      }
      await send.click();
      const name = form.locator("[name=name]");
      await expect(form.locator("[name=name]:invalid")).toBeFocused();
      await expect(page.locator("#blueprint-dialog[open]")).toHaveCount(1);
      await form.getByRole("button", { name: words.build.blueprint.cancel }).click();
      await expect(page.locator("#blueprint-dialog[open]")).toHaveCount(0);

      await page.locator(`#plan-${id}`).getByText(words.build.download).click();
      await name.fill("Ana López");
      await form.locator("[name=email]").fill("ana@example.org");
      await send.click();
      await page.waitForURL(`**${addressOf("thanksInterest", language)}?**`);
      expect(errors).toEqual([]);
    },
  );

  inTurn.test(
    "the consultation opens as a dialog, and without script as its page",
    async ({ visit }) => {
      const label = words.build.consultation.open.label;
      const page = await visit("/", { language, ready: true });
      await page.locator(".build-actions").getByText(label).click();
      await expect(page.locator("#consultation-dialog[open]")).toBeVisible();
      const plain = await visit("/", { language, script: false });
      await plain.locator(".build-actions").getByText(label).click();
      await plain.waitForURL(`**${addressOf("freeGreenBuildingConsultation", language)}`);
    },
  );

  inTurn.test(
    "the poem stands in Spanish and in English, each marked, and says that it was written for this site",
    async ({ visit }) => {
      const page = await visit("/", { language, script: false });
      for (const tongue of languages) {
        const lines = page.locator(`.poem[lang=${tongue}] span`);
        expect(await lines.count()).toBeGreaterThanOrEqual(12);
      }
      await expect(page.locator(".poems")).toContainText(words.poem.note);
    },
  );

  inTurn.test("every kind of goods leads to the page that takes them", async ({ visit }) => {
    const page = await visit("/", { language, script: false });
    const links = page.locator(".goods-tile a");
    const kinds = content.lists.goods.length;
    await expect(links).toHaveCount(kinds);
    for (let at = 0; at < kinds; at += 1)
      await expect(links.nth(at)).toHaveAttribute("href", new RegExp(`^${goods}`));
  });

  inTurn.test(
    "nothing waits to be revealed without script or where motion is unwelcome",
    async ({ visit }) => {
      for (const how of [{ script: false }, { reducedMotion: true }]) {
        const page = await visit("/", { language, ...how });
        await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
      }
      const page = await visit("/", { language });
      await expect.poll(() => page.locator('[data-reveal="waiting"]').count()).toBeGreaterThan(10);
      await page.locator(".goods").scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator('.goods [data-reveal="shown"]').count())
        .toBeGreaterThan(3);
    },
  );

  inTurn.test(
    "/home is known as the root, and the page tells search engines who and when",
    async ({ visit }) => {
      const page = await visit("/home", { language, script: false });
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(new URL(canonical!).pathname).toBe(addressOf("home", language));
      const json = await page.locator('script[type="application/ld+json"]').textContent();
      const types = (JSON.parse(json!) as { "@graph": { "@type": string }[] })["@graph"].map(
        (each) => each["@type"],
      );
      expect(types).toEqual(["NGO", "WebSite", ...events.map(() => "Event")]);
    },
  );

  test("at no width anything stands out sideways, with script and without", async ({ visit }) => {
    for (const script of [true, false]) {
      // Where motion is unwelcome all of the page is laid out at once.
      const page = await visit("/", { language, script, reducedMotion: true });
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const whole = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(whole, `${width} px`).toBe(width);
      }
    }
  });
});
