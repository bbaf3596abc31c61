import { z } from "zod";
import { head, pair } from "#reader/schema/pair.ts";

export const blogPage = z.strictObject({
  head,
  title: pair,
  lead: pair,
  featured: pair,
  posts: pair,
  categories: pair,
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

export const pages = { blog: blogPage };

type Pages = typeof pages;
declare module "#reader/pages.ts" {
  interface PageSchemas extends Pages {}
}
