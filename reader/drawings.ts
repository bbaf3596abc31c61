import { listContent } from "#reader/content.ts";
import type { Picture } from "./resolve.ts";
import type { Language } from "#domain/language/language.ts";

/** A drawing of the sketchbook in one language. */
export type Drawing = {
  /** A number, sometimes with a fraction (specification 3). */
  id: string;
  category: string;
  caption: string;
  picture: Picture;
};

/** The sketchbook's drawings, in its order. */
export const listDrawings = (language: Language): Drawing[] =>
  listContent("drawings", language).map(({ id, ...drawing }) => ({ id: String(id), ...drawing }));
