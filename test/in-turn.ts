import { languages, type Language } from "#domain/language/language.ts";
import { isLongRun } from "./endurance.ts";

/** Tests that alternate between the two languages; in the long run (test/endurance.ts) each runs in both. */
export type InTurn<Test> = { readonly test: Test };

/** @param leftOut replaces `test` in the other language */
export function inTurnFor<Test>(language: Language, test: Test, leftOut: Test): InTurn<Test> {
  let asked = 0;
  return {
    // A getter: with a function that calls `test`, every test would be reported as one of this file.
    get test() {
      const turn = languages[asked % languages.length];
      asked += 1;
      return isLongRun || turn === language ? test : leftOut;
    },
  };
}
