/// <reference types="vite/client" />

/** A classic script (vite.config.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
