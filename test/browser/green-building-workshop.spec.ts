import { formatDollars } from "#domain/language/format.ts";
import { expect, inEachLanguage } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("the workshop", (language, inTurn) => {
  const { content, reader } = site[language];
  const { planner } = reader.resolve(content.pages.greenBuildingWorkshop);

  inTurn.test("the planner works without script, under an address", async ({ visit }) => {
    const page = await visit("/green-building-workshop", { language, script: false });
    await page.locator("#planner-people").fill("5");
    await page.getByRole("button", { name: planner.compute }).click();
    const each =
      reader.number("workshop_price_standard") - reader.number("workshop_group_large_discount");
    const sum = `5 × ${formatDollars(each * 100, language)}`;
    await expect(page.getByText(sum)).toBeVisible();
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe("?package=standard&people=5#planner");
    await expect(page.locator("#planner-people")).toHaveValue("5");
  });
});
