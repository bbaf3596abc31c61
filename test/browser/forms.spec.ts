import { addressOf } from "#domain/language/language.ts";
import { isLongRun } from "../endurance.ts";
import { siteWords } from "../site-words.ts";
import { axeFindings } from "./axe.ts";
import { answering, expect, inEachLanguage, ready, test, type Page } from "./browser.ts";

async function fill(page: Page, form: string, values: Record<string, string>) {
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`#${form}-${field}`).fill(value);
  }
}

inEachLanguage("forms", ({ language, inTurn, label }) => {
  for (const script of [true, false]) {
    if (!isLongRun && script !== (language === "en")) continue;
    const how = script ? "with script" : "without script";
    test(`${how} a slip is mended at its field`, async ({ visit }) => {
      const page = await visit("/contact", { language, script });
      await fill(page, "contact", {
        name: "Ana Sotz",
        email: "ana@example",
        message: "Buenos días",
      });
      await page.locator("#contact-subject").selectOption("press");
      await page.getByRole("button", { name: label("form.contact.send") }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator(".form-summary")).toBeFocused();
      const email = page.locator("#contact-email");
      const message = label("form.message.email");
      await page.getByRole("link", { name: message }).click();
      await expect(email).toBeFocused();
      const header = await page.getByRole("banner").boundingBox();
      const caption = await page.locator('label[for="contact-email"]').boundingBox();
      expect(caption!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
      await expect(email).toHaveAttribute("aria-describedby", "contact-email-problem");

      await email.fill(`ana-${language}-${script}@example.org`);
      await page.getByRole("button", { name: label("form.contact.send") }).click();
      await page.waitForURL(`**${addressOf("thanksInterest", language)}?**`);
      await expect(page.getByText(/^LWH-\w{4}-\w{2}$/)).toBeVisible();
      if (!script) return;
      const reported = () => page.evaluate(() => window.dataLayer ?? []);
      const conversion = { event: "conversion", value: 1, currency: "USD" };
      const sent = { ...conversion, action: "thanksInterest" };
      await expect.poll(reported).toEqual([expect.objectContaining(sent)]);
      // Specification 2: the thank-you page of gifts reports as the others do, whoever opens it.
      await page.goto(addressOf("thanksDonation", language));
      await expect.poll(reported).toEqual([{ ...conversion, action: "thanksDonation" }]);
    });
  }

  inTurn.test("a person in Madrid sees the hour and every fault", async ({ visit, errors }) => {
    const page = await visit("/free-green-building-consultation", {
      language,
      ready: true,
      options: { timezoneId: "Europe/Madrid" },
    });
    await page.locator("#consultation-firstTime").fill("2030-05-20T16:30");
    const said = page.locator(".own-clock").first();
    // In May Madrid is eight hours ahead: half past midnight of the next day.
    await expect(said).toContainText(/20.*4:30.*Europe\/Madrid.*21.*12:30/);
    expect(errors).toEqual([]);
    await page.getByRole("button", { name: label("form.consultation.send") }).click();
    await expect(page.locator(".form-summary")).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    // The application takes over what was refused, too.
    await ready(page);
  });
});

test("a picture that cannot be opened is refused before it is sent", async ({ visit }) => {
  const page = await visit("/share-your-story");
  await answering(page);
  await page.locator("#story-pictures").setInputFiles("test/fakes/photograph.heic");
  await page.locator("#story-form button[type=submit]").click();
  await expect(page.locator("#story-pictures:invalid")).toHaveCount(1);
});

test("a second press sends nothing, with the honeypot out of sight", async ({ visit }) => {
  const page = await visit("/contact");
  await answering(page);
  const honeypot = page.locator(".contact input[name=homepage]");
  await expect(honeypot).toHaveAttribute("tabindex", "-1");
  await expect(page.locator(".contact [aria-hidden=true] input[name=homepage]")).toHaveCount(1);
  await expect(honeypot).not.toBeInViewport();
  const typed = { name: "Ana Sotz", email: "ana-twice@example.org", message: "Hello" };
  await fill(page, "contact", typed);
  await page.locator("#contact-subject").selectOption("press");
  const sent: string[] = [];
  const pressed = Promise.withResolvers<void>();
  await page.route("**/contact", async (route) => {
    if (route.request().method() === "POST") sent.push(route.request().postData() ?? "");
    await pressed.promise;
    await route.continue();
  });
  const said = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>(".contact button[type=submit]")!;
    button.click();
    button.click();
    return button.innerText;
  });
  expect(said).toBe(siteWords("en").label("form.sending"));
  pressed.resolve();
  await page.waitForURL("**/thank-you-**");
  expect(sent).toHaveLength(1);
});
