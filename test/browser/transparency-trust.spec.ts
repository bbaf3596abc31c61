import { expect, inEachLanguage } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("transparency", (language, inTurn) => {
  const { content, reader } = site[language];
  const topics = reader.resolve(content.lists.accomplishments);

  inTurn.test(
    "one accomplishment is open at a time, over both columns, and closes again; without script too",
    async ({ visit, errors }) => {
      for (const script of [true, false]) {
        const page = await visit("/transparency-trust", { language, script });
        const row = (index: number) => page.locator("summary", { hasText: topics[index]!.title });
        const open = page.locator(".accordion details[open]");
        await row(0).click();
        await expect(page.getByText(topics[0]!.text, { exact: true })).toBeVisible();
        await row(10).click();
        await expect(page.getByText(topics[10]!.text, { exact: true })).toBeVisible();
        await expect(open).toHaveCount(1);
        await row(10).click();
        await expect(open).toHaveCount(0);
      }
      expect(errors).toEqual([]);
    },
  );

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
