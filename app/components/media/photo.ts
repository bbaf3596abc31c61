import type { Photo } from "#reader/photos.ts";
import { addressOf, type Language } from "#domain/language/language.ts";

/** The page of one picture; with a category, its neighbours are those of that category. */
export function photoAddress(language: Language, id: string, category: string | null): string {
  return addressOf("mediaPhoto", language, {
    params: { id },
    query: category ? { category } : {},
  });
}

/** The pictures before and after one of a list, round and round: a single one is its own neighbour. */
export function neighbours(photos: Photo[], photo: Photo): { previous: Photo; next: Photo } {
  const index = photos.indexOf(photo);
  return {
    previous: photos.at(index - 1) ?? photo,
    next: photos.at((index + 1) % photos.length) ?? photo,
  };
}
