/// <reference types="vite/client" />

declare module "virtual:inline-script/*" {
  /** Text of a classic script bundled by vite/early-scripts.ts. */
  const code: string;
  export default code;
}

declare module "virtual:script-file/*" {
  /** URL of a classic script bundled by vite/early-scripts.ts. */
  const address: string;
  export default address;
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
