import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

export const newsletterArchivePage = z.strictObject({
  head,
  title: pair,
  lead: pair,
  /** Above the list. */
  issues: pair,
  subscribe: action,
  feed: pair,
  /** While there is no issue. */
  empty: passage,
});

export const pages = { newsletterArchive: newsletterArchivePage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
