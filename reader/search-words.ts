import { loadedContent } from "./load.ts";

/** Accents and letter case make no difference: "construccion" finds "Construcción". */
export const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text that tell something, as they are compared; all of them where none does. */
export function tellingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu)?.map(plain) ?? [];
  const { small_words } = loadedContent().content.pages.search;
  const small = new Set(Object.values(small_words).flatMap((list) => plain(list).split(" ")));
  const telling = words.filter((word) => word.length > 1 && !small.has(word));
  return telling.length > 0 ? telling : words;
}

/** Each word with those that mean the same. */
export function meaningsOf(words: readonly string[]): string[][] {
  const { synonyms } = loadedContent().content.pages.search;
  const groups = synonyms.map((group) => group.map(plain));
  return words.map((word) => [
    ...new Set([word, ...groups.filter((group) => group.includes(word)).flat()]),
  ]);
}

/**
 * How many e-mails of a word may be mistyped, from the strictest attempt to the last: the first takes words as they
 * are typed ("stock" is no slip of "stick"), in the last "veca" finds "beca".
 */
export const slips = [
  () => false,
  (word: string) => (word.length > 6 ? 2 : word.length > 4 ? 1 : false),
  (word: string) => (word.length > 4 ? 2 : word.length === 4 ? 1 : false),
] as const;
