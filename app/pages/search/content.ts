import { z } from "zod";
import { isPlainPage, pages as allPages } from "#domain/addresses.ts";
import { head, pair } from "#reader/schema/pair.ts";

export const searchPage = z.strictObject({
  head,
  title: pair,
  results: pair,
  result: pair,
  none: pair,
  /** Words people look for a page with that it does not say of itself; never shown. */
  words: z.partialRecord(z.enum(allPages.filter(isPlainPage)), pair),
  /** Words that find each other, in one language or both. */
  synonyms: z.array(z.array(z.string()).min(2)),
  /** Words that tell nothing of what is looked for, with blanks between them. */
  small_words: pair,
  /** What a result is, beside it. */
  kinds: z.strictObject({ page: pair, story: pair, build: pair, position: pair, photo: pair }),
});

export const pages = { search: searchPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
