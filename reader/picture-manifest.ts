import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

/** Drawings, committed: `npm run paint` writes them. */
export const drawingFolder = join(projectRoot, "pictures");
/** The server cuts the photographs of content/pictures/ into it (server/pictures/). */
export const photographFolder = join(projectRoot, ".cache/photographs");
export const manifestName = "manifest.json";

/**
 * Colors shown until a picture is there. A picture takes the nearest to its own upper half: a style attribute would need
 * a hole in the content security policy, a class per name needs none.
 */
export const placeholders = {
  ember: "#9f1a2c",
  flame: "#d64e30",
  amber: "#f5983a",
  straw: "#f6c559",
  cream: "#fbe9bd",
  plaster: "#e9e2d2",
  mist: "#c3d6d6",
  sky: "#9ccfe4",
  azure: "#55a6cf",
  slate: "#6b8288",
  teal: "#3ba99b",
  leaf: "#7f9a4a",
  forest: "#2b5e49",
  clay: "#a9683f",
  bark: "#5a3d33",
  rose: "#d17081",
  plum: "#6e3b84",
  night: "#192456",
} as const;
/** A cut-out shows the page behind it: `clear`. */
export type Placeholder = keyof typeof placeholders | "clear";

export type PictureFormat = "avif" | "webp" | "svg";

/** The files of one picture: `<slot>-<hash>-<width>.<format>`. */
export type PictureFiles = {
  /** Changes with the picture, so that a file never does. */
  hash: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Widths in pixels of the files in the best format, ascending. */
  widths: number[];
  /** Best first. The last one has a single file, of `fallbackWidth`, unless it is the only one. */
  formats: PictureFormat[];
  /** For the few browsers that do not know the best format. */
  fallbackWidth: number;
  /** The attribute `sizes`: the width of pictures of this use on the page. */
  sizes: string;
  placeholder: Placeholder;
  /** A drawing, not a photograph: captions say so. */
  illustration: boolean;
  /** Made for the dark: a dark theme need not dim it. */
  dark: boolean;
};

/** Every picture that can be shown, by the name of its slot. */
export type PictureManifest = {
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  /** Files in `share/`: what stands beside a link to a page that opens with this picture. */
  readonly shares: Readonly<Record<string, string>>;
  /** Files in `print/`: pictures of the press kit in the size of print. */
  readonly prints: Readonly<Record<string, string>>;
};

/** Pixels of a file in `share/`. */
export const [shareWidth, shareHeight] = [1200, 630];

/** The manifest of a folder of pictures; empty while there is none. */
export function manifestIn(folder: string): PictureManifest {
  const file = join(folder, manifestName);
  const empty = { pictures: {}, shares: {}, prints: {} };
  return existsSync(file) ? { ...empty, ...JSON.parse(readFileSync(file, "utf8")) } : empty;
}

/** The drawings, with photographs in the places of those they replace. */
export function readPictures(): PictureManifest {
  const [drawings, photographs] = [manifestIn(drawingFolder), manifestIn(photographFolder)];
  return {
    pictures: { ...drawings.pictures, ...photographs.pictures },
    shares: { ...drawings.shares, ...photographs.shares },
    prints: drawings.prints,
  };
}

type Named = Pick<PictureFiles, "hash" | "formats" | "illustration"> & { readonly name: string };

/** The path of a picture's file of this width in its best format. */
export function pathOfPicture({ name, hash, formats, illustration }: Named, width: number): string {
  const folder = illustration ? drawingFolder : photographFolder;
  return join(folder, `${name}-${hash}-${width}.${formats[0]}`);
}
