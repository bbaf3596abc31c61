import { z } from "zod";
import { head, pair } from "#reader/schema/pair.ts";

export const blog = z.strictObject({
  head,
  title: pair,
  lead: pair,
  featured: pair,
  posts: pair,
  categories: pair,
  /** The first button: all articles. */
  all: pair,
  /** For a category without articles. */
  empty: pair,
  newsletter: z.strictObject({
    title: pair,
    text: pair,
    label: pair,
    placeholder: pair,
    button: pair,
  }),
  share: z.strictObject({ title: pair, text: pair, submit: pair, read: pair }),
});

declare module "#reader/pages.ts" {
  interface PageSchemas extends Record<"blog", typeof blog> {}
}
