import { loadedContent } from "./load.ts";

/** Lower case without accents: "construccion" finds "Construcción". */
export const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text without `small_words` (articles, prepositions); all words when nothing else is left. */
export function tellingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu)?.map(plain) ?? [];
  const { small_words } = loadedContent().content.pages.search;
  const small = new Set(Object.values(small_words).flatMap((list) => plain(list).split(" ")));
  const telling = words.filter((word) => word.length > 1 && !small.has(word));
  return telling.length > 0 ? telling : words;
}

/** Each word with its synonyms. */
export function meaningsOf(words: readonly string[]): string[][] {
  const { synonyms } = loadedContent().content.pages.search;
  const groups = synonyms.map((group) => group.map(plain));
  return words.map((word) => [
    ...new Set([word, ...groups.filter((group) => group.includes(word)).flat()]),
  ]);
}

/**
 * Functions from a word to the number of letters that may be mistyped, from strict to tolerant: the first accepts none
 * ("stock" does not find "stick"), in the last "veca" finds "beca".
 */
export const slips = [
  () => false,
  (word: string) => (word.length > 6 ? 2 : word.length > 4 ? 1 : false),
  (word: string) => (word.length > 4 ? 2 : word.length === 4 ? 1 : false),
] as const;
