import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

/** Drawings, written by `npm run paint` and committed. */
export const drawingFolder = join(projectRoot, "pictures");
export const photographFolder = join(projectRoot, ".cache/photographs");
export const pictureFolders = [drawingFolder, photographFolder];
export const manifestName = "manifest.json";

/**
 * Background colors while a picture loads: the one closest to its upper half. They are classes, because the content
 * security policy forbids style attributes.
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
/** `clear` is for pictures with transparency. */
export type Placeholder = keyof typeof placeholders | "clear";

export type PictureFormat = "avif" | "webp" | "svg";

/** The files of one picture: `<slot>-<hash>-<width>.<format>`. */
export type PictureFiles = {
  hash: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Widths in pixels of the files in the best format, ascending. */
  widths: number[];
  /** Best first. The last one has a single file, of `fallbackWidth`, unless it is the only one. */
  formats: PictureFormat[];
  /** For browsers without the best format. */
  fallbackWidth: number;
  /** The attribute `sizes`: the width of pictures of this use on the page. */
  sizes: string;
  placeholder: Placeholder;
  /** A drawing, not a photograph: captions say so. */
  illustration: boolean;
  /** True when the dark theme need not dim it. */
  dark: boolean;
};

export type PictureManifest = {
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  /** Files in `share/` by slot: preview images of shared links. */
  readonly shares: Readonly<Record<string, string>>;
  /** Files in `print/` by slot: large pictures of the press kit. */
  readonly prints: Readonly<Record<string, string>>;
  /** Hashes of what the pictures were painted from, by slot (bin/paint/). */
  readonly versions: Readonly<Record<string, string>>;
};

/** Pixels of a file in `share/`. */
export const [shareWidth, shareHeight] = [1200, 630];

/** The manifest of a folder; empty when there is none, or when that of photographs is damaged: they are cut again. */
export function manifestIn(folder: string): PictureManifest {
  const file = join(folder, manifestName);
  const empty = { pictures: {}, shares: {}, prints: {}, versions: {} };
  try {
    return { ...empty, ...JSON.parse(readFileSync(file, "utf8")) };
  } catch (error) {
    if (folder === drawingFolder && existsSync(file)) throw error;
    return empty;
  }
}

/** All pictures by slot; photographs replace drawings, except those whose files a full disk or a kill has lost. */
export function readPictures(): PictureManifest {
  const [drawings, photographs] = [manifestIn(drawingFolder), manifestIn(photographFolder)];
  const present = Object.entries(photographs.pictures).filter(([name, files]) =>
    files.widths.every((width) => existsSync(pathOfPicture({ name, ...files }, width))),
  );
  return {
    ...drawings,
    pictures: { ...drawings.pictures, ...Object.fromEntries(present) },
    shares: { ...drawings.shares, ...photographs.shares },
  };
}

type Named = Pick<PictureFiles, "hash" | "formats" | "illustration"> & { readonly name: string };

export function pathOfPicture({ name, hash, formats, illustration }: Named, width: number): string {
  const folder = illustration ? drawingFolder : photographFolder;
  return join(folder, `${name}-${hash}-${width}.${formats[0]}`);
}

export type WeighedPicture = PictureFiles & {
  formats: [best: PictureFormat, ...others: PictureFormat[]];
  /** The file for the light version: its width in pixels, and thousands of bytes, rounded up. */
  light: { width: number; kilobytes: number };
};

const enoughPixels = 360;

/** Adds the size of the light version's file, which pages show before loading it. */
export function withWeights(pictures: PictureManifest["pictures"]): Record<string, WeighedPicture> {
  const weighed = Object.entries(pictures).map(([name, files]): [string, WeighedPicture] => {
    const [best, ...others] = files.formats;
    if (best === undefined) throw new Error(`The picture "${name}" has no files.`);
    const width = files.widths.find((one) => one >= enoughPixels) ?? Math.max(...files.widths);
    const { size } = statSync(pathOfPicture({ name, ...files }, width));
    const light = { width, kilobytes: Math.ceil(size / 1000) };
    return [name, { ...files, formats: [best, ...others], light }];
  });
  return Object.fromEntries(weighed);
}
