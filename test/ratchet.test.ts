import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "#reader/list-files.ts";
import { commitOf, git } from "#server/commit.ts";

/** Lines, and comments without a subject. Whoever lowers one writes the lower figure here; nobody raises one. */
const most = { code: 54_101, css: 6381, tests: 21_755, painter: 23_797, subjectless: 0 };
/** A figure that is held this far above what is there holds nothing. */
const slack = 250;

const files = listFiles(
  ["", "!(node_modules|build)/**/"].map((at) => `${at}*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css}`),
);
const isPainter = (file: string) => file.startsWith("painter/");
const isTest = (file: string) => /^test\/|\.(test|spec)\./.test(file);
const kindOf = (file: string) => {
  if (file.endsWith(".css")) return "css";
  if (isPainter(file)) return "painter";
  return isTest(file) ? "tests" : "code";
};

/** A comment that begins so leaves out its subject: what does it, or to what is it done? */
const subjectless =
  /(?:\/\*\*?(?:\s+\*)?|^\s*\/\/)\s+(?:What|Whatever|Whether|Where|Wherever|Who|Whoever|Whose|Which|When|How|Of|Until|That)\b/gm;

function count() {
  const found = { code: 0, css: 0, tests: 0, painter: 0, subjectless: 0 };
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    found[kindOf(file)] += text.split("\n").length - 1;
    if (!isPainter(file)) found.subjectless += text.match(subjectless)?.length ?? 0;
  }
  return found;
}

/** Commits that changed a limit; none where git does not know this folder. */
const history = commitOf(".") ? git(".", ["log", "-p", "--format=", "test/ratchet.test.ts"]) : "";

test.each(Object.entries(count()))("%s: %i, and no more than before", (kind, found) => {
  const limit = most[kind as keyof typeof most];
  expect(found, `${kind} grew past ${limit}: delete before you add`).toBeLessThanOrEqual(limit);
  expect(found + slack, `write ${found} in test/ratchet.test.ts`).toBeGreaterThanOrEqual(limit);
  const limits = history.matchAll(RegExp(`^\\+const most = .*\\b${kind}: ([\\d_]+)`, "gm"));
  const earlier = Array.from(limits, ([, had]) => Number(had?.replace("_", "")));
  expect(limit, `the limit of ${kind} was lower before`).toBe(Math.min(limit, ...earlier));
});
