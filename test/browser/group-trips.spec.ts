import { formatDollars } from "#domain/language/format.ts";
import type { NumberFact } from "#reader/schema/facts.ts";
import { expect, inEachLanguage, type Page } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("group trips", (language, inTurn) => {
  const { content, reader } = site[language];
  const { planner } = reader.resolve(content.pages.groupTrips);
  const total = (each: NumberFact, people: number) =>
    formatDollars(reader.number(each) * people * 100, language);

  // The closed table of every sum has it as well.
  const seen = (page: Page, sum: string) => page.getByText(sum).filter({ visible: true });

  inTurn.test("the planner works without script, under an address", async ({ visit }) => {
    const page = await visit("/group-trips", { language, script: false });
    await page.getByLabel(planner.people, { exact: true }).first().fill("16");
    await page.getByLabel(planner.packages.intensive).check();
    await page.getByRole("button", { name: planner.compute }).click();
    await expect(seen(page, total("group_price_5_days", 16))).toBeVisible();
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe("?people=16&package=intensive#planner");
  });
});
