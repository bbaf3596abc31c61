import { describe, test } from "vitest";
import { languages, type Language } from "#domain/language/language.ts";
import { inTurnFor, type InTurn } from "../in-turn.ts";

const leftOut = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test;

/** The same tests once for each language: "search in es". What the words cannot change is asked `inTurn`. */
export function inEachLanguage(
  what: string,
  tests: (language: Language, inTurn: InTurn<typeof test>) => void | Promise<void>,
): void {
  for (const language of languages)
    describe(`${what} in ${language}`, () => tests(language, inTurnFor(language, test, leftOut)));
}
