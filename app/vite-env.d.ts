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

/** Styles by what brings them (vite/sheets.ts), ready to inline. */
declare module "virtual:sheets" {
  export const head: string;
  export const parts: Readonly<Record<"foot" | "fonts" | "light" | "missing", string>>;
  /** By the folder of the page. */
  export const pages: Readonly<Record<string, string>>;
}
declare module "virtual:sheet/*";
