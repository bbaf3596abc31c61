import { listContent } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";

/** The sketchbook's drawings, in its order. */
export const listDrawings = (language: Language) =>
  listContent("drawings", language).map(({ id, ...drawing }) => ({ id: String(id), ...drawing }));

/** A drawing of the sketchbook in one language; its id is a number, sometimes with a fraction (specification 3). */
export type Drawing = ReturnType<typeof listDrawings>[number];
