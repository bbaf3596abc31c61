import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

const openDialogs = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("dialog[open]")].map(({ id }) => id));

describe.each(languages)("the home page in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.home);
  const structures = reader.resolve(content.lists.structures);
  const events = reader.resolve(content.lists.events);

  test("the headline carries the tires, the lead what a gift powers, and four buttons lead on", async () => {
    const page = await visit("/", { language, script: false });
    expect(await page.locator("h1").innerText()).toContain(words.hero.number_fact.text);
    expect(await page.locator(".hero .lead").innerText()).toContain(
      String(reader.figure("students").text),
    );
    const { donate, volunteer, learn, involved } = words.hero;
    const labels = [donate, volunteer.label, learn.label, involved.label];
    if (language === "en") {
      expect(labels).toEqual(["Donate Now", "Volunteer With Us", "Learn More", "Get Involved"]);
    }
    for (const label of labels)
      expect(await page.locator(".hero a", { hasText: label }).count()).toBe(1);
    expect(await page.locator("#get-involved").count()).toBe(1);
  });

  test("22 partners pass by; each with a site of its own leads there in a new tab", async () => {
    const page = await visit("/", { language });
    const marks = page.locator("#partner-strip ul:not([inert]) .partner");
    expect(await marks.count()).toBe(22);
    for (const { website, name, note } of reader.resolve(content.lists.partners)) {
      const mark = marks.filter({ hasText: name }).first();
      if (website) {
        expect(await mark.getAttribute("href")).toBe(website);
        expect(await mark.getAttribute("target")).toBe("_blank");
        expect(await mark.innerText()).toContain(name);
      } else {
        expect(await mark.evaluate(({ tagName }) => tagName)).toBe("SPAN");
        expect(await mark.textContent()).toContain(note);
      }
    }
  });

  test("a strip passes a viewport in its time, stops by its button, and is still without script or motion", async () => {
    const page = await visit("/", { language });
    const seconds = (strip: string) =>
      page.locator(`#${strip} .marquee-track`).evaluate((track) => {
        const length = track.querySelector("ul")!.getBoundingClientRect().width;
        return (parseFloat(getComputedStyle(track).animationDuration) * innerWidth) / length;
      });
    expect(await seconds("partner-strip")).toBeCloseTo(18, 0);
    expect(await seconds("figures")).toBeCloseTo(10, 0);

    const button = page.locator('[data-pause="figures"]');
    const state = () =>
      page
        .locator("#figures .marquee-track")
        .evaluate((track) => getComputedStyle(track).animationPlayState);
    await page.mouse.move(0, 0);
    expect(await state()).toBe("running");
    await button.click();
    expect(await state()).toBe("paused");
    expect(await button.getAttribute("aria-pressed")).toBe("true");

    for (const how of [{ script: false }, { reducedMotion: true }]) {
      const still = await visit("/", { language, ...how });
      const names = await still
        .locator(".marquee-track")
        .evaluateAll((tracks) => tracks.map((track) => getComputedStyle(track).animationName));
      expect(names).toEqual(["none", "none"]);
      expect(await still.locator(".figure-bag:visible").count()).toBe(6);
      expect(await still.locator("[data-pause]:visible").count()).toBe(0);
    }
  });

  test("whoever moves by keyboard can stop the figures and go through them with the arrows", async () => {
    const page = await visit("/", { language, ready: true, width: 390 });
    const strip = page.locator("#figures");
    await strip.focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
    await page.keyboard.press("Tab");
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  });

  test("a structure's preview tells materials, cost, time and benefits, and gives the focus back", async () => {
    const page = await visit("/", { language });
    const { id, title, materials, benefits, cost_fact, build_time_fact } = structures[3]!;
    const opener = page.locator(".plan-card", { hasText: title }).getByRole("button");
    await opener.focus();
    await page.keyboard.press("Enter");
    const preview = page.getByRole("dialog", { name: title });
    await preview.waitFor();
    const text = await preview.innerText();
    for (const part of [...materials, ...benefits, cost_fact.text, build_time_fact.text]) {
      expect(text).toContain(part);
    }
    if (language === "en") {
      expect(text).toContain("Download Blueprint");
      expect(text).toContain("Learn More");
    }
    await page.keyboard.press("Escape");
    expect(await openDialogs(page)).toEqual([]);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(id).toBe("tire-retaining-wall");
  });

  test("without script the preview opens too, and its blueprint leads to the form that knows which", async () => {
    const page = await visit("/", { language, script: false });
    const { id, title } = structures[0]!;
    await page.locator(".plan-card", { hasText: title }).getByRole("button").click();
    await page.locator(`#plan-${id}`).getByText(words.build.download).click();
    await page.waitForURL(`**${addressOf("blueprint", language)}?structure=${id}`);
    expect(await page.locator("[name=structure]").inputValue()).toBe(id);
  });

  test("the free blueprint is asked for with the browser's own checks, and the visitor is thanked", async () => {
    const page = await visit("/", { language, ready: true });
    const { id, title } = structures[4]!;
    await page.locator(".plan-card", { hasText: title }).getByRole("button").click();
    await page.locator(`#plan-${id}`).getByText(words.build.download).click();
    const form = page.locator("#blueprint-dialog form");
    expect(await form.locator("[name=structure]").inputValue()).toBe(id);
    const send = form.locator("[type=submit]");
    if (language === "en") {
      expect(await form.locator("label").allInnerTexts()).toEqual(
        expect.arrayContaining([
          expect.stringContaining("Full Name"),
          expect.stringContaining("Email Address"),
          expect.stringContaining("Phone Number"),
        ]),
      );
      expect(await send.innerText()).toBe("Get My Blueprint");
      expect(await form.getByRole("button", { name: "Cancel" }).count()).toBe(1);
    }
    await send.click();
    const name = form.locator("[name=name]");
    expect(await name.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );
    expect(await openDialogs(page)).toContain("blueprint-dialog");
    await form.getByRole("button", { name: words.build.blueprint.cancel }).click();
    expect(await openDialogs(page)).not.toContain("blueprint-dialog");

    await page.locator(`#plan-${id}`).getByText(words.build.download).click();
    await name.fill("Ana López");
    await form.locator("[name=email]").fill("ana@example.org");
    await send.click();
    await page.waitForURL(`**${addressOf("thanksInterest", language)}?**`);
    expect(errors).toEqual([]);
  });

  test("the consultation opens as a dialog, and without script as its page", async () => {
    const label = words.build.consultation.open.label;
    const page = await visit("/", { language });
    await page.locator(".build-actions").getByText(label).click();
    expect(await openDialogs(page)).toEqual(["consultation-dialog"]);
    const plain = await visit("/", { language, script: false });
    await plain.locator(".build-actions").getByText(label).click();
    await plain.waitForURL(`**${addressOf("freeGreenBuildingConsultation", language)}`);
  });

  test("one film plays at a time, and nothing of a third party is asked for", async () => {
    const page = await visit("/", { language, ready: true });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    const [first, second] = reader.resolve(content.lists.buildVideos);
    const cards = page.locator(".video-card");
    await cards.filter({ hasText: first!.title }).getByRole("link").click();
    expect(await page.locator(".video-player").count()).toBe(1);
    await cards.filter({ hasText: second!.title }).getByRole("link").click();
    expect(await page.locator(".video-player").count()).toBe(1);
    expect(await cards.filter({ hasText: second!.title }).locator(".video-player").count()).toBe(1);
    expect(new Set(asked).size).toBeLessThanOrEqual(1);
  });

  test.each([
    ["2025-11-01T12:00:00Z", ["running", "running", "coming"]],
    ["2026-05-26T05:59:00Z", ["ended", "ended", "running"]],
    ["2026-05-26T06:01:00Z", ["ended", "ended", "ended"]],
  ])("on %s in Comalapa each event says what it is that day", async (now, phases) => {
    const page = await visit("/privacy-policy", { language });
    await page.clock.setFixedTime(new Date(now));
    await page.goto(addressOf("home", language));
    await expect
      .poll(() =>
        page
          .locator(".event-list > li")
          .evaluateAll((rows: HTMLElement[]) => rows.map(({ dataset }) => dataset.phase)),
      )
      .toEqual(phases);
    const said = phases.map((phase) => words.events[phase as "ended"]);
    expect(await page.locator(".event-phase:visible").allInnerTexts()).toEqual(said);
    // What is over needs no place in a calendar.
    const offers = await page
      .locator(".event-list")
      .getByRole("link", { name: new RegExp(`^${words.events.add}`) })
      .count();
    expect(offers).toBe(phases.filter((phase) => phase !== "ended").length);
    const isOver = phases.every((phase) => phase === "ended");
    expect(await page.getByText(words.events.all_ended).isVisible()).toBe(isOver);
    const invitation = page.locator(".event-next a").first();
    expect(await invitation.getAttribute("href")).toBe(addressOf("newsletter", language));
  });

  test("without script the events tell their dates and claim nothing of today", async () => {
    const page = await visit("/", { language, script: false });
    const list = await page.locator(".event-list").innerText();
    for (const { date, title } of events) {
      expect(list.toLowerCase()).toContain(date.toLowerCase());
      expect(list).toContain(title);
    }
    expect(list).not.toContain(words.events.ended);
  });

  test("the poem stands in Spanish and in English, each marked, and says that it was written for this site", async () => {
    const page = await visit("/", { language, script: false });
    for (const tongue of languages) {
      const lines = page.locator(`.poem[lang=${tongue}] span`);
      expect(await lines.count()).toBeGreaterThanOrEqual(12);
    }
    expect(await page.locator(".poems").innerText()).toContain(words.poem.note);
  });

  test("eight kinds of goods lead to the page that takes them", async () => {
    const page = await visit("/", { language, script: false });
    const links = await page
      .locator(".goods-tile a")
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
    expect(links).toHaveLength(8);
    expect(new Set(links)).toEqual(new Set([addressOf("donateGoods", language)]));
  });

  test("nothing waits to be revealed without script or where motion is unwelcome", async () => {
    for (const how of [{ script: false }, { reducedMotion: true }]) {
      const page = await visit("/", { language, ...how });
      expect(await page.locator('[data-reveal="waiting"]').count()).toBe(0);
    }
    const page = await visit("/", { language });
    await expect.poll(() => page.locator('[data-reveal="waiting"]').count()).toBeGreaterThan(10);
    await page.locator(".goods").scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('.goods [data-reveal="shown"]').count())
      .toBeGreaterThan(3);
  });

  test("/home is known as the root, and the page tells search engines who and when", async () => {
    const page = await visit("/home", { language, script: false });
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical!).pathname).toBe(addressOf("home", language));
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const types = (JSON.parse(json!) as { "@graph": { "@type": string }[] })["@graph"].map(
      (each) => each["@type"],
    );
    expect(types).toEqual(["NGO", "WebSite", "Event", "Event", "Event"]);
  });

  test.each([320, 390, 768, 1024, 1440])("at %i px nothing stands out sideways", async (width) => {
    for (const script of [true, false]) {
      const page = await visit("/", { language, script, width });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
