import { formatDollars } from "#domain/language/format.ts";
import { addressOf } from "#domain/language/language.ts";
import { presets } from "../presets.ts";
import { expect, inEachLanguage, rested, type Page } from "./browser.ts";

inEachLanguage("the way to a gift", ({ language, inTurn, content, reader, label }) => {
  const words = reader.resolve(content.pages.donate);
  const money = (dollars: number) => formatDollars(dollars * 100, language);
  const email = (page: Page) => page.locator("#gift-email");
  const donateInHeader = (page: Page) =>
    page
      .getByRole("banner")
      .getByRole("link", { name: label("shell.donate") })
      .first();

  inTurn.test("Donate on /donate leads to the form with its input", async ({ visit }) => {
    const page = await visit("/donate", { language, height: 800 });
    await email(page).fill("ana@example.org");
    const menu = page.getByRole("dialog", { name: label("shell.menu") });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await rested(page);
      if (width < 1000) {
        await page.getByRole("button", { name: label("shell.menu"), exact: true }).click();
        await menu.getByRole("link", { name: label("shell.donate"), exact: true }).click();
      } else await donateInHeader(page).click();
      await expect(page.locator("#gift")).toBeInViewport();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(email(page)).toHaveValue("ana@example.org");
    }
  });

  inTurn.test("the dialog's gift is one line that can be opened", async ({ visit }) => {
    const page = await visit("/about", {
      language,
      width: 390,
      height: 800,
      ready: true,
    });
    await donateInHeader(page).click();
    const dialog = page.getByRole("dialog", { name: label("donate_start.title") });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await donateInHeader(page).click();
    await dialog.getByRole("radio", { name: label("donate_start.other") }).click();
    const amount = dialog.getByLabel(label("donate_start.custom"));
    await expect(amount).toBeFocused();
    const goOn = dialog.getByRole("button", { name: label("donate_start.continue") });
    await goOn.click();
    const unread = dialog.getByText(label("donate_start.unread"));
    await expect(unread).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill("80");
    await expect(unread).toBeHidden();

    const [, , dollars = 0, more = 0] = presets.monthly;
    await dialog.getByRole("radio", { name: label("donate_start.monthly") }).check();
    await dialog.getByRole("radio", { name: money(dollars), exact: true }).check();
    await goOn.click();
    const query = `?type=monthly&amount=${dollars}#`;
    await page.waitForURL(`**${query}gift-email`);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toBeInViewport();
    const line = page.locator(".chosen-gift > summary");
    await expect(line).toContainText(words.form.chosen.monthly.replace("{amount}", money(dollars)));
    await expect(line).toBeInViewport();

    const other = language === "en" ? "es" : "en";
    await page.locator(`a[data-language="${other}"]:visible`).first().click();
    await page.waitForURL(`**${addressOf("donate", other)}${query}*`);
    const said = (each: number) => formatDollars(each * 100, other);
    const radio = (each: number) =>
      page.locator("#gift-form").getByRole("radio", { name: said(each), exact: true });
    await expect(radio(dollars)).toBeHidden();
    await line.click();
    await expect(radio(dollars)).toBeChecked();
    await radio(more).check();
    await expect(line).toContainText(said(more));
  });
});
