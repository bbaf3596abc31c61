import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { ready, useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

const query = (page: Page) => new URL(page.url()).search;

/** A dialog that closes itself does so in its next tasks and frames: some of them are let pass. */
async function stays(page: Page, words: string) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.locator("dialog:modal").textContent()).toContain(words);
}

describe.each(languages)("programmes in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const builds = reader.resolve(content.pages.greenBuilds);
  const projects = reader.resolve(content.lists.projects);
  const stoves = projects.filter(({ category }) => category === "stoves");

  test("without script a visitor narrows the builds by kind and words, shares the address and clears all", async () => {
    const page = await visit("/green-builds", { language, script: false });
    await page
      .getByLabel(builds.categories.stoves, { exact: false })
      .first()
      .check({ force: true });
    await page.getByLabel(builds.filters.search).fill("zzz");
    await page.locator(".project-filters button").click();
    expect(query(page)).toBe("?category=stoves&q=zzz");
    await page.getByText(builds.empty.text).waitFor();
    expect(await page.getByLabel(builds.filters.search).inputValue()).toBe("zzz");
    await page.locator(".empty-state a").click();
    expect(query(page)).toBe("");
    expect(await page.locator(".project-card").count()).toBe(projects.length);
  });

  test("with script the list follows every choice, says how many there are, and the back button brings a build’s list back", async () => {
    const page = await visit("/green-builds", { language, ready: true });
    await page.locator('input[name="category"][value="stoves"]').check({ force: true });
    const count = page.locator(".project-count");
    await expect.poll(() => page.locator(".project-card").count()).toBe(stoves.length);
    expect(query(page)).toBe("?category=stoves");
    expect(await count.getAttribute("role")).toBe("status");
    // Who chooses with the keyboard goes on from the same box.
    const box = page.locator('input[name="category"][value="stoves"]');
    await expect.poll(() => box.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await count.textContent()).toContain(String(stoves.length));

    await page.getByRole("link", { name: stoves[0]!.title }).click();
    const dialog = page.locator("dialog:modal", { hasText: stoves[0]!.title });
    await dialog.waitFor();
    await stays(page, stoves[0]!.description);
    expect(query(page)).toBe(`?category=stoves&project=${stoves[0]!.id}`);
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(query(page)).toBe("?category=stoves");
    expect(await page.locator(".project-card").count()).toBe(stoves.length);
    expect(errors).toEqual([]);
  });

  test("a kind chosen before the application has arrived is not forgotten", async () => {
    const page = await visit("/green-builds", { language });
    await page.locator('input[name="category"][value="stoves"]').check({ force: true });
    await expect.poll(() => query(page)).toBe("?category=stoves");
  });

  test("a build opened by its address closes with Escape and leaves the list", async () => {
    const [project] = projects;
    const page = await visit(`/green-builds?project=${project!.id}`, { language, ready: true });
    await page.locator("dialog:modal", { hasText: project!.title }).waitFor();
    await stays(page, project!.description);
    await page.keyboard.press("Escape");
    await expect.poll(() => query(page)).toBe("");
    expect(await page.locator(".project-card").count()).toBe(projects.length);
  });

  test("on paper a build is its words and picture, without menus", async () => {
    const [project] = projects;
    const own = addressOf("greenBuild", "en", { params: { id: project!.id } });
    const page = await visit(own, { language, script: false });
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText(project!.description).isVisible()).toBe(true);
    expect(await page.locator(".site-header").isVisible()).toBe(false);
    expect(await page.locator(".site-footer").isVisible()).toBe(false);
  });

  test("the workshop’s planner works a group out without script, under an address to pass on", async () => {
    const { planner } = reader.resolve(content.pages.greenBuildingWorkshop);
    const page = await visit("/green-building-workshop", { language, script: false });
    await page.locator("#planner-people").fill("5");
    await page.getByRole("button", { name: planner.compute }).click();
    await page.getByText("5 × $1,000").waitFor();
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe("?package=standard&people=5#planner");
    expect(await page.locator("#planner-people").inputValue()).toBe("5");
  });

  test("the six slides move by button, arrow key and thumbnail, and rest at the ends", async () => {
    const { carousel } = reader.resolve(content.pages.schools);
    const page = await visit("/schools", { language, reducedMotion: true, ready: true });
    const group = page.getByRole("group", { name: carousel.title });
    const previous = group.getByRole("button", { name: carousel.previous });
    const next = group.getByRole("button", { name: carousel.next });
    const thumbs = group.locator(".carousel-thumbs a");
    const current = () =>
      thumbs.evaluateAll((links) => links.findIndex((link) => link.hasAttribute("aria-current")));
    expect(await thumbs.count()).toBe(6);
    expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([true, false]);
    await next.click();
    await expect.poll(current).toBe(1);
    await next.press("ArrowRight");
    expect(await current()).toBe(2);
    await next.press("ArrowLeft");
    await expect.poll(current).toBe(1);
    await thumbs.nth(5).click();
    await expect.poll(current).toBe(5);
    await expect.poll(() => next.isDisabled()).toBe(true);
    expect(await previous.isDisabled()).toBe(false);
    const said = carousel.counter.replace("{number}", "6").replace("{count}", "6");
    await group.getByText(said).waitFor();
    expect(errors).toEqual([]);
  });

  test("who asks about prices of the courses finds the contact form with its subject chosen", async () => {
    const education = reader.resolve(content.pages.educationalOpportunities);
    const cost = education.blocks.find(({ id }) => id === "cost")!;
    const page = await visit("/educational-opportunities", { language, script: false });
    await page.getByRole("link", { name: cost.actions![0]!.label }).click();
    expect(await page.locator("#contact-subject").inputValue()).toBe("education");
  });

  test("a person in Madrid sees the hour of the call in Guatemala and at home", async () => {
    const page = await visit("/free-green-building-consultation", {
      language,
      ready: true,
      options: { timezoneId: "Europe/Madrid" },
    });
    await page.locator("#consultation-firstTime").fill("2030-05-18T16:30");
    const said = page.locator(".own-clock").first();
    // In May Madrid is eight hours ahead: half past midnight of the next day.
    await expect.poll(() => said.textContent()).toMatch(/18.*4:30.*Europe\/Madrid.*19.*12:30/);
    expect(errors).toEqual([]);
  });

  test("what is ticked in the packing guides is still ticked on the next visit", async () => {
    const page = await visit("/volunteer", { language });
    const box = page.locator("[data-tick]").nth(2);
    await box.check();
    await page.reload();
    expect(await page.locator("[data-tick]").nth(2).isChecked()).toBe(true);
    expect(await page.locator("[data-tick]").nth(3).isChecked()).toBe(false);
    await ready(page);
    expect(await page.locator("[data-tick]").nth(2).isChecked()).toBe(true);
    await page.locator("[data-tick]").nth(2).uncheck();
    await page.reload();
    expect(await page.locator("[data-tick]").nth(2).isChecked()).toBe(false);
    expect(errors).toEqual([]);
  });
});

describe.each(languages)("the material calculator in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.materialCalculator);
  const title = (build: keyof typeof words.result.titles, across: string, height: string) =>
    words.result.titles[build].replace("{across}", across).replace("{height}", height);
  const heading = (page: Page) => page.locator("#result h2").textContent();

  test("works without script, and keeps what cannot be read beside its message", async () => {
    const page = await visit("/material-calculator", { language, script: false });
    await page.getByLabel(words.form.builds.dome).check();
    await page.getByLabel(words.form.diameter).fill("4");
    await page.getByLabel(words.form.height, { exact: true }).fill("tall");
    await page.getByRole("button", { name: words.form.compute }).click();
    expect(query(page)).toBe("?build=dome&across=4&height=tall");
    const height = page.getByLabel(words.form.height, { exact: true });
    expect(await height.inputValue()).toBe("tall");
    expect(await height.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#size-height-problem").isVisible()).toBe(true);
    await height.fill("3.5");
    await page.getByRole("button", { name: words.form.compute }).click();
    expect(await heading(page)).toBe(title("dome", "4", "3.5"));
  });

  test("goes on without a network once it is open, under an address to pass on", async () => {
    const page = await visit("/material-calculator", { language, ready: true });
    await page.context().setOffline(true);
    await page.getByLabel(words.form.builds.tank).check();
    await page.getByLabel(words.form.diameter).fill("1.2");
    await page.getByLabel(words.form.height, { exact: true }).fill("1");
    await expect.poll(() => heading(page)).toBe(title("tank", "1.2", "1"));
    expect(query(page)).toBe("?build=tank&across=1.2&height=1");
    await page.locator(".estimate").getByText("1,131", { exact: true }).waitFor();
    // A mistake is named when the field is left, not while it is typed.
    const height = page.getByLabel(words.form.height, { exact: true });
    await height.fill("1x");
    expect(await page.locator("#size-height-problem").count()).toBe(0);
    await height.press("Tab");
    await page.locator("#size-height-problem").waitFor();
    expect(errors).toEqual([]);
  });

  test("follows what was typed before the application arrived", async () => {
    const page = await visit("/material-calculator", { language });
    await page.getByLabel(words.form.length).fill("12");
    await expect.poll(() => heading(page)).toBe(title("retaining-wall", "12", "2"));
  });

  test("prints the drawing, the list and its sources, without the form", async () => {
    const page = await visit("/material-calculator", { language, script: false });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".build-drawing").isVisible()).toBe(true);
    expect(await page.locator(".estimate li").first().isVisible()).toBe(true);
    expect(await page.locator(".calculator-numbers table").isVisible()).toBe(true);
    expect(await page.locator(".size-form").isVisible()).toBe(false);
    expect(await page.locator(".site-header").isVisible()).toBe(false);
  });
});
