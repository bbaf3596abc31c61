import { addressOf } from "#domain/language/language.ts";
import { expect, inEachLanguage } from "./browser.ts";

/** Places far down on pages whose parts are laid out when somebody comes near. */
const places = [
  ["home", "events"],
  ["home", "goods"],
  ["media", "photos"],
  ["media", "websites"],
] as const;

inEachLanguage("what is laid out late,", (language, inTurn) => {
  for (const [name, place] of places) {
    inTurn.test(
      `the address of ${name}#${place} leads there, and so does the way back to where one was`,
      async ({ visit }) => {
        const page = await visit(addressOf(name, "en", { anchor: place }), {
          language,
          width: 390,
          height: 800,
        });
        const section = page.locator(`#${place}`);
        const from = () => section.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(async () => Math.abs((await from()) - 95)).toBeLessThan(105);
        await section.getByRole("link").last().scrollIntoViewIfNeeded();
        const before = await from();
        await page.goto(addressOf("contact", language));
        await page.goBack();
        // About: what is above was as high as parts of its kind are.
        await expect.poll(async () => Math.abs((await from()) - before)).toBeLessThan(200);
      },
    );
  }

  inTurn.test("the way back to the last of a long list leads to it", async ({ visit }) => {
    const page = await visit("/green-builds", { language, width: 390, height: 800 });
    const last = page.locator("#grid article").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole("link").first()).toBeInViewport();
    await page.goto(addressOf("contact", language));
    await page.goBack();
    await expect(last).toBeInViewport();
  });
});
