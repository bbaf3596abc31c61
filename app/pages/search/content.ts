import { z } from "zod";
import { head, pair } from "#reader/schema/pair.ts";

export const searchPage = z.strictObject({
  head,
  title: pair,
  results: pair,
  result: pair,
  none: pair,
  /** What a result is, beside it. */
  kinds: z.strictObject({ page: pair, story: pair, build: pair, position: pair, photo: pair }),
});

export const pages = { search: searchPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
