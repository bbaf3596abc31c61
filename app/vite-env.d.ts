/// <reference types="vite/client" />

declare module "virtual:early/*" {
  /** A small classic script, ready to inline. */
  const code: string;
  export default code;
}
