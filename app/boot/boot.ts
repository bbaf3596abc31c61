/*
 * Every page works without script. Script is loaded in three steps, none of which blocks the first paint:
 *
 *   in the head, 0.7 kB            after the paint, 4 kB             at the first interaction, 125 kB
 *   head.ts                        shell.ts                          start-application.ts
 *   theme; opens dialogs;     ───▶ menus, films, forms, ticks;  ───▶ React Router hydrates the page;
 *   buffers events                 handles the buffered events       clicks on React's buttons are repeated
 *
 * This file is the format of the data between them: describe-boot.server.ts writes it, start-application.ts reads it.
 */

/** The loader data of a page, as React Router serializes it for hydration. */
export type PageData = {
  /** `window.__reactRouterContext` without its stream. */
  readonly context: Readonly<Record<string, unknown>>;
  readonly stream: string;
};

/** All that hydrating one page takes: URLs of files, and the page's data. */
export type Boot = {
  readonly manifest: string;
  readonly entry: string;
  /** URLs of the page's route modules, by route id. */
  readonly routes: Readonly<Record<string, string>>;
  /** URLs of modules that entry and routes import. */
  readonly preload: readonly string[];
  /** URL of the style sheet of all pages. */
  readonly sheet: string;
  /** The URL of the data where a cached page is the same for everybody; else the data itself. */
  readonly data: string | PageData;
};

export function bootElement(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return `<script data-boot type="application/json">${json}</script>`;
}

/** The page's `Boot`; null in the light version, and in development, where React Router starts itself. */
export function readBoot(): Boot | null {
  const element = document.querySelector("script[data-boot]");
  return element && (JSON.parse(element.textContent) as Boot);
}
