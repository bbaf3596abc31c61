import type { EntryContext } from "react-router";
import lightScript from "virtual:inline-script/light";
import keeperScript from "virtual:inline-script/offline/keeper-script";
import plannerScript from "virtual:inline-script/offline/planner-script";
import shellScript from "virtual:inline-script/shell";
import themeScript from "virtual:inline-script/theme";
import { head, pages, parts } from "virtual:sheets";
import { usedStyles } from "./used-styles.server.ts";
import { pageFolder } from "./page-folder.ts";

/** `en/missionVision` → the styles of all that app/pages/mission-vision imports. */
function sheetFor(routeId: string): string {
  return pages[pageFolder(routeId.split("/")[1] ?? "")] ?? "";
}

/** What the hydration of React Router needs, kept for app/inline-scripts/boot.ts to start after the paint. */
function postponeBoot(html: string, sheet: string): string {
  const preloads: string[] = [];
  return html
    .replace(/<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g, (_, href: string) => {
      preloads.push(href);
      return "";
    })
    .replace(/<script type="module" async="">([\s\S]*?)<\/script>/, (_, code: string) => {
      const data = `data-boot data-preload="${preloads.join(" ")}" data-sheet="${sheet}"`;
      return `<script type="text/plain" ${data}>${code}</script>`;
    });
}

/** What of a light page wants a few lines of script: a form that is sent once, an event that may be over. */
const wantsScript = /\sdata-(sent-once|ends)\b/;

const withScript = (html: string, script: string) =>
  html.replace("</body>", () => `<script>${script}</script></body>`);

/** The page of what can be kept has its script with it: that works offline, and in the light version. */
const withKeeper = (html: string) =>
  /\sdata-offline\b/.test(html) ? withScript(html, keeperScript) : html;

/** So has a page with a planner, in the light version: the one that is kept. */
const withPlanner = (html: string) =>
  /\sdata-planner=/.test(html) ? withScript(html, plannerScript) : html;

/** No application, no faces to fetch; the styles of what stands on it, the light version's own last. */
function lightDocument(html: string, page: string): string {
  const styles = `<style>${usedStyles(page + parts.foot + parts.light, html)}</style>`;
  const dressed = html.replace(/<meta charSet="utf-8"\s*\/?>/i, (meta) => meta + styles);
  const scripted = wantsScript.test(html) ? withScript(dressed, lightScript) : dressed;
  return withPlanner(withKeeper(scripted));
}

/**
 * Turns React's HTML into the document that is sent: theme before the paint, the styles of this page
 * inlined, the application's script postponed (performance: script never stands before the paint).
 * React skips elements it did not draw in head and body, so hydration stays clean.
 */
export function finishDocument(html: string, context: EntryContext, light: boolean): string {
  const matches = context.staticHandlerContext.matches;
  const missing = context.staticHandlerContext.statusCode === 404 ? parts.missing : "";
  const page = head + sheetFor(matches.at(-1)?.route.id ?? "") + missing;
  if (light) return lightDocument(html, page);
  const { css = [] } = context.manifest.entry as { css?: string[] };
  const sheet = css[0] ?? "";
  const withHead = html.replace(
    /<meta charSet="utf-8"\s*\/?>/i,
    (meta) => `${meta}<script>${themeScript}</script><style>${parts.fonts}${page}</style>`,
  );
  const styled = withHead.replace("<footer", () => `<style>${parts.foot}</style><footer`);
  const late = import.meta.env.PROD ? postponeBoot(styled, sheet) : styled;
  return withKeeper(withScript(late, shellScript));
}
