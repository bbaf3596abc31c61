import { z } from "zod";
import { action, head, pair } from "#reader/schema/pair.ts";
import { passage } from "#reader/schema/passages.ts";

export const newsletterArchive = z.strictObject({
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

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"newsletterArchive", typeof newsletterArchive> {}
}
