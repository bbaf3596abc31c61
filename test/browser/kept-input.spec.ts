import { addressOf, pathIn } from "#domain/language/language.ts";
import { expect, hold, inEachLanguage } from "./browser.ts";

inEachLanguage("nothing a visitor does is lost:", ({ language, inTurn, label }) => {
  inTurn.test("a form keeps what was typed until it is cleared or sent", async ({ visit }) => {
    const contact = pathIn(language, "/contact");
    const page = await visit("/contact?subject=press", { language });
    const [name, message] = [page.locator("#contact-name"), page.locator("#contact-message")];
    const note = page.locator("#write").getByText(label("form_draft.kept"));
    const send = page.getByRole("button", { name: label("form.contact.send") });
    await name.pressSequentially("Rosa");
    await message.pressSequentially("¿Hay cupo?");
    await page.locator("#contact-phone").pressSequentially("+502 5555 0199");
    await expect(note).toBeVisible();
    // A choice made before the script has come is not overwritten by what was kept.
    const script = await hold(page, "**/assets/*.js");
    await page.reload();
    await page.locator("#contact-subject").selectOption("enrollment");
    script.letGo();
    await expect(name).toHaveValue("Rosa");
    await expect(page.locator("#contact-subject")).toHaveValue("enrollment");
    const failure = { status: 503, contentType: "text/html", body: '<a href="/">on</a>' };
    await page.route("**/contact", (route) => route.fulfill(failure));
    await send.click();
    await page.getByRole("link", { name: "on" }).click();
    await expect(page.locator("[data-draft-note][data-met]").first()).toBeAttached();
    await page.unrouteAll();
    await page.goto(contact);
    await expect(message).toHaveValue("¿Hay cupo?");
    await send.click();
    await page.waitForURL(`**${addressOf("thanksInterest", language)}?**`);
    await expect(page.getByText(label("thanks.by_phone").split("{")[0]!)).toBeVisible();
    // A script that arrives late on the page after the form deletes the draft.
    await page.waitForFunction(() => localStorage.getItem("form-drafts") === null);
    await page.goBack();
    await expect(page.locator("#write [data-draft-note][data-met]")).toBeAttached();
    await page.goto(contact);
    await expect(name).toHaveValue("");
    const scripts = await hold(page, "**/assets/*.js");
    await page.reload();
    await name.pressSequentially("Rosa");
    scripts.letGo();
    await expect(note).toBeVisible();
    await note.getByRole("button", { name: label("form_draft.clear") }).click();
    await page.reload();
    await expect(name).toHaveValue("");
    await page.goto(pathIn(language, "/donate"));
    const [email, question] = [page.locator("#gift-email"), page.locator("[name=message]")];
    await email.pressSequentially("rosa@example.org");
    await question.pressSequentially("Hola");
    await page.locator("[data-clear-draft]").last().click();
    await page.reload();
    await expect(email).toHaveValue("rosa@example.org");
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
