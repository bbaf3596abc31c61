import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOnly } from "axe-core";
import type { Page } from "./browser.ts";

/** The minified file, because every page parses it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules that the colours of a page can break; everything else is the same in every theme. */
const colours = ["color-contrast", "link-in-text-block"];

/** The header and footer that all pages share. */
const shell = [".site-header", ".site-footer"];

/**
 * What axe finds on a page as it stands: "color-contrast at .lead". Axe is brought to a document once,
 * however often it is asked.
 * @param what every rule, or those that look at colours
 * @param withShell with header and footer
 * @param within a selector; only this part of the page is looked at
 */
export async function axeFindings(
  page: Page,
  what: "everything" | "colours" = "everything",
  { withShell = true, within = "html" } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const runOnly: RunOnly =
    what === "everything" ? { type: "tag", values: tags } : { type: "rule", values: colours };
  const exclude = withShell ? [] : shell;
  return page.evaluate(
    async ([part, left, only]) => {
      const { run } = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
      const { violations } = await run(
        { include: [part], exclude: [...left] },
        {
          runOnly: only,
          resultTypes: ["violations"],
          preload: false,
        },
      );
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}`);
    },
    [within, exclude, runOnly] as const,
  );
}
