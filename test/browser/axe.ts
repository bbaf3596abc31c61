import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOnly } from "axe-core";
import type { Page } from "./browser.ts";

/** The minified file, because every page parses it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules whose result depends on the theme. */
const colours = ["color-contrast", "link-in-text-block"];

/** The header and footer that all pages share. */
const shell = [".site-header", ".site-footer"];

/**
 * Runs axe on the page in its present state and loads it into the document if needed.
 * @param what every rule, or only those about colours
 * @param withShell false to leave out header and footer
 * @param within a selector; only this part of the page is checked
 * @returns one line for each violation: "color-contrast at .lead"
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
