import { addressOf, pathIn } from "#domain/language/language.ts";
import { answering, expect, hold, inEachLanguage } from "./browser.ts";

inEachLanguage("nothing a visitor does is lost:", ({ language, inTurn, label }) => {
  inTurn.test("a form keeps what was typed until it is cleared or sent", async ({ visit }) => {
    const other = language === "en" ? "es" : "en";
    const contact = pathIn(other, "/contact");
    const page = await visit("/contact?subject=donations&from=mail", { language: other });
    const field = (id: string) => page.locator(`#${id}`);
    const [name, email] = [field("contact-name"), field("contact-email")];
    const [subject, wanted] = [field("contact-subject"), field("document-request-document")];
    const clear = page.locator("[data-clear-draft]:visible");
    await name.pressSequentially("Rosa");
    await field("contact-message").pressSequentially("¿Hay cupo?");
    await field("contact-phone").pressSequentially("+502 5555 0199");
    await wanted.pressSequentially("990");
    await expect(clear).toHaveCount(2);
    // A choice made before the script has come is not overwritten by what was kept.
    const script = await hold(page, "**/assets/*.js");
    await page.reload();
    await subject.selectOption("enrollment");
    script.letGo();
    await expect(name).toHaveValue("Rosa");
    await expect(subject).toHaveValue("enrollment");
    const failure = { status: 503, contentType: "text/html", body: '<a href="/">on</a>' };
    await page.route("**/contact", (route) => route.fulfill(failure));
    await name.press("Enter");
    await page.getByRole("link", { name: "on" }).click();
    await page.waitForURL("/");
    await answering(page);
    await page.unrouteAll();
    // A link's query is stronger than a draft where both have a value.
    await page.goto(`${contact}?subject=donations`);
    await expect(name).toHaveValue("Rosa");
    await expect(subject).toHaveValue("donations");
    await email.fill("rosa@");
    await email.press("Enter");
    await expect(page.locator(".form-summary")).toBeFocused();
    await expect(wanted).toHaveValue("990");
    await clear.last().click();
    await page.goto(contact);
    await expect(email).toHaveValue("rosa@");
    await expect(wanted).toHaveValue("");
    await wanted.fill("991");
    await email.fill("");
    await page.locator(`a[data-language=${language}]:visible`).first().click();
    await page.waitForURL(`**${pathIn(language, "/contact")}#*-form`);
    await expect(name).toHaveValue("Rosa");
    await name.press("Enter");
    await page.waitForURL(`**${addressOf("thanksInterest", language)}?**`);
    await expect(page.getByText(label("thanks.by_phone").split("{")[0]!)).toBeVisible();
    // A script that arrives late on the page after the form deletes the draft.
    await answering(page);
    await page.goBack();
    await answering(page);
    await page.goto(contact);
    await expect(wanted).toHaveValue("991");
    await expect(name).toHaveValue("");
    const scripts = await hold(page, "**/assets/*.js");
    await page.reload();
    await name.pressSequentially("Rosa");
    scripts.letGo();
    await expect(clear).toHaveCount(2);
  });

  inTurn.test("a form refused on its page leaves its dialog empty", async ({ visit }) => {
    const page = await visit("/", { language });
    const email = page.locator("#blueprint-email");
    await page.locator("[data-dialog=blueprint-dialog]:visible").first().click();
    await page.locator("#blueprint-name").fill("Rosa");
    await email.fill("rosa@example");
    await email.press("Enter");
    await page.locator(".form-summary").waitFor();
    await page.locator("[data-clear-draft]:visible").click();
    await expect(email).toHaveValue("");
    await page.goto(pathIn(language, "/"));
    await answering(page);
    await expect(email).toHaveValue("");
  });

  inTurn.test("a part that a reload fills in again is open", async ({ visit }) => {
    const page = await visit("/donate", { language, ready: true });
    const name = page.locator("#gift-dedication_name");
    await page.locator("details", { has: name }).locator("summary").click();
    await page.locator("#gift-dedication").selectOption("honour");
    await name.fill("Rosa");
    await page.reload();
    await expect(name).toHaveValue("Rosa");
    await expect(name).toBeVisible();
  });

  inTurn.test("without a clipboard the text to copy is selected", async ({ visit }) => {
    const page = await visit("/families", { language, ready: true });
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    const toast = page.locator(".toast");
    const copy = page.getByRole("button", { name: label("share.copy") });
    await copy.click();
    await expect(toast).toContainText(label("shell.copy_selected"));
    expect((await page.evaluate(() => String(getSelection()))).length).toBeGreaterThan(5);
    await toast.getByRole("button").click();
    await expect(toast).toBeHidden();
    await page.clock.install();
    await copy.click();
    await expect(toast).toBeVisible();
    await page.clock.fastForward(7000);
    await expect(toast).toBeHidden();
  });
});
