import MiniSearch from "minisearch";
import { addressOf, languages, type Language } from "../language/language.ts";
import type { Page } from "../addresses.ts";
import { searchablePosts } from "./blog.server.ts";
import { pageTexts } from "./load.server.ts";

export type SearchResult = {
  kind: "page" | "story";
  title: string;
  href: string;
  /** The stretch of text around the first word found. */
  excerpt: string;
};

type Entry = SearchResult & { id: string; text: string };

const excerptLength = 180;

/** Accents and letter case make no difference: "construccion" finds "Construcción". */
const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function entriesOf(language: Language): Entry[] {
  const pages = pageTexts(language).map(({ page, title, text }) => ({
    id: `page:${page}`,
    kind: "page" as const,
    title,
    href: addressOf(page as "home" & Page, language),
    excerpt: "",
    text,
  }));
  const stories = searchablePosts(language).map(({ id, title, text }) => ({
    id: `story:${id}`,
    kind: "story" as const,
    title,
    href: addressOf("blogPost", language, { params: { id } }),
    excerpt: "",
    text,
  }));
  return [...pages, ...stories];
}

type Index = { search: MiniSearch<Entry>; entries: Map<string, Entry> };
const indexes = new Map<Language, Index>();

/** Built at the first search of a language and kept. */
function indexOf(language: Language): Index {
  const known = indexes.get(language);
  if (known) return known;
  const entries = entriesOf(language);
  const search = new MiniSearch<Entry>({
    fields: ["title", "text"],
    processTerm: plain,
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
  });
  search.addAll(entries);
  const index = { search, entries: new Map(entries.map((entry) => [entry.id, entry])) };
  indexes.set(language, index);
  return index;
}

function excerptAround(text: string, terms: string[]): string {
  const flat = plain(text);
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => flat.indexOf(term)).filter((found) => found >= 0)),
  );
  const start = Math.max(0, (Number.isFinite(at) ? at : 0) - 60);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const part = text.slice(from, from + excerptLength).replace(/\s+\S*$/, "");
  return `${from > 0 ? "… " : ""}${part} …`;
}

/** Pages and stories that hold all words of the query, the best first. */
export function searchSite(language: Language, query: string): SearchResult[] {
  if (!languages.includes(language) || query.trim() === "") return [];
  const { search, entries } = indexOf(language);
  return search.search(query).flatMap(({ id, terms }) => {
    const entry = entries.get(String(id));
    if (!entry) return [];
    const { kind, title, href, text } = entry;
    return [{ kind, title, href, excerpt: excerptAround(text, terms) }];
  });
}
