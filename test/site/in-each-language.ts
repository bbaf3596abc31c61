import { describe, test } from "vitest";
import { languages, type Language } from "#domain/language/language.ts";
import { inTurnFor, type InTurn } from "../in-turn.ts";
import { siteWords, type SiteWords } from "../site-words.ts";

const leftOut = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

type InLanguage = SiteWords & { readonly language: Language; readonly inTurn: InTurn<typeof test> };

/** The same tests once for each language: "search in es". Tests that no language changes are `inTurn`. */
export function inEachLanguage(
  what: string,
  tests: (inLanguage: InLanguage) => void | Promise<void>,
): void {
  for (const language of languages)
    describe(`${what} in ${language}`, async () =>
      tests({
        language,
        inTurn: inTurnFor(language, test, leftOut),
        ...(await siteWords(language)),
      }));
}
