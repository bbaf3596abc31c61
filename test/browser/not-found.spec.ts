import { pathIn } from "#domain/language/language.ts";
import { expect, inEachLanguage, test } from "./browser.ts";

inEachLanguage("a page that is not there", (language) => {
  test("logs the path that was tried", async ({ visit, errors }) => {
    await visit("/not/here", { language });
    await expect.poll(() => errors.join("\n")).toContain(pathIn(language, "/not/here"));
  });
});
