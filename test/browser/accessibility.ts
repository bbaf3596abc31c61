import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { addresses } from "#domain/addresses.ts";
import { pathIn, type Language } from "#domain/language/language.ts";
import { useBrowser } from "./browser.ts";

const paths = [...Object.values(addresses).filter((path) => !path.includes(":")), "/no-such-page"];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const looks = [
  { theme: "light", width: 390 },
  { theme: "dark", width: 390 },
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
] as const;

/**
 * axe over every page of one language in both themes at both widths; a finding names the rule and the
 * element. A file for each language, so that both are asked at once.
 */
export function testAccessibility(language: Language): void {
  const { visit } = useBrowser();
  describe(`WCAG 2.2 A and AA in ${language}`, () => {
    test.each(paths)("%s has no finding in either theme at 390 and 1440 px", async (path) => {
      const page = await visit(path, { language, reducedMotion: true });
      const findings: string[] = [];
      for (const { theme, width } of looks) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        // Legacy mode leaves out pages of other origins in frames, of which there are none, and with
        // them a second page for every analysis.
        const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(rules);
        const { violations } = await axe.analyze();
        for (const { id, nodes } of violations) {
          findings.push(
            `${pathIn(language, path)} ${theme} ${width}: ${id} at ${nodes[0]?.target.join(" ")}`,
          );
        }
      }
      expect(findings).toEqual([]);
    });
  });
}
