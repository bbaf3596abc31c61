import { languages, type Language } from "#domain/language/language.ts";
import { isLongRun } from "./endurance.ts";
import { siteWords } from "./site-words.ts";

type InLanguage<Test> = ReturnType<typeof siteWords> & {
  readonly language: Language;
  /** Declares a test that no language changes: they take turns; in the long run (test/endurance.ts) each runs in both. */
  readonly inTurn: { readonly test: Test };
};
type Tests = () => void | Promise<void>;

/** Replaces `test` in the other language. */
const leftOut = Object.assign(() => {}, { each: () => () => {} });

/** Declares the same tests once for each language, with its words: "search in es". */
export const eachLanguage =
  <Test>(describe: (title: string, tests: Tests) => void, test: Test) =>
  (what: string, tests: (inLanguage: InLanguage<Test>) => ReturnType<Tests>) => {
    for (const language of languages) {
      let asked = 0;
      const inTurn = {
        // A getter: with a function that calls `test`, every test would be reported as one of this file.
        get test() {
          const turn = languages[asked % languages.length];
          asked += 1;
          return isLongRun || turn === language ? test : (leftOut as Test);
        },
      };
      describe(`${what} in ${language}`, () => tests({ language, inTurn, ...siteWords(language) }));
    }
  };
