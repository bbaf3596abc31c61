/*
 * A page is whole without script. What script adds comes in three steps, and none stands before the paint:
 *
 *   in the head, 0.4 kB            after the paint, 4 kB             at the first touch, 125 kB
 *   head.ts                        shell.ts                          start-application.ts
 *   theme; keeps early presses ──▶ menus, films, forms, ticks;  ───▶ React Router takes the page over;
 *                                  is told of the kept presses       presses on React's buttons are made again
 *
 * This file is what both sides agree on: describe-boot.server.ts writes it, start-application.ts reads it.
 */

/** The data of a page, as React Router hands it from the server to the browser. */
export type PageData = {
  /** `window.__reactRouterContext`, but for its stream. */
  readonly context: Readonly<Record<string, unknown>>;
  readonly stream: string;
};

/** The application for one page: addresses of files, and the page's data. */
export type Boot = {
  readonly manifest: string;
  readonly entry: string;
  /** The modules of the page's routes by their ids. */
  readonly routes: Readonly<Record<string, string>>;
  /** Modules that the others import. */
  readonly preload: readonly string[];
  /** The styles of all pages. */
  readonly sheet: string;
  /** The address of the data of a page that everybody gets alike; the data itself of any other page. */
  readonly data: string | PageData;
};

/** The element that carries the `Boot` of a page. */
export function bootElement(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return `<script data-boot type="application/json">${json}</script>`;
}

/** Null in the light version, and while developing, where React Router starts itself. */
export function readBoot(): Boot | null {
  const element = document.querySelector("script[data-boot]");
  return element && (JSON.parse(element.textContent) as Boot);
}
