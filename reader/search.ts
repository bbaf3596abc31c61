import MiniSearch from "minisearch";
import type { ItemPage } from "#domain/addresses.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import { blog, type Blog } from "./articles.ts";
import { listContent, pageContent } from "./content.ts";
import { listIssues } from "./newsletter.ts";
import { loadedContent } from "./load.ts";
import { pageTexts } from "./page-texts.ts";
import type { Destination } from "./resolve.ts";
import type { ResultKind } from "./schema/result-kinds.ts";

/** Lower case without accents: "construccion" finds "Construcción". */
const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Without the ending of a plural, for words of five letters and more: "talleres" and "taller" are one. */
function stem(language: Language, text: string): string {
  const word = plain(text);
  if (word.length < 5) return word;
  if (language === "es") return word.replace(/(?:(?<=[rldnj])e)?s$/, "");
  return word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
}

/** Each word of a query is searched several times; a long one would keep everybody else waiting. */
const mostWords = 12;

/** The words of a text without `small_words` (articles, prepositions); all words when nothing else is left. */
function tellingWords(text: string): string[] {
  const found = text.match(/[\p{L}\p{N}\p{M}]+/gu)?.map(plain) ?? [];
  const words = [...new Set(found)];
  const { small_words } = loadedContent().content.pages.search;
  const small = new Set(Object.values(small_words).flatMap((list) => plain(list).split(" ")));
  const telling = words.filter((word) => word.length > 1 && !small.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

function meaningsOf(language: Language, words: readonly string[]): string[][] {
  const { synonyms } = loadedContent().content.pages.search;
  const groups = synonyms.map((group) => group.map(plain));
  const isIn = (group: string[], word: string) =>
    group.some((one) => stem(language, one) === stem(language, word));
  return words.map((word) => [
    ...new Set([word, ...groups.filter((group) => isIn(group, word)).flat()]),
  ]);
}

/**
 * Functions from a word to the number of letters that may be mistyped, from strict to tolerant: the first accepts none
 * ("stock" does not find "stick"), in the last "veca" finds "beca".
 */
const slips = [
  () => false,
  (word: string) => (word.length > 6 ? 2 : word.length > 4 ? 1 : false),
  (word: string) => (word.length > 5 ? 2 : word.length > 3 ? 1 : false),
] as const;

/** A piece of the text around the first match; `isFound` marks the words of the query. */
type Piece = { text: string; isFound: boolean };

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
  const entry = (kind: ResultKind, id: string, title: string, href: string, text: string) => {
    return { kind, id: `${kind}:${id}`, title, href, text, words: "" };
  };
  const item = (kind: ResultKind, page: ItemPage, id: string, title: string, text: string) =>
    entry(kind, id, title, addressOf(page, language, { params: { id } }), text);
  return [
    ...pageTexts(language)
      .filter(({ page }) => page !== "search")
      .map(({ page, title, text }) => ({
        ...entry("page", page, title, addressOf(page, language), text),
        words: words[page]?.[language] ?? "",
      })),
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

type Index = ReturnType<typeof makeIndex>;

/** Cache by `Blog`, which is a new object when the content or the day changes (reader/articles.ts). */
const indexes = new WeakMap<Blog, Partial<Record<Language, Index>>>();

function indexOf(language: Language): Index {
  const today = blog();
  const kept = indexes.get(today) ?? {};
  indexes.set(today, kept);
  return (kept[language] ??= makeIndex(language));
}

function makeIndex(language: Language) {
  const entries = entriesOf(language);
  const processTerm = (term: string) => stem(language, term);
  const search = new MiniSearch<ReturnType<typeof entriesOf>[number]>({
    fields: ["title", "text", "words"],
    processTerm,
    searchOptions: {
      boost: { title: 3, words: 3 },
      boostDocument: (id) => weight[String(id).split(":")[0] as ResultKind],
      // Shorter ones begin half of all words.
      prefix: (term) => term.length > 2,
    },
  });
  search.addAll(entries);
  const questions = questionsIn(language);
  const asked = new MiniSearch<Question>({ fields: ["words"], processTerm });
  asked.addAll(questions);
  return { search, entries: new Map(entries.map((entry) => [entry.id, entry])), asked, questions };
}

/** True when the site contains a word in exactly this spelling. @param prefix or one that begins so */
function isWord(language: Language, word: string, prefix = false): boolean {
  return indexOf(language).search.search(word, { prefix, fuzzy: false }).length > 0;
}

/** Puts two letters of a longer word back in order, where the site contains it so: "stoev" is "stove". */
function inOrder(language: Language, word: string): string {
  if (word.length < 5 || isWord(language, word)) return word;
  const swapped = (at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  const ways = Array.from(word.slice(1), (_, at) => swapped(at));
  return ways.find((way) => isWord(language, way, true)) ?? word;
}

/** A word that the site contains is not mistyped: "prize" is not "price". */
const slipOf = (language: Language, slip: (typeof slips)[number]) => (word: string) =>
  isWord(language, word) ? false : slip(word);

function excerptAround(language: Language, text: string, terms: string[]): Piece[] {
  const flat = plain(text);
  const forms = terms.flatMap((term) => [term, term.replace(/y$/, "ies")]);
  const at = Math.min(...forms.map((form) => flat.indexOf(form)).filter((found) => found >= 0));
  const start = Math.max(0, (Number.isFinite(at) ? at : 0) - 60);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const part = text.slice(from, from + excerptLength).replace(/[^\p{L}\p{N})]*\s\S*$/u, "");
  const found = new Set(terms);
  // `split` alternates separators and words.
  return `${from > 0 ? "… " : ""}${part} …`
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .reduce<Piece[]>((pieces, piece) => {
      const isFound = found.has(stem(language, piece));
      const last = pieces.at(-1);
      if (last && !isFound && !last.isFound) last.text += piece;
      else if (piece) pieces.push({ text: piece, isFound });
      return pieces;
    }, []);
}

/**
 * Searches the site, best match first, in rounds until one finds something: 0, all words; then all words with more and
 * more mistyped letters ("donatoin", "veca"); some of the words. `isExact` is true for words as they were typed.
 */
export function searchSite(language: Language, query: string) {
  if (!languages.includes(language) || query.trim() === "") return [];
  const { search, entries } = indexOf(language);
  const typed = tellingWords(query);
  const read = typed.map((word) => inOrder(language, word));
  const words = meaningsOf(language, read).map(([word = "", ...others]) => ({
    combineWith: "OR" as const,
    // Only the typed word may be the beginning of another: "tiers" is no "tierra".
    queries: [word, { combineWith: "OR" as const, queries: others, prefix: false }],
  }));
  const all = { combineWith: "AND" as const, queries: words };
  const attempts = [
    ...slips.map((slip) => ({ ...all, fuzzy: slipOf(language, slip), maxFuzzy: 2 })),
    { combineWith: "OR" as const, queries: words },
  ];
  const tried = attempts.map((attempt) => search.search(attempt));
  const round = tried.findIndex(({ length }) => length > 0);
  return (tried[round] ?? []).flatMap(({ id, terms }) => {
    const entry = entries.get(String(id));
    if (!entry) return [];
    const { kind, title, href, text } = entry;
    const excerpt = excerptAround(language, text, terms);
    return [{ kind, title, href, excerpt, round, isExact: !round && `${read}` === `${typed}` }];
  });
}

type SearchAnswer = { title: string; text: string; target: Destination };

/** A question, such as "stop monthly": a query asks it when it has all these words in any order, also mistyped. */
type Question = ReturnType<typeof questionsIn>[number];

function questionsIn(language: Language) {
  return pageContent("search", language)
    .answers.flatMap(({ asked, ...answer }) => asked.split(",").map((way) => ({ way, answer })))
    .map(({ way, answer }, id) => {
      const words = tellingWords(way);
      const count = new Set(words).size;
      // "=price" asks for the price of a stay, but "price of a blueprint" does not.
      const most = way.includes("=") ? count : Infinity;
      return { id, words: words.join(" "), count, most, answer };
    });
}

export function answersTo(language: Language, query: string): SearchAnswer[] {
  const { asked, questions } = indexOf(language);
  const words = tellingWords(query).map((word) => inOrder(language, word));
  const queries = meaningsOf(language, words).flat();
  for (const slip of slips) {
    const found = asked
      .search({ combineWith: "OR", queries }, { fuzzy: slipOf(language, slip), maxFuzzy: 2 })
      .flatMap(({ id, terms }) => {
        const isAsked = ({ count, most }: Question) =>
          new Set(terms).size >= count && words.length <= most;
        return questions.slice(id, id + 1).filter(isAsked);
      })
      // Questions with more words of the query come first.
      .toSorted((one, other) => other.count - one.count);
    const closest = Map.groupBy(found, ({ answer }) => answer.target.href);
    if (found.length > 0) return [...closest.values()].flatMap(([first]) => first?.answer ?? []);
  }
  return [];
}

/** Like `answersTo`, but a query in words of another language is answered in that language. */
export function answersInAnyLanguage(language: Language, query: string) {
  const isForeign = !tellingWords(query).some((word) => isWord(language, word));
  const tried = isForeign ? languages.toSorted((one) => (one === language ? -1 : 1)) : [language];
  const found = tried.map((one) =>
    answersTo(one, query).map((answer) => ({ ...answer, language: one })),
  );
  return found.find((answers) => answers.length > 0) ?? [];
}
