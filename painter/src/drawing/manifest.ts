/**
 * Grounds shown until a picture is there. A picture takes the nearest to its own upper part: a style
 * attribute would need a hole in a content security policy, a class per name needs none.
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
/** A cut-out has no ground of its own: `clear`. */
export type Placeholder = keyof typeof placeholders | "clear";

/** What was made of one slot: the files are `<slot>-<hash>-<width>.<format>`. */
export type DrawnPicture = {
  /** Of the drawing and the way it was encoded; part of the file names, so they never change. */
  hash: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Widths in pixels of the files in the best format, ascending. */
  widths: number[];
  /** Best first. The last one has a single file, of `fallbackWidth`, unless it is the only one. */
  formats: ("avif" | "webp" | "svg")[];
  /** For the few browsers that do not know the best format. */
  fallbackWidth: number;
  /** How wide pictures of this cut stand on the page, as the attribute `sizes` wants it. */
  sizes: string;
  placeholder: Placeholder;
  /** A drawing, not a photograph: captions say so. */
  illustration: boolean;
  /** Made for the dark: a dark theme need not dim it. */
  dark: boolean;
};

/** What concerns the pixels of every picture, by slot; words are the site's own affair. */
export type PictureManifest = Record<string, DrawnPicture>;
