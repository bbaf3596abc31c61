import { z } from "zod";
import { booklets } from "#domain/documents/documents.ts";
import { head, itemId, pair } from "#reader/schema/pair.ts";

export const offlinePage = z.strictObject({
  head,
  title: pair,
  lead: pair,
  kinds: z
    .array(
      z.strictObject({
        id: z.enum(booklets),
        title: pair,
        /** Articles by their ids. */
        articles: z.array(itemId).default([]),
        /** One of the few pages that a booklet knows how to print (reader/documents/booklet.ts). */
        page: z.enum(["families", "volunteerPacking", "materialCalculator"]).nullish(),
      }),
    )
    .min(1),
  booklet: z.strictObject({ label: pair, weight: pair }),
});

export const pages = { offline: offlinePage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
