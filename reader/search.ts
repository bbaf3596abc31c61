import MiniSearch from "minisearch";
import type { ItemPage } from "#domain/addresses.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import { blog, type Blog } from "./articles.ts";
import { listContent } from "./content.ts";
import { listIssues } from "./newsletter.ts";
import { loadedContent } from "./load.ts";
import { pageTexts } from "./page-texts.ts";
import type { ResultKind } from "./schema/result-kinds.ts";
import { meaningsOf, plain, slips, tellingWords } from "./search-words.ts";

/** A piece of the text around the first match; `isFound` marks the words of the query. */
type Piece = { text: string; isFound: boolean };

type Entry = ReturnType<typeof entriesOf>[number];

const excerptLength = 180;

/** Weights keep a hundred pictures of tires below the page about tires. */
const weight: Record<ResultKind, number> = {
  page: 1,
  story: 1,
  build: 1,
  position: 0.9,
  photo: 0.3,
};

const joined = (...parts: (string | string[] | undefined)[]) =>
  parts.flat().filter(Boolean).join(" · ");

/** Everything that can be found, in one language; `words` are searched, but never shown. */
function entriesOf(language: Language) {
  const { words } = loadedContent().content.pages.search;
  const item = (kind: ResultKind, page: ItemPage, id: string, title: string, text: string) => {
    const href = addressOf(page, language, { params: { id } });
    return { kind, id: `${kind}:${id}`, title, href, text, words: "" };
  };
  return [
    ...pageTexts(language)
      .filter(({ page }) => page !== "search")
      .map(({ page, title, text }) => {
        const [id, href] = [`page:${page}`, addressOf(page, language)];
        return {
          kind: "page" as const,
          id,
          title,
          href,
          text,
          words: words[page]?.[language] ?? "",
        };
      }),
    ...blog()
      .searchable(language)
      .map(({ id, title, text }) => item("story", "blogPost", id, title, text)),
    ...listIssues(language).map(({ id, title, summary }) =>
      item("story", "newsletterIssue", id, title, summary),
    ),
    ...listContent("projects", language).map(({ id, title, description, materials, impact }) =>
      item("build", "greenBuild", id, title, joined(description, materials, impact)),
    ),
    ...listContent("internships", language).map(({ id, title }) =>
      item("position", "internship", id, title, ""),
    ),
    ...listContent("drawings", language).map(({ id, caption, picture }) =>
      item("photo", "mediaDrawing", id, caption, picture.alt),
    ),
  ];
}

type Index = { search: MiniSearch<Entry>; entries: Map<string, Entry> };

/** Cache by `Blog`, which is a new object when the content or the day changes (reader/articles.ts). */
const indexes = new WeakMap<Blog, Partial<Record<Language, Index>>>();

function indexOf(language: Language): Index {
  const today = blog();
  const kept = indexes.get(today) ?? {};
  indexes.set(today, kept);
  return (kept[language] ??= makeIndex(language));
}

function makeIndex(language: Language): Index {
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
  return { search, entries: new Map(entries.map((entry) => [entry.id, entry])) };
}

/** True when the site contains a word in exactly this spelling. */
export function isWord(language: Language, word: string): boolean {
  return indexOf(language).search.search(word, { prefix: false, fuzzy: false }).length > 0;
}

function excerptAround(text: string, terms: string[]): Piece[] {
  const flat = plain(text);
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => flat.indexOf(term)).filter((found) => found >= 0)),
  );
  const start = Math.max(0, (Number.isFinite(at) ? at : 0) - 60);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const part = text.slice(from, from + excerptLength).replace(/\s+\S*$/, "");
  const found = new Set(terms);
  // `split` alternates separators and words.
  return `${from > 0 ? "… " : ""}${part} …`
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .reduce<Piece[]>((pieces, piece) => {
      const isFound = found.has(plain(piece));
      const last = pieces.at(-1);
      if (last && !isFound && !last.isFound) last.text += piece;
      else if (piece) pieces.push({ text: piece, isFound });
      return pieces;
    }, []);
}

/**
 * Searches the site, best match first. Attempts until one finds something: all words; all words with more and more
 * mistyped letters ("donatoin", "veca"); some of the words.
 */
export function searchSite(language: Language, query: string) {
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
