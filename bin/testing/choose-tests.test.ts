import { expect, test } from "vitest";
import { chooseTests, testNames } from "./choose-tests.ts";

test("names stand in tests, in groups, in tables and behind templates; other words of a file are none", async () => {
  const source = `
    // test("a comment", () => {});
    describe.each(["es"])("a group in %s", async (language) => {
      const page: string = open("/donate");
      test.each([["a row", 1]] as const)("a table of %i", () => {});
      test(\`a width of \${width} px\`, () => {});
    });
    inEachLanguage("the shell", (language) => {
      test.skipIf(!disk)("a full disk", async ({ visit }) => {});
    });`;
  expect((await testNames(source)).toSorted()).toEqual([
    "a full disk",
    "a group in %s",
    "a table of %i",
    "a width of … px",
    "the shell",
  ]);
});

test("words of a file's path choose the whole file, whichever runner has it", async () => {
  const { vitest, playwright } = await chooseTests(["recognition"]);
  expect(vitest.whole).toContain("test/site/recognition.test.ts");
  expect(playwright.whole).toEqual(["test/browser/recognition.spec.ts"]);
});

test("words of a name choose its file, and the runner that has none is left out", async () => {
  const { vitest, playwright, words } = await chooseTests(["menu", "opened", "before"]);
  expect(words).toBe("menu opened before");
  expect(vitest).toEqual({ whole: [], named: [] });
  expect(playwright).toEqual({ whole: [], named: ["test/browser/late-script.spec.ts"] });
});

test("several paths are several files", async () => {
  const files = ["bin/testing/count-tests.test.ts", "test/papers.test.ts"];
  expect((await chooseTests(files)).vitest.whole).toEqual(files);
});
