import type { ContentFiles } from "#reader/content-files.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { catalogueOf } from "./catalogue.ts";
import { isWordShelf } from "./shelves.ts";
import { wordsPath } from "./word-folders.ts";

/** A passage that holds what somebody looks for. */
export type Found = {
  readonly path: string;
  readonly name: string;
  /** The field, `opening.title.en`. */
  readonly field: string;
  /** The words around it. */
  readonly text: string;
};

const mostFound = 40;
const around = 40;

/** Without case and accents, letter for letter as long as it was. */
const folded = (text: string) =>
  [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");

function excerpt(text: string, words: string): string | null {
  const at = folded(text).indexOf(words);
  if (at < 0) return null;
  const from = Math.max(0, at - around);
  const to = at + words.length + around;
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

function* passages(value: unknown, field = ""): Generator<[field: string, text: string]> {
  if (typeof value === "string" || typeof value === "number") yield [field, String(value)];
  else if (value && typeof value === "object") {
    for (const [name, part] of Object.entries(value)) {
      yield* passages(part, field ? `${field}.${name}` : name);
    }
  }
}

/** Where some words stand in the content, the words of articles and issues included; the first forty places. */
export function findWords(files: ContentFiles, typed: string): Found[] {
  const words = folded(typed.trim());
  if (words.length < 2) return [];
  const found: Found[] = [];
  for (const { path, name, shelf } of catalogueOf(files)) {
    const yaml = readYaml(path, files[path]!);
    const value = "value" in yaml ? yaml.value : null;
    const bodies = ["en", "es"].map(
      (language) => [language, files[wordsPath(path, language)] ?? ""] as const,
    );
    const all = isWordShelf(shelf)
      ? { ...(value as object), body: Object.fromEntries(bodies) }
      : value;
    for (const [field, text] of passages(all)) {
      const told = excerpt(text, words);
      if (told !== null) found.push({ path, name, field, text: told });
      if (found.length === mostFound) return found;
    }
  }
  return found;
}
