import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOnly } from "axe-core";
import type { Page } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The file is one call, `!function(window){…}(window)`; this is its function, which adds `axe` to a window. */
const addAxe = source.slice(source.indexOf("!function") + 1, source.lastIndexOf("}(") + 1);

type AxeWindow = Window & {
  axe?: typeof import("axe-core");
  addAxe: (to: Window) => void;
  opened?: AxeWindow;
};

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules whose result depends on the theme. */
const colours = ["color-contrast", "link-in-text-block"];

const shell = [".site-header", ".site-footer"];

/**
 * Opens a page that visits many addresses from one that stays where it is: the browser compiles axe once, in the latter, which
 * saves 0.4 s of processor for each address. Only the site's pages keep their opener (COOP), so visit no file.
 */
export async function openFrom(opener: Page): Promise<Page> {
  const [page] = await Promise.all([
    opener.waitForEvent("popup"),
    opener.evaluate(() => void Object.assign(window, { opened: window.open(location.href) })),
  ]);
  await page.waitForLoadState();
  return page;
}

/**
 * Runs axe on the page in its present state.
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
  // Before its stylesheet has come, a page has findings of its own.
  await page.waitForLoadState();
  const from = (await page.opener()) ?? page;
  if (!(await from.evaluate(() => "addAxe" in window)))
    await from.evaluate(`void (window.addAxe = ${addAxe})`);
  const runOnly: RunOnly =
    what === "everything" ? { type: "tag", values: tags } : { type: "rule", values: colours };
  const exclude = withShell ? [] : shell;
  return from.evaluate(
    async ([part, left, only]) => {
      const own = window as unknown as AxeWindow;
      const checked = own.opened ?? own;
      if (!checked.axe) own.addAxe(checked);
      const { violations } = await checked.axe!.run(
        { include: [part], exclude: [...left] },
        { runOnly: only, resultTypes: ["violations"], preload: false },
      );
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}`);
    },
    [within, exclude, runOnly] as const,
  );
}
