import { z } from "zod";
import { head, pair } from "#reader/schema/pair.ts";

/** The frame of every article. */
export const blogPost = z.strictObject({
  head,
  back: pair,
  tags: pair,
  sources: pair,
  written: z.strictObject({ title: pair, feed: pair }),
  other_language: pair,
  share: pair,
  related: pair,
  involved: z.strictObject({ title: pair, text: pair, volunteer: pair, donate: pair }),
  missing: z.strictObject({ title: pair, text: pair, back: pair }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"blogPost", typeof blogPost> {}
}
