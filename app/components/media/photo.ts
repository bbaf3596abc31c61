import type { Photo } from "#reader/photos.ts";
import { addressOf, type Language } from "#domain/language/language.ts";

/** The page of one picture; with a category, its neighbours are those of that category. */
export function photoAddress(language: Language, id: string, category: string | null): string {
  return addressOf("mediaPhoto", language, {
    params: { id },
    query: category ? { category } : {},
  });
}

/** The picture before and after the one at `index`, round and round. */
export function neighbours(photos: Photo[], index: number): { previous: Photo; next: Photo } {
  return { previous: photos.at(index - 1)!, next: photos[(index + 1) % photos.length]! };
}
