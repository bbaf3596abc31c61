import type { Language } from "#domain/language/language.ts";
import type { Band } from "./woven-band.ts";
import type { Face } from "./fonts.ts";

export type SheetSettings = {
  readonly language: Language;
  /** Title of the PDF, in its metadata. */
  readonly title: string;
  /** Subject of the PDF, in its metadata. */
  readonly subject: string;
  /** Footer of every page; `numbering` may contain `{page}` and `{pages}`. */
  readonly foot: { readonly text: string; readonly numbering: string };
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
