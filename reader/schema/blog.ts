import { z } from "zod";
import { guatemalaDay } from "#domain/clock.ts";
import { languages } from "#domain/language/language.ts";
import { longestSubject } from "#domain/language/page-title.ts";
import { action, day, inLanguages, pair, pictureName, some } from "./pair.ts";

const short = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.length <= longestSubject, {
    error: `at most ${longestSubject} signs`,
  });

/** content/blog/<id>/post.yaml: an article without its Markdown. */
export const blogPost = z.strictObject({
  title: inLanguages(short),
  excerpt: pair,
  /** A future day holds the article back (`isPublished`). */
  published: day,
  /** Precision with which the date is known and shown. */
  published_precision: z.enum(["year", "month", "day"]).default("day"),
  /** The day it was written, when `published` is the day of the events in it. */
  written: day.optional(),
  /** True to show it only in the editor's preview. */
  draft: z.boolean().default(false),
  author: pair,
  /** An id of content/lists/blog-categories.yaml. */
  category: z.string(),
  tags: z.array(pair),
  picture: pictureName,
  featured: z.boolean().default(false),
  /** The button on the first screen. A guide has its build sheet there; without either it is the closing's first. */
  action: action.optional(),
  /** A post in one language is shown untranslated in the other, with a note. */
  languages: some(z.enum(languages)),
});
export type BlogPost = z.infer<typeof blogPost>;

/** content/newsletter/<day-name>/issue.yaml: an issue without its Markdown, en.md and es.md. */
export const newsletterIssue = z.strictObject({
  /** Also the subject of the e-mail. */
  title: pair,
  /** One or two sentences, for the beginning of the e-mail, the archive and the feed. */
  summary: pair,
});
export type NewsletterIssue = z.infer<typeof newsletterIssue>;

/** True when visitors see an article on a day of Guatemala's calendar, `2026-05-18`. */
export const isPublished = (
  { published, written = published, draft }: Pick<BlogPost, "published" | "written" | "draft">,
  day: string,
): boolean => !draft && published <= day && written <= day;

/** True once the day of an issue has begun in Guatemala. */
export const hasCome = (issue: { published: string }) =>
  issue.published <= guatemalaDay(new Date());
