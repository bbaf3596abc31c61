import { expect, inEachLanguage } from "./browser.ts";
import { site } from "./site-in-both.ts";

inEachLanguage("choosing among the awards", (language, inTurn) => {
  const { content, reader } = site[language];
  const { awards: words } = reader.resolve(content.pages.recognition);
  const awards = reader.resolve(content.lists.awards);
  const environmental = awards.filter(({ category }) => category === "environment");
  // The year in which most of them were given: there is something to choose from.
  const of = (year: string) => environmental.filter((award) => award.year === year);
  const year = environmental
    .map((award) => award.year)
    .toSorted((one, other) => of(other).length - of(one).length)[0]!;
  const inYear = awards.filter((award) => award.year === year).length;
  const counted = (shown: number) =>
    words.count.replace("{shown}", String(shown)).replace("{total}", String(awards.length));
  const environment = new RegExp(`^${words.categories.environment}`);

  inTurn.test(
    "a chip narrows the list where the visitor stands, tells the number, and goes back with Back",
    async ({ visit, errors }) => {
      const page = await visit("/recognition", { language, ready: true });
      const years = page.getByRole("navigation", { name: words.by_year });
      const fields = page.getByRole("navigation", { name: words.by_category });
      const count = page.getByRole("status");
      await years.getByRole("link", { name: new RegExp(`^${year}`) }).click();
      await expect(count.filter({ hasText: counted(inYear) })).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      await fields.getByRole("link", { name: environment }).click();
      await expect(count.filter({ hasText: counted(of(year).length) })).toBeVisible();
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
      await expect(fields.getByRole("link", { name: environment })).toBeFocused();
      expect(new URL(page.url()).search).toBe(`?year=${year}&category=environment`);
      await page.goBack();
      await expect(count.filter({ hasText: counted(inYear) })).toBeVisible();
      expect(errors).toEqual([]);
    },
  );

  inTurn.test("without script a chip opens the same address at the list", async ({ visit }) => {
    const page = await visit("/recognition", { language, script: false });
    const fields = page.getByRole("navigation", { name: words.by_category });
    await fields.getByRole("link", { name: environment }).click();
    await expect(page.getByText(counted(environmental.length), { exact: true })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#awards");
    const current = fields.locator("[aria-current]");
    await expect(current).toContainText(environment);
  });
});
