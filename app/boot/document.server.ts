import { text as headScript } from "virtual:script/boot/head";
import { text as lightScript } from "virtual:script/boot/light";
import { text as ticksScript } from "virtual:script/boot/controls/ticks";
import { address as shellFile } from "virtual:script/boot/shell";
import { text as offlineScript } from "virtual:script/offline/offline-form-script";
import { insertInto } from "./insert.server.ts";
import { stylesOf } from "./styles.server.ts";

/** Inline scripts, each for pages whose HTML matches `marker`. */
const inlineScripts = [
  { marker: /<html[^>]*\sdata-light=[^]*\sdata-sent-once\b/, script: lightScript },
  { marker: /\sdata-tick=/, script: ticksScript },
  { marker: /\sdata-offline=/, script: offlineScript },
];

type Page = {
  readonly isLight: boolean;
  /** Null in the light version and in development. */
  readonly hydration: Hydration | null;
};

type Hydration = {
  /** The page's data, as React Router serializes it. */
  readonly data: string;
  /** Makes a file of a text and returns its address, where a cached page is the same for everybody. */
  readonly moveToFile: ((text: string) => string) | null;
};

/**
 * Takes React Router's `<Links>` and `<Scripts>` (app/root.tsx) out of the HTML and puts them into a template, which
 * start-application.ts inserts at the visitor's first activity. In their place they would be loaded before the paint.
 */
function postpone(rendered: string, { data, moveToFile }: Hydration) {
  // The last element of the body, so nothing in a page's content can take its place.
  const at = rendered.lastIndexOf("<noscript>");
  const [, loading = "", end = ""] = rendered.slice(at).split(/<\/?noscript>/);
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  const all = `${loading}<script>{const to=__reactRouterContext.streamController;to.enqueue(${text});to.close()}</script>`;
  const [links = "", ...scripts] = all.split(/<script[^>]*>|<\/script>/);
  const elements = all.slice(links.length);
  const address = moveToFile?.(elements);
  return {
    page: rendered.slice(0, at) + end,
    scripts: scripts.filter((script) => script !== ""),
    template: `<template data-boot="${address ?? ""}">${links}${address ? "" : elements}</template>`,
  };
}

/**
 * Adds styles and the head script to the head of React's HTML, and inline scripts and the template to its end.
 * Hydration ignores elements of head and body that React did not render.
 * @returns the complete HTML, and the inline scripts and styles in it, for the Content-Security-Policy
 */
export function finishDocument(rendered: string, { isLight, hydration }: Page) {
  const { page, ...later } = hydration
    ? postpone(rendered, hydration)
    : { page: rendered, scripts: [], template: "" };
  const styles = stylesOf(page, isLight);
  const first = isLight ? "" : `<script data-later="${shellFile}">${headScript}</script>`;
  const scripts = inlineScripts
    .filter(({ marker }) => marker.test(page))
    .map(({ script }) => script);
  const last = scripts.map((script) => `<script>${script}</script>`).join("");
  return {
    html: insertInto(page, `${first}<style>${styles}</style>`, last + later.template),
    scripts: [...(isLight ? [] : [headScript]), ...scripts, ...later.scripts],
    styles,
  };
}
