/// <reference types="vite/client" />

/** A classic script (vite/early-scripts.ts). */
declare module "virtual:script/*" {
  export const text: string;
}
