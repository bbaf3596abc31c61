import type { ListContent } from "#reader/load.ts";
import type { Resolved } from "#reader/resolve.ts";
import { addressOf, type Language } from "#domain/language/language.ts";

export type Drawing = Resolved<ListContent["drawings"]>[number];

/** Address of a picture's page; with a category, previous and next stay within it. */
export function drawingAddress(language: Language, id: string, category: string | null): string {
  return addressOf("mediaDrawing", language, {
    params: { id },
    query: category ? { category } : {},
  });
}

/** The pictures before and after one of a list. The list is circular. */
export function neighbours(drawings: Drawing[], drawing: Drawing) {
  const index = drawings.indexOf(drawing);
  return {
    previous: drawings.at(index - 1) ?? drawing,
    next: drawings.at((index + 1) % drawings.length) ?? drawing,
  };
}
