import { expect, inEachLanguage, test } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("the workshop", (language) => {
  const { content, reader } = site[language];
  const { planner } = reader.resolve(content.pages.greenBuildingWorkshop);

  test("its planner works a group out without script, under an address to pass on", async ({
    visit,
  }) => {
    const page = await visit("/green-building-workshop", { language, script: false });
    await page.locator("#planner-people").fill("5");
    await page.getByRole("button", { name: planner.compute }).click();
    await expect(page.getByText("5 × $1,000")).toBeVisible();
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe("?package=standard&people=5#planner");
    await expect(page.locator("#planner-people")).toHaveValue("5");
  });
});
