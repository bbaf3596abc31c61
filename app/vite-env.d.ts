/// <reference types="vite/client" />

declare module "virtual:inline-script/*" {
  /** A small classic script, ready to inline. */
  const code: string;
  export default code;
}

declare module "virtual:script-file/*" {
  /** The address of a small classic script. */
  const address: string;
  export default address;
}

/** Styles (vite/sheets.ts), ready to inline. */
declare module "virtual:sheets" {
  export const rootSheet: string;
  export const lightSheet: string;
  export const printSheet: string;
  /** Styles of a page besides `rootSheet`, by its folder in app/pages. */
  export const pages: Readonly<Record<string, string>>;
}
declare module "virtual:sheet/*";
