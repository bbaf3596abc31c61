import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { addresses } from "../../app/addresses.ts";
import { languages, pathIn } from "../../app/language/language.ts";
import { useBrowser } from "./browser.ts";

const { visit } = useBrowser();

const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), "/no-such-page"];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const looks = [
  { theme: "light", width: 390 },
  { theme: "dark", width: 390 },
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
] as const;

/** axe over one page in both themes at both widths; a finding names the rule and the element. */
describe.each(languages)("WCAG 2.2 A and AA in %s", (language) => {
  test.each(paths)("%s has no finding in either theme at 390 and 1440 px", async (path) => {
    const page = await visit(path, { language, reducedMotion: true });
    const findings: string[] = [];
    for (const { theme, width } of looks) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      for (const { id, nodes } of violations) {
        findings.push(
          `${pathIn(language, path)} ${theme} ${width}: ${id} at ${nodes[0]?.target.join(" ")}`,
        );
      }
    }
    expect(findings).toEqual([]);
  });
});
