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
import { postponeBoot, putIntoHead } from "./boot/router-html.server.ts";

/** `en/missionVision` → the styles of all that app/pages/mission-vision imports. */
function sheetFor(routeId: string): string {
  return pages[pageFolder(routeId.split("/")[1] ?? "")] ?? "";
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
  const dressed = putIntoHead(html, styles);
  const scripted = wantsScript.test(html) ? withScript(dressed, lightScript) : dressed;
  return withTicks(withPlanner(withKeeper(scripted)));
}

/**
 * Turns React's HTML into the document that is sent: theme before the paint, the styles of this page
 * inlined, all other script postponed (performance: script never stands before the paint).
 * React skips elements it did not draw in head and body, so hydration stays clean.
 */
export function finishDocument(
  html: string,
  context: EntryContext,
  light: boolean,
  keepState: ((data: string) => string) | null,
): string {
  const matches = context.staticHandlerContext.matches;
  const missing = context.staticHandlerContext.statusCode === 404 ? parts.missing : "";
  const page = head + sheetFor(matches.at(-1)?.route.id ?? "") + missing;
  if (light) return lightDocument(html, page);
  const { css = [] } = context.manifest.entry as { css?: string[] };
  const sheet = css[0] ?? "";
  const styles = parts.fonts + usedStyles(page + parts.foot, html);
  const later = hasKeeper(html) ? `${shell} ${keeper}` : shell;
  const withHead = putIntoHead(
    html,
    `<script data-later="${later}">${headScript}</script><style>${styles}</style>`,
  );
  const late = import.meta.env.PROD ? postponeBoot(withHead, sheet, keepState) : withHead;
  return withTicks(withEvents(late));
}
