import type { Drawing } from "#reader/drawings.ts";
import { addressOf, type Language } from "#domain/language/language.ts";

/** The page of one picture; with a category, its neighbours are those of that category. */
export function drawingAddress(language: Language, id: string, category: string | null): string {
  return addressOf("mediaDrawing", language, {
    params: { id },
    query: category ? { category } : {},
  });
}

/** The pictures before and after one of a list, round and round: a single one is its own neighbour. */
export function neighbours(
  drawings: Drawing[],
  drawing: Drawing,
): { previous: Drawing; next: Drawing } {
  const index = drawings.indexOf(drawing);
  return {
    previous: drawings.at(index - 1) ?? drawing,
    next: drawings.at((index + 1) % drawings.length) ?? drawing,
  };
}
