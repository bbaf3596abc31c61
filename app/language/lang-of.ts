/**
 * The language of an entry's words where it may be another than the page's: a language whose texts are still
 * growing shows English in their place. The reader puts it there (reader/resolve.ts); on pages of a whole
 * language there is none, and nothing is drawn.
 */
export function langOf(entry: object): { lang?: string } {
  return "lang" in entry && typeof entry.lang === "string" ? { lang: entry.lang } : {};
}
