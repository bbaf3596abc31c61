import { expect, test } from "vitest";
import { languages, pathIn } from "#domain/language/language.ts";
import { useBrowser } from "./browser.ts";

const { visit, errors } = useBrowser();

test.each(languages)(
  "a page that is not there logs the attempted path, in %s",
  async (language) => {
    const path = pathIn(language, "/not/here");
    await visit("/not/here", { language });
    await expect.poll(() => errors.join("\n")).toContain(path);
  },
);
