import { describe, expect, test } from "vitest";
import { addresses } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { ready, useBrowser } from "./browser.ts";

const { visit, errors, origin } = useBrowser();
const paths = Object.values(addresses).filter((path) => !path.includes(":"));

describe.each(languages)("every page in %s", (language) => {
  test.each(paths)(
    "%s takes over cleanly, asks nobody else for anything and fits a narrow screen",
    async (path) => {
      const page = await visit("/robots.txt", { width: 390 });
      const strangers: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(origin) && !request.url().startsWith("data:"))
          strangers.push(request.url());
      });
      await page.goto(pathIn(language, path));
      await ready(page);
      await page.waitForTimeout(150);
      expect(errors).toEqual([]);
      expect(strangers).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});
