import { expect, test } from "vitest";
import { chooseTests, testNames } from "./choose-tests.ts";

test("names stand in tests, groups, tables and templates", async () => {
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

test("words of a path choose whole files of both runners", async () => {
  const { vitest, playwright, name } = await chooseTests(["media"]);
  expect(vitest).toContain("test/site/media.test.ts");
  expect(playwright).toEqual(["test/browser/media.spec.ts"]);
  expect(name).toBeNull();
});

test("another page's test is not chosen by its name", async () => {
  const { vitest, playwright } = await chooseTests(["contact"]);
  expect(vitest).toContain("test/site/contact.test.ts");
  for (const file of [...vitest, ...playwright]) expect(file).toContain("contact");
});

test("words that no path holds choose tests by their name", async () => {
  const chosen = await chooseTests(["menu", "opened", "before"]);
  const playwright = ["test/browser/late-script.spec.ts"];
  expect(chosen).toEqual({ vitest: [], playwright, name: "menu opened before" });
});

test("several paths are several files", async () => {
  const files = ["bin/testing/count-tests.test.ts", "test/papers.test.ts"];
  expect((await chooseTests(files)).vitest).toEqual(files);
});
