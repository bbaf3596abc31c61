import type { EntryContext } from "react-router";
import shellScript from "virtual:early/shell";
import themeScript from "virtual:early/theme";
import footSheet from "./styles/foot.css?inline";
import baseSheet from "./styles/shell.css?inline";

/** Styles of each page module beside the shell's, by the module's name: `./pages/home.css`. */
const pageSheets = import.meta.glob<string>("./pages/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** `en/missionVision` → the styles of pages/mission-vision.css. */
function sheetFor(routeId: string): string {
  const page = (routeId.split("/")[1] ?? "").replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  return pageSheets[`./pages/${page}.css`] ?? "";
}

/** What the hydration of React Router needs, kept for app/early/boot.ts to start after the paint. */
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

/**
 * Turns React's HTML into the document that is sent: theme before the paint, the styles of this page
 * inlined, the application's script postponed (performance: script never stands before the paint).
 * React skips elements it did not draw in head and body, so hydration stays clean.
 */
export function finishDocument(html: string, context: EntryContext): string {
  const matches = context.staticHandlerContext.matches;
  const styles = baseSheet + sheetFor(matches.at(-1)?.route.id ?? "");
  const { css = [] } = context.manifest.entry as { css?: string[] };
  const sheet = css[0] ?? "";
  const withHead = html.replace(
    /<meta charSet="utf-8"\s*\/?>/i,
    (meta) => `${meta}<script>${themeScript}</script><style>${styles}</style>`,
  );
  const styled = withHead.replace("<footer", () => `<style>${footSheet}</style><footer`);
  const late = import.meta.env.PROD ? postponeBoot(styled, sheet) : styled;
  return late.replace("</body>", () => `<script>${shellScript}</script></body>`);
}
