/**
 * Background colours shown while a picture loads; each picture uses the one nearest to its upper part. A fixed
 * set of classes, because inline styles would need an exception in the content security policy.
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
/** A cut-out has a transparent background: `clear`. */
export type Placeholder = keyof typeof placeholders | "clear";

/** Manifest entry of a slot; its files are `<slot>-<hash>-<width>.<format>`. */
export type DrawnPicture = {
  /** Hash of drawing and encoder settings; a file with this name never changes. */
  hash: string;
  /** Width of the largest file in px. */
  width: number;
  height: number;
  /** Widths of the files in the best format, in px, ascending. */
  widths: number[];
  /** Formats, best first. The last one has one file of `fallbackWidth`, unless it is the only format. */
  formats: ("avif" | "webp" | "svg")[];
  /** Width in px for the few browsers without the best format. */
  fallbackWidth: number;
  /** The `sizes` attribute of this cut. */
  sizes: string;
  placeholder: Placeholder;
  /** True for drawings, false for photographs; captions state it. */
  illustration: boolean;
  /** True if a dark theme need not dim the picture. */
  dark: boolean;
};

/** Manifest entries by slot. Alternative texts and captions belong to the site. */
export type PictureManifest = Record<string, DrawnPicture>;
