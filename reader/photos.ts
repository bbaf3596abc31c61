import { listContent } from "#reader/content.ts";
import type { Picture } from "./resolve.ts";
import type { Language } from "#domain/language/language.ts";

/** A picture of the gallery in one language. */
export type Photo = {
  /** A number, sometimes with a fraction (specification 3). */
  id: string;
  category: string;
  caption: string;
  picture: Picture;
};

/** Subjects of the gallery (specification 3), in the order of its filter. */
export const photoCategories = ["construction", "students", "community", "volunteers"] as const;

/**
 * The gallery's pictures. What a hundred of them have in common is one and the same object: a page's
 * data names it once, and stays small.
 */
export function listPhotos(language: Language): Photo[] {
  const seen = new Map<string, unknown>();
  const once = <T>(value: T): T => {
    const key = JSON.stringify(value);
    if (!seen.has(key)) seen.set(key, value);
    return seen.get(key) as T;
  };
  return listContent("photos", language).map(({ id, category, caption, picture }) => ({
    id: String(id),
    category,
    caption,
    picture: { ...picture, widths: once(picture.widths), formats: once(picture.formats) },
  }));
}
