import type { Language } from "#domain/language/language.ts";
import type { Band } from "./woven-band.ts";
import type { Face } from "./fonts.ts";

export type SheetSettings = {
  readonly language: Language;
  readonly title: string;
  readonly subject: string;
  /** Words of every page's footer; `numbering` may contain `{page}` and `{pages}`. */
  readonly words: { readonly foot: string; readonly numbering: string };
  /** The woven band at the head of every page but the first. */
  readonly band: Band;
  /** Creation date in the metadata; by default a fixed one, so that the same content gives the same bytes. */
  readonly dated?: Date;
};

export type TextStyle = {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  /** Space between lines, in points. */
  readonly lineGap?: number;
  readonly align?: "left" | "right" | "center";
  /** Space below, in points. */
  readonly after?: number;
  readonly link?: string;
};

/** Text with bold parts: `["See ", { bold: "this" }]`. */
export type RichText = string | readonly (string | { readonly bold: string })[];

/** The site's colours in the light theme. */
export const colours = {
  ink: "#1f1b24",
  quiet: "#4f4a57",
  line: "#cfd1c5",
  sunk: "#f0ede2",
  white: "#ffffff",
  red: "#b4202e",
  redPale: "#fbe6e4",
  marigold: "#f4a81d",
  marigoldPale: "#fdf0d2",
  indigo: "#1a2257",
  /** Background of the plans that the painter draws. */
  plan: "#1c2a6b",
  planLine: "#8fb3ff",
  green: "#124a37",
  onDark: "#fff8ea",
  onIndigo: "#c4cdf5",
} as const;
