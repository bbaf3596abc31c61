/// <reference types="vite/client" />

/** A classic script, and its URL if it is a file (vite/early-scripts.ts). */
declare module "virtual:script/*" {
  export const text: string;
  export const address: string;
}

/** Style sheets to inline, as text (vite/sheets.ts). */
declare module "virtual:sheets" {
  export const rootSheet: string;
  export const lightSheet: string;
  export const printSheet: string;
  /** Styles of a page besides `rootSheet`, by its folder in app/pages. */
  export const pages: Readonly<Record<string, string>>;
}
declare module "virtual:sheet/*";
