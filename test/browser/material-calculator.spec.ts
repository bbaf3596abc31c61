import { expect, inEachLanguage, type Page } from "./browser.ts";

const query = (page: Page) => new URL(page.url()).search;

inEachLanguage("the material calculator", ({ language, inTurn, content, reader }) => {
  const words = reader.resolve(content.pages.materialCalculator);
  const title = (build: keyof typeof words.result.titles, across: string, height: string) =>
    words.result.titles[build].replace("{across}", across).replace("{height}", height);
  const heading = (page: Page) => page.locator("#result h2");

  inTurn.test("goes on before script and without a network", async ({ visit, errors }) => {
    const page = await visit("/material-calculator", { language });
    await page.getByLabel(words.form.length).fill("12");
    await expect(heading(page)).toHaveText(title("retaining-wall", "12", "2"));
    await page.context().setOffline(true);
    await page.getByLabel(words.form.builds.tank).check();
    await expect(heading(page)).toHaveText(title("tank", "1.2", "1"));
    await page.getByLabel(words.form.diameter).fill("1.2");
    expect(query(page)).toBe("?build=tank&across=1.2&height=1");
    await expect(page.locator(".estimate").getByText("1,131", { exact: true })).toBeVisible();
    // A mistake is named when the field is left, not while it is typed.
    const height = page.getByLabel(words.form.height, { exact: true });
    await height.fill("1x");
    await expect(page.locator("#size-height-problem")).toHaveCount(0);
    await height.press("Tab");
    await expect(page.locator("#size-height-problem")).toBeVisible();
    expect(errors).toEqual([]);
  });
});
