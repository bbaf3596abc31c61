/** The parts of the package fontkit that are used here; it brings no types. */
declare module "fontkit" {
  export function create(font: Uint8Array): { readonly characterSet: readonly number[] };
}
