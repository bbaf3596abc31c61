import { existsSync, readFileSync } from "node:fs";
import { listFiles } from "#reader/list-files.ts";

/** Folders with tests beside the code. */
export const tested = "app,bin,domain,editor,reader,server,staff,tools,vite";

const choose = (isChosen: (file: string) => boolean) => ({
  vitest: listFiles(`{${tested},test}/**/*.test.{ts,tsx}`).filter(isChosen),
  playwright: listFiles("test/browser/**/*.spec.ts").filter(isChosen),
});

/**
 * Chooses test files whose path contains the words; if there are none, tests whose name contains them.
 * @param asked one phrase in any number of pieces, or paths of test files
 * @returns the test files of each runner; only tests with `name` in their name run, where it is not null
 */
export function chooseTests(asked: readonly string[]) {
  const words = asked.join(" ");
  const phrases = asked.every((path) => existsSync(path)) ? asked : [words];
  const byPath = choose((file) => phrases.some((phrase) => file.includes(phrase)));
  if (byPath.vitest.length + byPath.playwright.length > 0) return { ...byPath, name: null };
  return { ...choose((file) => readFileSync(file, "utf8").includes(words)), name: words };
}
