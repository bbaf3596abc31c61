import { expect, inject } from "vitest";
import { addressOf } from "#domain/language/language.ts";
import { readSent } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");

inEachLanguage("check us in a minute", async (language, inTurn) => {
  const { content, reader } = await siteWords(language);
  const here = addressOf("checkUs", language);

  inTurn.test("whatever asks for money leads there, and every footer", async () => {
    for (const name of ["donate", "home", "transparencyTrust"] as const) {
      const { html, links } = await readSent(origin + addressOf(name, language));
      expect(
        links.map(({ href }) => href),
        name,
      ).toContain(here);
      expect(html.slice(html.indexOf("<footer")).includes(`href="${here}"`), name).toBe(true);
    }
  });

  inTurn.test("it says what cannot be checked yet", async () => {
    const { text } = await readSent(origin + here);
    // The number of the tax office is not supplied, nor is any of the twenty documents.
    const words = reader.resolve(content.pages.checkUs);
    const { reports, forms } = content.pages.transparencyTrust;
    const listed = String([...reports.list, ...forms.list].length);
    expect(text).toContain(words.missing_documents.replace("{missing}", listed));
    expect(text).toContain(words.missing_tax_id);
  });
});
