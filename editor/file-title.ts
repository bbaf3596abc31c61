import type { Language } from "#domain/language/language.ts";
import type { Pair } from "#reader/schema/pair.ts";

/** "form_title" → "Form title" */
export function plainName(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What files are called: by their own titles, by path, else by the editor's words, by name. */
export type FileNames = {
  readonly titles: Readonly<Record<string, Pair>>;
  readonly files: Readonly<Record<string, Pair>>;
};

/** The name of a file in a list. */
export function fileTitle(
  { titles, files }: FileNames,
  { path, name }: { readonly path: string; readonly name: string },
  language: Language,
): string {
  const title = titles[path];
  if (!title || name === "home") return files[name]?.[language] ?? plainName(name);
  // Titles for search say more after a colon than a list has room for.
  return path.startsWith("content/pages/") ? title[language].split(":")[0]! : title[language];
}
