import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { longestSubject } from "#domain/language/page-title.ts";
import { day, inLanguages, pair, pictureName, some } from "./pair.ts";

const short = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.length <= longestSubject, {
    error: `at most ${longestSubject} signs`,
  });

/** content/blog/<id>/post.yaml: everything of an article but its words. */
export const blogPost = z.strictObject({
  /** The same on the page, in the window and in search results. */
  title: inLanguages(short),
  excerpt: pair,
  /** While it lies in the future the article is held back (reader/held-back.ts). */
  published: day,
  /** The known part of the date; the rest is left out where it is shown. */
  published_precision: z.enum(["year", "month", "day"]).default("day"),
  /** The day it was written for this site, where `published` is the day of what it tells. */
  written: day.optional(),
  /** Half written: shown beside the editor alone. */
  draft: z.boolean().default(false),
  author: pair,
  /** An id of content/lists/blog-categories.yaml. */
  category: z.string(),
  tags: z.array(pair),
  picture: pictureName,
  featured: z.boolean().default(false),
  /** A post in one language only says so on its page in the other. */
  languages: some(z.enum(languages)),
});
export type BlogPost = z.infer<typeof blogPost>;

/** content/newsletter/<day-name>/issue.yaml: everything of an issue but its words, in en.md and es.md. */
export const newsletterIssue = z.strictObject({
  /** Also the subject of the e-mail. */
  title: pair,
  /** One or two sentences: what opens the e-mail, and stands in the archive and the feed. */
  summary: pair,
});
export type NewsletterIssue = z.infer<typeof newsletterIssue>;
