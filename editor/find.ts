import { languages, type Language } from "#domain/language/language.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { valuesIn } from "#reader/leaves.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { catalogueOf } from "./catalogue.ts";
import { choicesOf } from "./choices.ts";
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

function excerpt(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - around), at + length + around];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/** The words of articles and issues lie in files beside their fields. */
function valueOf(files: ContentFiles, path: string, shelf: string): unknown {
  const yaml = readYaml(path, files[path]!);
  const value = "value" in yaml ? yaml.value : null;
  if (!isWordShelf(shelf)) return value;
  const bodies = languages.map((language) => [language, files[wordsPath(path, language)] ?? ""]);
  return { ...(value as object), body: Object.fromEntries(bodies) as unknown };
}

/**
 * Passages of the content that hold some words as visitors read them, with figures filled in: first what begins with
 * them, then the shorter texts; the first forty.
 */
export function findWords(files: ContentFiles, typed: string): Found[] {
  const words = folded(typed.trim());
  if (words.length < 2) return [];
  const { figures } = choicesOf(files, "en");
  const found: (Found & { readonly rank: number })[] = [];
  for (const { path, name, shelf } of catalogueOf(files)) {
    for (const { field, value } of valuesIn(valueOf(files, path, shelf))) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      const language = (/\w+$/.exec(field)?.[0] ?? "en") as Language;
      const text = String(value).replaceAll(
        /\{\{(\w+)\}\}/g,
        (whole, fact: string) => figures[fact]?.[language] ?? whole,
      );
      const at = folded(text).indexOf(words);
      if (at < 0) continue;
      const rank = (at === 0 ? 0 : 1000) + text.length;
      found.push({ path, name, field, text: excerpt(text, at, words.length), rank });
    }
  }
  return found.toSorted((one, other) => one.rank - other.rank).slice(0, mostFound);
}
