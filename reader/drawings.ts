import { listContent } from "#reader/content.ts";
import type { Language } from "#domain/language/language.ts";

/** Drawings of the sketchbook. Ids are numbers, sometimes with a fraction (specification 3). */
export const listDrawings = (language: Language) =>
  listContent("drawings", language).map(({ id, ...drawing }) => ({ id: String(id), ...drawing }));

export type Drawing = ReturnType<typeof listDrawings>[number];
