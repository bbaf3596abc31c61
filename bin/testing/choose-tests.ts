import { existsSync, readFileSync } from "node:fs";
import { listFiles } from "#reader/list-files.ts";

const everything = {
  vitest: "{app,bin,domain,editor,reader,server,staff,test,tools,vite}/**/*.test.{ts,tsx}",
  playwright: "test/browser/**/*.spec.ts",
} as const;
type Runner = keyof typeof everything;

/** The test files of a runner that contain the words; the runner then selects tests by their names. */
const filesWith = (runner: Runner, words: string) =>
  listFiles(everything[runner]).filter((file) => readFileSync(file, "utf8").includes(words));

/**
 * Chooses test files whose path contains the words; if there are none, tests whose name contains them.
 * @param asked one phrase in any number of pieces, or paths of test files
 * @returns the test files of each runner; only tests with `name` in their name run, where it is not null
 */
export function chooseTests(asked: readonly string[]) {
  const words = asked.join(" ");
  const phrases = asked.every((path) => existsSync(path)) ? asked : [words];
  const filesOf = (runner: Runner) =>
    listFiles(everything[runner]).filter((file) => phrases.some((phrase) => file.includes(phrase)));
  const [vitest, playwright] = [filesOf("vitest"), filesOf("playwright")];
  if (vitest.length + playwright.length > 0) return { vitest, playwright, name: null };
  return {
    vitest: filesWith("vitest", words),
    playwright: filesWith("playwright", words),
    name: words,
  };
}
