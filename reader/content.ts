import { moduleName, type Page } from "#domain/addresses.ts";
import type { Language } from "#domain/language/language.ts";
import { loadedContent, type Content, type DocumentContent, type ListContent } from "./load.ts";
import type { PageContent } from "./pages.ts";
import { formatFact } from "./format-fact.ts";
import { shareImageOf } from "./share-images.ts";
import type { Reader, Resolved } from "./resolve.ts";

/** Pictures, links, figures and texts in one language. */
export function reader(language: Language): Reader {
  return loadedContent().readers[language];
}

export function pageContent<P extends keyof PageContent & Page>(
  page: P,
  language: Language,
): Resolved<PageContent[P]> {
  const resolved = reader(language).resolve(loadedContent().content.pages[page]);
  const shareImage = shareImageOf(moduleName(page), language);
  return "head" in resolved && shareImage
    ? { ...resolved, head: { ...resolved.head, shareImage } }
    : resolved;
}

/** Lists that are sorted by year, newest first; entries of one year keep the order of the file. */
const byYear: ReadonlySet<keyof ListContent> = new Set(["awards", "press"]);

const yearOf = (entry: unknown) => Number((entry as { readonly year?: unknown }).year ?? 0);

export function listContent<L extends keyof ListContent>(list: L, language: Language) {
  const resolved = reader(language).resolve(loadedContent().content.lists[list]);
  if (byYear.has(list) && Array.isArray(resolved))
    resolved.sort((one, other) => yearOf(other) - yearOf(one));
  return resolved;
}

export function documentContent<D extends keyof DocumentContent>(document: D, language: Language) {
  return reader(language).resolve(loadedContent().content.documents[document]);
}

/** Labels of content/ui.yaml by full name: "shell.menu" → "Menú". */
export type Labels = Record<string, string>;

/** All labels except those of forms (form-labels.ts). */
export function labelsOf(language: Language): Labels {
  const { form: _, ...groups } = loadedContent().content.ui;
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, entries]) =>
      Object.entries(entries).map(([key, pair]) => [
        `${group}.${key}`,
        reader(language).text(pair),
      ]),
    ),
  );
}

export const draftsShown = (): number => loadedContent().drafts;

export function site(language: Language): Resolved<Content["site"]> {
  return reader(language).resolve(loadedContent().content.site);
}

export function figureGroups(language: Language) {
  const { facts: file, pages } = loadedContent().content;
  const read = reader(language);
  return pages.impactFigures.groups.flatMap((id) => {
    const title = file.groups[id];
    if (!title) return [];
    const own = Object.entries(file.facts).filter(([, fact]) => fact.group === id);
    return { id, title: read.text(title), figures: own.map(([name]) => read.figure(name)) };
  });
}

/** Formats an amount like a fact: 250 like `course_price` → "$250". */
export function amountLike(name: string, amount: number, language: Language): string {
  return formatFact({ ...reader(language).fact(name), value: amount, at_least: false }, language);
}
