import { formatDollars } from "#domain/language/format.ts";
import { addressOf, pathIn } from "#domain/language/language.ts";
import { labels } from "../labels.ts";
import { presets } from "../presets.ts";
import { expect, inEachLanguage, ready, rested, type Page } from "./browser.ts";
import { site } from "./site-in-both.ts";

/** Of pages that ask for money, thank for it, or must be read in peace, one each. */
const quiet = ["donateGoods", "thanksDonation", "privacyPolicy"] as const;

inEachLanguage("the way to a gift", (language, inTurn) => {
  const { content, reader } = site[language];
  const words = reader.resolve(content.pages.donate);
  const say = labels(language);
  const money = (dollars: number) => formatDollars(dollars * 100, language);
  const banner = (page: Page) =>
    page.getByRole("complementary", { name: say.label("banner.label"), exact: true });
  const email = (page: Page) => page.locator("#gift-email");
  const donateInHeader = (page: Page) =>
    page
      .getByRole("banner")
      .getByRole("link", { name: say.label("shell.donate") })
      .first();
  const toTheEnd = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await rested(page);
  };

  inTurn.test("no banner on pages of giving, thanks and law", async ({ visit }) => {
    const page = await visit("/about", { language, width: 390, height: 700, ready: true });
    await toTheEnd(page);
    await expect(banner(page)).toBeVisible();
    for (const name of quiet) {
      await page.goto(addressOf(name, language));
      await ready(page);
      await toTheEnd(page);
      await expect(banner(page), name).toBeHidden();
    }
  });

  inTurn.test("the banner gives way to a form in view, and comes back", async ({ visit }) => {
    const page = await visit("/contact", { language, width: 390, height: 560, ready: true });
    const message = page.locator("form[data-sent-once] [name=message]").first();
    await message.evaluate((field) => field.scrollIntoView({ block: "center" }));
    expect(await page.evaluate(() => scrollY > innerHeight / 2)).toBe(true);
    await rested(page);
    await expect(banner(page)).toBeHidden();
    await toTheEnd(page);
    await expect(banner(page)).toBeVisible();
  });

  inTurn.test("Donate on the donation page leads to its form as it is", async ({ visit }) => {
    const page = await visit("/donate", { language, height: 800 });
    await email(page).fill("ana@example.org");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await toTheEnd(page);
      if (width < 1000) {
        await page
          .getByRole("banner")
          .getByRole("button", { name: say.label("shell.menu") })
          .click();
        await page
          .locator("#mobile-menu")
          .getByRole("link", { name: say.label("shell.donate"), exact: true })
          .click();
      } else await donateInHeader(page).click();
      await expect(page.locator("#gift")).toBeInViewport();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(email(page)).toHaveValue("ana@example.org");
    }
  });

  inTurn.test("an amount chosen before is one line that can be opened", async ({ visit }) => {
    const dollars = presets.once[2]!;
    const page = await visit("/about", { language, width: 390, height: 800, ready: true });
    await donateInHeader(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: money(dollars), exact: true }).check();
    await dialog.getByRole("button", { name: say.label("donate_start.continue") }).click();
    await page.waitForURL(`**?type=once&amount=${dollars}#gift-email`);
    await expect(email(page)).toBeFocused();
    const line = page.locator(".chosen-gift > summary");
    await expect(line).toContainText(words.form.chosen_once.replace("{amount}", money(dollars)));
    await expect(line).toBeInViewport();
    await expect(email(page)).toBeInViewport();
    const radio = (amount: number) =>
      page.locator("#gift-form").getByRole("radio", { name: money(amount), exact: true });
    await expect(radio(dollars)).toBeHidden();
    await line.click();
    await expect(radio(dollars)).toBeChecked();
    await radio(presets.once[3]!).check();
    await expect(line).toContainText(money(presets.once[3]!));
  });

  inTurn.test("another amount takes the focus; an empty one is refused", async ({ visit }) => {
    const page = await visit("/about", { language, ready: true });
    await donateInHeader(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: say.label("donate_start.other") }).click();
    const amount = dialog.getByLabel(say.label("donate_start.custom"));
    await expect(amount).toBeFocused();
    await dialog.getByRole("button", { name: say.label("donate_start.continue") }).click();
    await expect(dialog.getByText(say.label("donate_start.unread"))).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill("80");
    await expect(dialog.getByText(say.label("donate_start.unread"))).toBeHidden();
    await dialog.getByRole("button", { name: say.label("donate_start.continue") }).click();
    await page.waitForURL("**?type=once&amount=80#gift-email");
  });

  inTurn.test("a field that a message leads to shows its label", async ({ visit }) => {
    const page = await visit(pathIn("en", "/donate"), { language, width: 390, height: 700 });
    await page.locator("#gift-form [type=submit]").last().click();
    await page.locator('.form-summary a[href="#gift-email"]').click();
    await expect(email(page)).toBeFocused();
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.locator('label[for="gift-email"]').boundingBox();
    expect(label!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  });

  inTurn.test("who comes back from paying finds what was typed", async ({ visit }) => {
    const page = await visit("/donate", { language, ready: true });
    await email(page).fill("ana@example.org");
    await page.locator("#gift-name").fill("Ana Sotz");
    await page.locator("#gift-form .donate-button").click();
    const cancel = reader.resolve(content.pages.demoCheckout).cancel;
    await page.getByRole("button", { name: cancel }).click();
    await expect(page.getByText(words.form.back.unpaid)).toBeVisible();
    await expect(email(page)).toHaveValue("ana@example.org");
    await expect(page.locator("#gift-name")).toHaveValue("Ana Sotz");
  });

  inTurn.test("a likely slip of the address is mended with one press", async ({ visit }) => {
    const page = await visit("/donate", { language, ready: true });
    await email(page).fill("ana@gmial.com");
    const fix = words.panels.email.beside.replace("{meant}", "ana@gmail.com");
    await page.getByRole("button", { name: fix }).click();
    await expect(email(page)).toHaveValue("ana@gmail.com");
    await expect(page.getByRole("button", { name: fix })).toBeHidden();
  });

  inTurn.test("in forced colors the chosen amount looks chosen", async ({ visit }) => {
    const page = await visit("/donate", { language, options: { forcedColors: "active" } });
    const grounds = (selector: string) =>
      page.locator(selector).evaluateAll((labels) =>
        labels.map((label) => ({
          chosen: label.querySelector<HTMLInputElement>("input")!.checked,
          ground: getComputedStyle(label).backgroundColor,
        })),
      );
    for (const list of ["#gift-form .segments label", '#gift-form [data-list="once"] label']) {
      const all = await grounds(list);
      const chosen = all.find((one) => one.chosen)!.ground;
      const others = new Set(all.filter((one) => !one.chosen).map(({ ground }) => ground));
      expect([...others]).not.toContain(chosen);
    }
  });
});
