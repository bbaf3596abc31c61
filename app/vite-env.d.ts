/// <reference types="vite/client" />

/** A classic script, and its URL if it is a file (vite/early-scripts.ts). */
declare module "virtual:script/*" {
  export const text: string;
  export const address: string;
}

/** Styles of a page besides those of all pages, by its folder in app/pages (vite/sheets.ts). */
declare module "virtual:sheets" {
  export const pages: Readonly<Record<string, string>>;
}
declare module "virtual:sheet/*";
