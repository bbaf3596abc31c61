import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("check us in a minute, in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.checkUs);
  const here = addressOf("checkUs", language);

  test("every place that asks for money leads there, and every page by its footer", async () => {
    for (const name of ["donate", "home", "transparencyTrust"] as const) {
      const { html } = await readSent(origin + addressOf(name, language));
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main.includes(`href="${here}"`), name).toBe(true);
      expect(html.slice(html.indexOf("<footer")).includes(`href="${here}"`), name).toBe(true);
    }
  });

  test("it names what can be checked elsewhere, and says what cannot yet", async () => {
    const { text, links } = await readSent(origin + here);
    expect(text).toContain("Long Way Home, Inc.");
    expect(text).toContain("501(c)(3)");
    const outside = links.filter(({ href }) => href.startsWith("https:")).map(({ href }) => href);
    const named = ["unesco.org", "news.gob.gt", "dw.com", "globalgiving.org"];
    for (const host of named)
      expect(
        outside.some((href) => href.includes(host)),
        host,
      ).toBe(true);
    // The number of the tax office is not supplied, nor is any of the twenty documents.
    const taxRow = words.rows.find(({ shows }) => shows === "tax_id")!;
    expect(text).toContain(`${taxRow.title} ${words.tax_id_to_come}`);
    const { reports, forms } = content.pages.transparencyTrust;
    const listed = [...reports.list, ...forms.list].length;
    const { many } = words.missing_documents;
    expect(text).toContain(many.replace("{missing}", String(listed)));
  });
});
