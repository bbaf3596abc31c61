import type { Pair } from "./schema/pair.ts";

/** What bin/draw.ts made of one picture slot: the files are /pictures/<slot>-<hash>-<width>.<format>. */
export type DrawnPicture = {
  /** Of the drawing and the way it was encoded; part of the file names, so they never change. */
  hash: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Widths in pixels for which files exist, ascending. */
  widths: number[];
  /** File formats, best first. */
  formats: ("avif" | "webp" | "svg")[];
  /** Shown until the picture is there. */
  colour: string;
  alt: Pair;
  caption?: Pair | undefined;
  /** A drawing, not a photograph: captions say so. */
  illustration: boolean;
};

export type PictureManifest = Record<string, DrawnPicture>;
