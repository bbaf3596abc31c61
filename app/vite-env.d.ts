/// <reference types="vite/client" />

/** A classic script, and its URL if it is a file (vite/early-scripts.ts). */
declare module "virtual:script/*" {
  export const text: string;
  export const address: string;
}
