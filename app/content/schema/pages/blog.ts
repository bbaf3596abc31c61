import { z } from "zod";
import { head, pair } from "../pair.ts";
import { formPage } from "../form-page.ts";

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

/** The frame of every article. */
export const blogPostPage = z.strictObject({
  head,
  back: pair,
  contents: pair,
  minutes: pair,
  tags: pair,
  sources: pair,
  sample: pair,
  other_language: pair,
  share: z.strictObject({ title: pair, whatsapp: pair, mail: pair, copy: pair, copied: pair }),
  newer: pair,
  older: pair,
  related: pair,
  involved: z.strictObject({ title: pair, text: pair, volunteer: pair, donate: pair }),
  missing: z.strictObject({ title: pair, text: pair, back: pair }),
});

export const shareStoryPage = formPage;

export const searchPage = z.strictObject({
  head,
  title: pair,
  results: pair,
  result: pair,
  none: pair,
  /** What a result is, beside it. */
  kinds: z.strictObject({ page: pair, story: pair, build: pair, position: pair, photo: pair }),
});
