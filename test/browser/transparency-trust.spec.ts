import { expect, inEachLanguage } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("transparency", (language, inTurn) => {
  const { reader } = site[language];

  inTurn.test("whoever asks for a document arrives at the request for it", async ({ visit }) => {
    const page = await visit("/transparency-trust", { language, ready: true });
    expect(reader.link("form_990_2019").outside).toBe(false);
    const { label } = reader.link("form_990_2019");
    await page.getByRole("link", { name: label }).click();
    await page.waitForURL(/#document-request$/);
    const asked = page.locator("#document-request input[name=document]");
    await expect(asked).toHaveValue(label);
    await expect(asked).toBeInViewport();
  });
});
