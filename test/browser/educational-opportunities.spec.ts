import { expect, inEachLanguage, test } from "./browser.ts";
import { site } from "./site-in-both.ts";
import { blocksOf } from "../site-words.ts";

inEachLanguage("education", (language) => {
  const { content, reader } = site[language];

  test("who asks about prices of the courses finds the contact form with its subject chosen", async ({
    visit,
  }) => {
    const education = reader.resolve(content.pages.educationalOpportunities);
    const cost = blocksOf(education).find(({ id }) => id === "cost")!;
    const page = await visit("/educational-opportunities", { language, script: false });
    await page.getByRole("link", { name: cost.actions![0]!.label }).click();
    await expect(page.locator("#contact-subject")).toHaveValue("education");
  });
});
