import { useLabel } from "#app/language/labels.tsx";
import type { PictureFormat } from "#reader/picture-manifest.ts";
import type { Picture } from "#reader/resolve.ts";

function pictureAddress({ name, hash }: Picture, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${hash}-${width}.${format}`;
}

/** Every file in the picture's best format, as `srcset` wants it. */
export function pictureSources(picture: Picture): string {
  const [best] = picture.formats;
  return picture.widths
    .map((width) => `${pictureAddress(picture, width, best)} ${width}w`)
    .join(", ");
}

/** The one file for browsers that do not know the best format. */
export function fallbackAddress(picture: Picture): string {
  const [best, ...others] = picture.formats;
  return pictureAddress(picture, picture.fallbackWidth, others.at(-1) ?? best);
}

/** The small file that the light version sends. */
export function lightAddress(picture: Picture): string {
  return pictureAddress(picture, picture.light.width, picture.formats[0]);
}

/**
 * Where scripting is off, browsers take no notice of `loading="lazy"` and fetch every picture of a page at
 * once (HTML standard, lazy loading attributes). A source with this condition and this picture in front of the others
 * keeps them from it; browsers that do not know the condition pass the source by.
 */
export const withoutScript = "(scripting: none)";
// No blank in it: a srcset ends an address at a blank.
export const emptyPicture =
  "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/** Words that stand in a drawing's place say that it is one; of all others the footer says it once. */
export function usePictureAlt({ alt, illustration }: Picture): string {
  const label = useLabel();
  return illustration ? label("shell.illustration", { text: alt }) : alt;
}
