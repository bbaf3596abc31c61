import { useLabel } from "#app/language/labels.tsx";
import type { PictureFormat } from "#reader/picture-manifest.ts";
import type { Picture } from "#reader/resolve.ts";

function pictureAddress({ name, hash }: Picture, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${hash}-${width}.${format}`;
}

export function pictureSources(picture: Picture): string {
  const [best] = picture.formats;
  return picture.widths
    .map((width) => `${pictureAddress(picture, width, best)} ${width}w`)
    .join(", ");
}

/** The file for browsers that do not support the best format. */
export function fallbackAddress(picture: Picture): string {
  const [best, ...others] = picture.formats;
  return pictureAddress(picture, picture.fallbackWidth, others.at(-1) ?? best);
}

export function lightAddress(picture: Picture): string {
  return pictureAddress(picture, picture.light.width, picture.formats[0]);
}

/**
 * With scripting off, browsers ignore `loading="lazy"` and would fetch all pictures of a page at once (HTML standard,
 * lazy loading attributes). A first `<source>` with this media query and `emptyPicture` prevents that.
 */
export const withoutScript = "(scripting: none)";
// Blanks are escaped: in a srcset a blank ends the address.
export const emptyPicture =
  "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/** The alternative text for showing in place of the picture; it says when the picture is a drawing. */
export function usePictureAlt({ alt, illustration }: Picture): string {
  const label = useLabel();
  return illustration ? label("shell.illustration", { text: alt }) : alt;
}
