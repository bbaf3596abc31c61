import { languages, type Language } from "#domain/language/language.ts";
import { isLongRun } from "./endurance.ts";

/** Asks in one language of two: the next test in the other one. In the long run (test/endurance.ts) in both. */
export type InTurn<Test> = { readonly test: Test };

/** @param leftOut takes a test that is the other language's */
export function inTurnFor<Test>(language: Language, test: Test, leftOut: Test): InTurn<Test> {
  let asked = 0;
  return {
    // Not a function that calls `test`: each would be told as a test of this file.
    get test() {
      const turn = languages[asked % languages.length];
      asked += 1;
      return isLongRun || turn === language ? test : leftOut;
    },
  };
}
