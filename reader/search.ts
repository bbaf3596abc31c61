import MiniSearch from "minisearch";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import type { Blog } from "./articles.ts";
import { blog } from "./blog.ts";
import { listContent } from "./content.ts";
import { listIssues } from "./newsletter.ts";
import { loadedContent } from "./load.ts";
import { pageTexts } from "./page-texts.ts";
import type { ResultKind } from "./schema/result-kinds.ts";
import { meaningsOf, plain, slips, tellingWords } from "./search-words.ts";

export type SearchResult = {
  kind: ResultKind;
  title: string;
  href: string;
  /** The stretch of text around the first word found, in pieces; those that were looked for are told. */
  excerpt: { text: string; isFound: boolean }[];
};

type Entry = {
  id: string;
  kind: ResultKind;
  title: string;
  href: string;
  text: string;
  /** Looked through and never shown. */
  words: string;
};

const excerptLength = 180;

/** A hundred pictures of tires do not stand before the page about them. */
const weight: Record<ResultKind, number> = {
  page: 1,
  story: 1,
  build: 1,
  position: 0.9,
  photo: 0.3,
};

const joined = (...parts: (string | string[] | undefined)[]) =>
  parts.flat().filter(Boolean).join(" · ");

/** Each entry of the site under an id of its own; `key` tells apart what has the same kind. */
function entriesOf(language: Language): Entry[] {
  const entry = (
    kind: ResultKind,
    key: string,
    rest: Pick<Entry, "title" | "href" | "text">,
    words = "",
  ) => ({
    id: `${kind}:${key}`,
    kind,
    words,
    ...rest,
  });
  const { words } = loadedContent().content.pages.search;
  const at = (
    page: "blogPost" | "greenBuild" | "internship" | "mediaDrawing" | "newsletterIssue",
    id: string,
  ) => addressOf(page, language, { params: { id } });
  return [
    ...pageTexts(language)
      .filter(({ page }) => page !== "search")
      .map(({ page, title, text }) =>
        entry(
          "page",
          page,
          { title, href: addressOf(page, language), text },
          words[page]?.[language],
        ),
      ),
    ...blog()
      .searchable(language)
      .map(({ id, title, text }) => entry("story", id, { title, href: at("blogPost", id), text })),
    ...listIssues(language).map(({ id, title, summary }) =>
      entry("story", id, { title, href: at("newsletterIssue", id), text: summary }),
    ),
    ...listContent("projects", language).map(({ id, title, description, materials, impact }) =>
      entry("build", id, {
        title,
        href: at("greenBuild", id),
        text: joined(description, materials, impact),
      }),
    ),
    ...listContent("internships", language).map(({ id, title }) =>
      entry("position", id, { title, href: at("internship", id), text: "" }),
    ),
    ...listContent("drawings", language).map(({ id, caption, picture }) =>
      entry("photo", String(id), {
        title: caption,
        href: at("mediaDrawing", String(id)),
        text: picture.alt,
      }),
    ),
  ];
}

type Index = {
  search: MiniSearch<Entry>;
  entries: Map<string, Entry>;
};
/** By the articles of the day, which are others when the content is (reader/blog.ts). */
const indexes = new WeakMap<Blog, Map<Language, Index>>();

/** Built at the first search of a language and day, and kept. */
function indexOf(language: Language): Index {
  const today = blog();
  const kept = indexes.get(today) ?? new Map<Language, Index>();
  indexes.set(today, kept);
  const known = kept.get(language);
  if (known) return known;
  const entries = entriesOf(language);
  const search = new MiniSearch<Entry>({
    fields: ["title", "text", "words"],
    processTerm: plain,
    searchOptions: {
      boost: { title: 3, words: 3 },
      boostDocument: (id) => weight[String(id).split(":")[0] as ResultKind],
      prefix: true,
    },
  });
  search.addAll(entries);
  const index = {
    search,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
  };
  kept.set(language, index);
  return index;
}

/** True when the site has a word, as it is typed. */
export function isWord(language: Language, word: string): boolean {
  return indexOf(language).search.search(word, { prefix: false, fuzzy: false }).length > 0;
}

function excerptAround(text: string, terms: string[]): SearchResult["excerpt"] {
  const flat = plain(text);
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => flat.indexOf(term)).filter((found) => found >= 0)),
  );
  const start = Math.max(0, (Number.isFinite(at) ? at : 0) - 60);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const part = text.slice(from, from + excerptLength).replace(/\s+\S*$/, "");
  const found = new Set(terms);
  // Words and what stands between them, in turn: only words can be among the terms.
  return `${from > 0 ? "… " : ""}${part} …`
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .reduce<SearchResult["excerpt"]>((pieces, piece) => {
      const isFound = found.has(plain(piece));
      const last = pieces.at(-1);
      if (last && !isFound && !last.isFound) last.text += piece;
      else if (piece) pieces.push({ text: piece, isFound });
      return pieces;
    }, []);
}

/**
 * What the site has for a query, the best first: what holds all its words; failing that, what holds them with more and
 * more e-mails mistyped ("donatoin", "veca"); failing that, what holds some of them.
 */
export function searchSite(language: Language, query: string): SearchResult[] {
  if (!languages.includes(language) || query.trim() === "") return [];
  const { search, entries } = indexOf(language);
  const words = meaningsOf(tellingWords(query)).map((queries) => ({
    combineWith: "OR" as const,
    queries,
  }));
  const all = { combineWith: "AND" as const, queries: words };
  const attempts =
    words.length === 0
      ? []
      : [
          ...slips.map((fuzzy) => ({ ...all, fuzzy, maxFuzzy: 2 })),
          { combineWith: "OR" as const, queries: words },
        ];
  const found = attempts.map((attempt) => search.search(attempt)).find(({ length }) => length > 0);
  return (found ?? []).flatMap(({ id, terms }) => {
    const entry = entries.get(String(id));
    if (!entry) return [];
    const { kind, title, href, text } = entry;
    return [{ kind, title, href, excerpt: excerptAround(text, terms) }];
  });
}
