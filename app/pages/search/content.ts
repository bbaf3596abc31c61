import { z } from "zod";
import { isPlainPage, pages as allPages } from "#domain/addresses.ts";
import { named } from "#reader/schema/named.ts";
import { head, pair, target } from "#reader/schema/pair.ts";
import { resultKinds } from "#reader/schema/result-kinds.ts";

export const search = z.strictObject({
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
  /** Questions that many ask, and what stands before all results then; `answer` says so beside it. */
  answer: pair,
  answers: z.array(
    z.strictObject({
      /** Words that ask it, parted by commas: "stop monthly, cancel gift". All of one part must be in the query. */
      asked: pair,
      title: pair,
      text: pair,
      target,
    }),
  ),
  /** The filter by kind. */
  filter: named("label", "all", ...resultKinds),
  /** What a result is, beside it. */
  kinds: named(...resultKinds),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"search", typeof search> {}
}
