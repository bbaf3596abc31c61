import type { Encoded, PictureFile } from "./encode.ts";
import { KeptFiles } from "./kept-files.ts";

/** What is remembered of a drawn slot: what it was made from, and what came out. */
export type DrawnMemory = { key: string; hash: string; encoded: Encoded };

/** Name of one file of a picture. */
export function fileName(
  slot: string,
  hash: string,
  { width, format }: Pick<PictureFile, "width" | "format">,
): string {
  return `${slot}-${hash}-${width}.${format}`;
}

/** The names of all files of a drawn picture. */
export function fileNames(slot: string, { hash, encoded }: DrawnMemory): string[] {
  const { widths, formats, fallbackWidth } = encoded;
  return formats.flatMap((format, i) =>
    (i === 0 ? widths : [fallbackWidth]).map((width) => fileName(slot, hash, { width, format })),
  );
}

/** The folder of drawn pictures. */
export function openPictures(folder: string): Promise<KeptFiles<DrawnMemory>> {
  return KeptFiles.open(folder, fileNames);
}
