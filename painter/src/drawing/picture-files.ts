import type { PictureFile } from "./encode.ts";
import type { DrawnPicture } from "./manifest.ts";

export function fileName(
  slot: string,
  hash: string,
  { width, format }: Pick<PictureFile, "width" | "format">,
): string {
  return `${slot}-${hash}-${width}.${format}`;
}

export function fileNames(
  slot: string,
  { hash, widths, formats, fallbackWidth }: DrawnPicture,
): string[] {
  return formats.flatMap((format, i) =>
    (i === 0 ? widths : [fallbackWidth]).map((width) => fileName(slot, hash, { width, format })),
  );
}
