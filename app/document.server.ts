import type { EntryContext } from "react-router";
import lightScript from "virtual:inline-script/light";
import keeperScript from "virtual:inline-script/offline/keeper-script";
import plannerScript from "virtual:inline-script/offline/planner-script";
import eventsScript from "virtual:inline-script/events-at-once";
import headScript from "virtual:inline-script/head";
import ticksScript from "virtual:inline-script/ticks-at-once";
import keeper from "virtual:script-file/offline/keeper-script";
import shell from "virtual:script-file/shell";
import { head, pages, parts } from "virtual:sheets";
import { usedStyles } from "./used-styles.server.ts";
import { pageFolder } from "./page-folder.ts";
import type { Boot } from "./inline-scripts/boot.ts";

/** `en/missionVision` → the styles of all that app/pages/mission-vision imports. */
function sheetFor(routeId: string): string {
  return pages[pageFolder(routeId.split("/")[1] ?? "")] ?? "";
}

/** The parts of React Router's boot module, by what it says of each; the ids of routes and their modules in order. */
const bootParts = {
  manifest: /^import "([^"]+)"/m,
  route: /^import \* as (route\d+) from "([^"]+)"/gm,
  named: /"([^"]+)":(route\d+)\b/g,
  entry: /^import\("([^"]+)"\)/m,
};

/** @throws when React Router boots otherwise than it did */
function readBoot(code: string): Pick<Boot, "manifest" | "routes" | "entry"> {
  const manifest = bootParts.manifest.exec(code)?.[1];
  const entry = bootParts.entry.exec(code)?.[1];
  const modules = new Map(
    [...code.matchAll(bootParts.route)].map(([, name, from]) => [name, from]),
  );
  const routes = [...code.matchAll(bootParts.named)].map(([, id, name]) => [id, modules.get(name)]);
  if (!manifest || !entry || routes.length === 0 || routes.some(([, module]) => !module))
    throw new Error(`React Router's boot module is another one:\n${code}`);
  return { manifest, routes: Object.fromEntries(routes), entry };
}

/** What the hydration of React Router needs, kept for app/inline-scripts/boot.ts to start after the paint. */
function postponeBoot(html: string, sheet: string): string {
  const preload: string[] = [];
  return html
    .replace(/<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g, (_, href: string) => {
      preload.push(href);
      return "";
    })
    .replace(/<script type="module" async="">([\s\S]*?)<\/script>/, (_, code: string) => {
      const named = readBoot(code);
      const own = [named.manifest, named.entry, ...Object.values(named.routes)];
      const shared = preload.filter((href) => !own.includes(href));
      const boot: Boot = { preload: shared, sheet, ...named };
      return `<script data-boot type="application/json">${JSON.stringify(boot)}</script>`;
    });
}

/** What of a light page wants a few lines of script: a form that is sent once, an event that may be over. */
const wantsScript = /\sdata-(sent-once|ends)\b/;

const withScript = (html: string, script: string) =>
  html.replace("</body>", () => `<script>${script}</script></body>`);

/** What a list of events says of them holds on the day it is read. */
const withEvents = (html: string) =>
  /\sdata-ends\b/.test(html) ? withScript(html, eventsScript) : html;

/** What somebody ticked stands there when the page does, and a tick made before any other script came is kept. */
const withTicks = (html: string) =>
  /\sdata-tick=/.test(html) ? withScript(html, ticksScript) : html;

/** The page of what can be kept has a script of its own: the light version of it, which is the one that is kept, inside. */
const hasKeeper = (html: string) => /\sdata-offline\b/.test(html);
const withKeeper = (html: string) => (hasKeeper(html) ? withScript(html, keeperScript) : html);

/** So has a page with a planner, in the light version: the one that is kept. */
const withPlanner = (html: string) =>
  /\sdata-planner=/.test(html) ? withScript(html, plannerScript) : html;

/** No application, no faces to fetch; the styles of what stands on it, the light version's own last. */
function lightDocument(html: string, page: string): string {
  const styles = `<style>${usedStyles(page + parts.foot + parts.light, html)}</style>`;
  const dressed = html.replace(/<meta charSet="utf-8"\s*\/?>/i, (meta) => meta + styles);
  const scripted = wantsScript.test(html) ? withScript(dressed, lightScript) : dressed;
  return withTicks(withPlanner(withKeeper(scripted)));
}

/**
 * Turns React's HTML into the document that is sent: theme before the paint, the styles of this page
 * inlined, all other script postponed (performance: script never stands before the paint).
 * React skips elements it did not draw in head and body, so hydration stays clean.
 */
export function finishDocument(html: string, context: EntryContext, light: boolean): string {
  const matches = context.staticHandlerContext.matches;
  const missing = context.staticHandlerContext.statusCode === 404 ? parts.missing : "";
  const page = head + sheetFor(matches.at(-1)?.route.id ?? "") + missing;
  if (light) return lightDocument(html, page);
  const { css = [] } = context.manifest.entry as { css?: string[] };
  const sheet = css[0] ?? "";
  const styles = parts.fonts + usedStyles(page + parts.foot, html);
  const later = hasKeeper(html) ? `${shell} ${keeper}` : shell;
  const withHead = html.replace(
    /<meta charSet="utf-8"\s*\/?>/i,
    (meta) => `${meta}<script data-later="${later}">${headScript}</script><style>${styles}</style>`,
  );
  const late = import.meta.env.PROD ? postponeBoot(withHead, sheet) : withHead;
  return withTicks(withEvents(late));
}
