import { sketchbookStories } from "#reader/schema/giving-and-press-lists.ts";
import { action, head, named, pair, some } from "#reader/schema/pair.ts";
import { closing, heading, passage, titledPage } from "../passages.ts";
import { brochureWith } from "../brochure.ts";
import { z } from "zod";

export const blog = titledPage.extend({
  actions: some(action),
  featured: pair,
  posts: pair,
  categories: pair,
  /** Label of the button for all articles. */
  all: pair,
  /** Shown for a category without articles. */
  empty: pair,
  newsletter: passage,
  share: closing,
});

export const blogPost = z.strictObject({
  head,
  back: pair,
  sheet: pair,
  tags: pair,
  sources: pair,
  written: named("title", "feed"),
  other_language: pair,
  share: pair,
  related: pair,
  involved: closing,
  /** Links under what a guide needs. */
  build: z.array(action),
  missing: named("title", "text", "back"),
});

/** In the opening's lead, {press} is computed. */
export const media = brochureWith([
  "intro",
  "press",
  "videos",
  "drawings",
  "kit",
  "websites",
]).extend({
  intro: named("title", "lead", "all"),
  press: named("title", "rest", "website", "blog"),
  videos: named("title"),
  drawings: heading.extend({
    filter: pair,
    stories: z.record(z.enum(sketchbookStories), pair),
    description: pair,
  }),
  kit: passage.extend({
    download: pair,
    figures: action,
    ask: action,
  }),
  /** The data behind our figures, for other websites. */
  websites: pair,
});

export const newsletterArchive = titledPage.extend({
  /** Above the list. */
  issues: pair,
  subscribe: action,
  feed: pair,
});

export const newsletterIssue = z.strictObject({
  head,
  back: pair,
  next: closing,
  missing: passage,
});

const result = passage.extend({ action });

/** A page behind a link in an e-mail: a button to confirm, then the result. */
const newsletterStepPage = z.strictObject({
  head,
  ask: passage.extend({ button: pair }),
  done: result,
  unknown: result,
  gone: result,
});

export { newsletterStepPage as newsletterConfirm, newsletterStepPage as newsletterUnsubscribe };
