import MiniSearch from "minisearch";
import { languages, type Language } from "#domain/language/language.ts";
import { pageContent } from "./content.ts";
import { loadedContent, type LoadedContent } from "./load.ts";
import type { Destination } from "./resolve.ts";
import { isWord } from "./search.ts";
import { meaningsOf, plain, slips, tellingWords } from "./search-words.ts";

export type SearchAnswer = { title: string; text: string; target: Destination };

/** A question, such as "stop monthly": a query asks it when it has all these words in any order, also mistyped. */
type Question = { id: number; words: string; count: number; answer: SearchAnswer };
type Index = { search: MiniSearch<Question>; questions: Question[] };

const indexes = new WeakMap<LoadedContent, Partial<Record<Language, Index>>>();

function indexOf(language: Language): Index {
  const kept = indexes.get(loadedContent()) ?? {};
  indexes.set(loadedContent(), kept);
  return (kept[language] ??= makeIndex(language));
}

function makeIndex(language: Language): Index {
  const questions = pageContent("search", language)
    .answers.flatMap(({ asked: ways, ...answer }) =>
      ways.split(",").map((way) => ({ words: tellingWords(way), answer })),
    )
    .map(({ words, answer }, id) => ({
      id,
      words: words.join(" "),
      count: new Set(words).size,
      answer,
    }));
  const search = new MiniSearch<Question>({ fields: ["words"], processTerm: plain });
  search.addAll(questions);
  return { search, questions };
}

/** Answers to a query, the closest first. */
export function answersTo(language: Language, query: string): SearchAnswer[] {
  const { search, questions } = indexOf(language);
  const queries = meaningsOf(tellingWords(query)).flat();
  if (queries.length === 0) return [];
  for (const slip of slips) {
    // A word that the site contains is not mistyped: "prize" is not "price".
    const fuzzy = (term: string) => (isWord(language, term) ? false : slip(term));
    const found = search
      .search({ combineWith: "OR", queries }, { fuzzy, maxFuzzy: 2 })
      .flatMap(({ id, terms }) =>
        questions.filter((way) => way.id === id && new Set(terms).size >= way.count),
      )
      // Questions with more words of the query come first.
      .toSorted((one, other) => other.count - one.count);
    if (found.length > 0) {
      // Only the closest answer for each target.
      const answers = found.map(({ answer }) => answer);
      return answers.filter(
        ({ target }, at) => answers.findIndex((one) => one.target.href === target.href) === at,
      );
    }
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
