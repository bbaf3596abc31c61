import { describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { siteWords } from "../site-words.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

describe.each(languages)("transparency in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const topics = reader.resolve(content.lists.accomplishments);
  const words = reader.resolve(content.pages.transparencyTrust);

  test("one accomplishment is open at a time, over both columns, and closes again; without script too", async () => {
    for (const script of [true, false]) {
      const page = await visit("/transparency-trust", { language, script });
      const row = (index: number) => page.locator("summary", { hasText: topics[index]!.title });
      const open = page.locator(".accordion details[open]");
      await row(0).click();
      await page.getByText(topics[0]!.text, { exact: true }).waitFor({ state: "visible" });
      await row(10).click();
      await page.getByText(topics[10]!.text, { exact: true }).waitFor({ state: "visible" });
      expect(await open.count()).toBe(1);
      await row(10).click();
      expect(await open.count()).toBe(0);
    }
    expect(errors).toEqual([]);
  });

  test("whoever asks for a 990 form finds its name in the request", async () => {
    const page = await visit("/transparency-trust", { language, ready: true });
    const { label, outside } = reader.link("form_990_2019");
    expect(outside).toBe(false);
    await page.getByRole("link", { name: `${words.documents.ask} ${label}` }).click();
    await page.waitForURL(/\/contact\?document=form_990_2019#document-request$/);
    expect(await page.locator("#document-request input[name=document]").inputValue()).toBe(label);
  });
});
