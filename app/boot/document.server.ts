import headScript from "./head.ts?script";
import lightScript from "./light.ts?script";
import ticksScript from "./controls/ticks.ts?script";
import offlineScript from "../offline/offline-form-script.ts?script";
import shellFile from "./shell.ts?worker&url";
import { stylesOf } from "./styles.server.ts";

/** Vite bundles a worker's module to one file, as a classic script needs it. In development its modules are served. */
const shellScript = import.meta.env.DEV
  ? "data:text/javascript,import(location.origin+'/app/boot/shell.ts')"
  : shellFile;

/** Inline scripts, each for pages whose HTML matches `marker`. */
const inlineScripts = [
  { marker: /<html[^>]*\sdata-light=[^]*\sdata-(?:sent-once|arrived)\b/, script: lightScript },
  { marker: /\sdata-tick=/, script: ticksScript },
  { marker: /\sdata-offline=/, script: offlineScript },
];

/**
 * React's HTML: its head's first element, the page, and React Router's `<Links>` and `<Scripts>` in a full page
 * (app/root.tsx).
 */
const parts = /^(.*?<meta charSet="utf-8"\/>)(.*)<noscript>(.*)<\/noscript><\/body><\/html>$/s;

/** Ends React Router's first script. A constant: the data are no script, so no response adds to what a page may run. */
const passData = `{const to=__reactRouterContext.streamController;to.enqueue(document.getElementById("page-data").textContent);to.close()}</script>`;

/** Makes a file of a text and returns its address; null: the page is not the same for everybody, or not kept. */
type MoveToFile = ((text: string) => string) | null;

/**
 * Puts all that hydrates a page into a template, which start-application.ts inserts at the visitor's first activity. In
 * the place where React Router wants it, where it stays in development, it would be loaded before the paint.
 */
function postpone(loading: string, data: string, moveToFile: MoveToFile) {
  const all = loading.replace("</script>", passData);
  const [links = "", ...scripts] = all.split(/<script[^>]*>|<\/script>/);
  const text = data.replaceAll("<", "\\u003c");
  const elements = `<script type="application/json" id="page-data">${text}</script>${all.slice(links.length)}`;
  const address = moveToFile?.(elements);
  return {
    scripts: scripts.filter((script) => script !== ""),
    template: import.meta.env.DEV
      ? elements
      : `<template data-boot="${address ?? ""}">${links}${address ? "" : elements}</template>`,
  };
}

/**
 * Adds styles and the head script to the head of React's HTML, and inline scripts and the template to its end.
 * Hydration ignores elements of head and body that React did not render.
 * @param data of a page that hydrates, as React Router serializes it; null in the light version
 * @returns the complete HTML, and the inline scripts and styles in it, for the Content-Security-Policy
 * @throws Error when React's HTML no longer has its parts
 */
export function finishDocument(rendered: string, data: string | null, moveToFile: MoveToFile) {
  const [, start, page = "", loading = ""] = parts.exec(rendered) ?? [];
  if (!start) throw new Error(`React's HTML does not match ${parts}`);
  const later = data === null ? null : postpone(loading, data, moveToFile);
  const styles = stylesOf(rendered, !later);
  const first = !later ? "" : `<script data-later="${shellScript}">${headScript}</script>`;
  const scripts = inlineScripts
    .filter(({ marker }) => marker.test(rendered))
    .map(({ script }) => script);
  const last = scripts.map((script) => `<script>${script}</script>`).join("");
  return {
    html: `<!DOCTYPE html>${start}${first}<style>${styles}</style>${page}${last}${later?.template ?? ""}</body></html>`,
    scripts: [...(later ? [headScript] : []), ...scripts, ...(later?.scripts ?? [])],
    styles,
  };
}
