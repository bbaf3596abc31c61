import type { Paper } from "#domain/documents/documents.ts";
import type { Language } from "#domain/language/language.ts";
import type { Band } from "./woven-band.ts";
import type { Face } from "./fonts.ts";

export type SheetSettings = {
  readonly language: Language;
  readonly paper: Paper;
  /** Names the document in the reader's window. */
  readonly title: string;
  /** One sentence on what it is. */
  readonly subject: string;
  /** At the foot of every page, before its number: `{page}` and `{pages}` are filled in. */
  readonly foot: { readonly text: string; readonly numbering: string };
  /** The woven band at the head of every page but the first. */
  readonly band: Band;
  /** The day the file bears, for a document that tells of one; the same content gives the same bytes. */
  readonly dated?: Date;
};

export type TextStyle = {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  /** Points between lines. */
  readonly lineGap?: number;
  readonly align?: "left" | "right" | "center";
  /** Points below. */
  readonly after?: number;
  readonly link?: string;
};

/** Text in one face, or in pieces: `["See ", { bold: "this" }]`. */
export type Words = string | readonly (string | { readonly bold: string })[];
