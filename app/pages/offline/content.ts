import { z } from "zod";
import { booklets } from "#domain/documents/documents.ts";
import { head, itemId, pair, some } from "#reader/schema/pair.ts";

const pagesToKeep = [
  "families",
  "volunteerPacking",
  "groupTrips",
  "greenBuildingWorkshop",
  "materialCalculator",
] as const;

export const offline = z.strictObject({
  head,
  title: pair,
  lead: pair,
  kinds: some(
    z.strictObject({
      id: z.enum(booklets),
      title: pair,
      /** Articles by their ids. */
      articles: z.array(itemId).default([]),
      /** Of the few pages that a booklet knows how to print (reader/documents/booklet.ts). */
      pages: z.array(z.enum(pagesToKeep)).default([]),
    }),
  ),
  /** `{kilobytes}` of one page. */
  weight: pair,
  booklet: z.strictObject({ label: pair, weight: pair }),
  /** Where pages are picked. `{kilobytes}`, `{done}`, `{all}` and `{date}` are filled in. */
  pick: z.strictObject({
    title: pair,
    lead: pair,
    sum: pair,
    keep: pair,
    progress: pair,
    done: pair,
    broken: pair,
    kept_on: pair,
    remove: pair,
    removed: pair,
    also: pair,
  }),
  /** At the head of a page that comes from the device: `{date}` is the day it was kept. */
  worker: z.strictObject({ copy: pair, missing: pair }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"offline", typeof offline> {}
}
