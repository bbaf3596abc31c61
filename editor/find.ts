import { englishPathOf, languageOf, languages, type Language } from "#domain/language/language.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { valuesIn } from "#reader/leaves.ts";
import { catalogueOf } from "./catalogue.ts";
import { choicesOf } from "./choices.ts";
import { folded } from "./names.ts";
import { valueIn } from "./save.ts";
import { withFigures } from "./values.ts";

export type Found = {
  readonly path: string;
  /** Path of the field: `opening.title.en`. */
  readonly field: string;
  readonly text: string;
};

const mostFound = 40;
/** Characters shown before and after the words found. */
const contextLength = 40;

function excerpt(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - contextLength), at + length + contextLength];
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

type Text = Found & { readonly page: string | null };

/** All texts with figures filled in, as visitors read them, and all figures. */
function* textsIn(files: ContentFiles): Generator<Text> {
  const choices = choicesOf(files, "en");
  const { figures } = choices;
  for (const { path, preview: page } of catalogueOf(files)) {
    for (const { field, value } of valuesIn(valueIn(path, files))) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      // Names of pages, links and kinds are no words of the site.
      if (!/\.(en|es)$/.test(field) && /^[a-z][\w-]*$/.test(String(value))) continue;
      const language = (/\w+$/.exec(field)?.[0] ?? "en") as Language;
      yield { path, field, text: withFigures(String(value), language, choices), page };
    }
    if (path !== "content/facts.yaml") continue;
    for (const [fact, pair] of Object.entries(figures).filter(
      ([one]) => !one.startsWith("how_many_"),
    ))
      for (const text of new Set(Object.values(pair)))
        yield { path, field: `facts.${fact}.value`, text, page };
  }
}

/** Finds texts that contain some words: those that begin with them first, then shorter ones first. */
export function findWords(files: ContentFiles, typed: string): Found[] {
  const words = folded(typed.trim());
  if (words.length < 2) return [];
  const found: (Found & { readonly rank: number })[] = [];
  for (const { path, field, text } of textsIn(files)) {
    const at = folded(text).indexOf(words);
    if (at < 0) continue;
    const rank = (at === 0 ? 0 : 1000) + text.length;
    found.push({ path, field, text: excerpt(text, at, words.length), rank });
  }
  return found.toSorted((one, other) => one.rank - other.rank).slice(0, mostFound);
}

/** A text for comparison with a page's: without Markdown, with single spaces. */
const visibleText = (text: string) =>
  folded(text)
    .replaceAll(/[*_`#>]|\]\([^)]*\)|\[/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Finds the field of a text on a page.
 * @param pointed the text under the pointer, then those of its ancestors
 * @param at path of the page
 * @param isShell true for header and footer, whose words all pages share
 * @returns null when no file contains the text
 */
export function findPlace(
  files: ContentFiles,
  pointed: readonly string[],
  at: string,
  isShell = false,
): Pick<Found, "path" | "field"> | null {
  const page = englishPathOf(at);
  const other = languages.filter((one) => one !== languageOf(at));
  const texts = [...textsIn(files)].map((one) => ({ ...one, text: visibleText(one.text) }));
  for (const wanted of pointed.map(visibleText)) {
    if (wanted === "") continue;
    const ranked = texts
      .filter(({ text }) => text === wanted || (wanted.length > 3 && text.includes(wanted)))
      .map((one) => ({
        ...one,
        rank:
          (one.text === wanted ? 0 : 10_000 + one.text.length) +
          (one.page === page || isShell ? 0 : 1000) +
          (other.some((language) => one.field.endsWith(`.${language}`)) ? 500 : 0) +
          ((one.path === "content/ui.yaml") !== isShell || one.field.startsWith("head.") ? 100 : 0),
      }));
    const [best] = ranked.toSorted((one, next) => one.rank - next.rank);
    if (best) return { path: best.path, field: best.field };
  }
  return null;
}
