import { embeds } from "#domain/addresses.ts";
import { sketchbookStories } from "../media.ts";
import { named } from "../named.ts";
import { action, head, pair, pictureName, some, target } from "../pair.ts";
import { filmedOpening, passage } from "../passages.ts";
import { blocksAnd } from "../sections.ts";
import { z } from "zod";

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
  newsletter: named("title", "text", "label", "placeholder", "button"),
  share: named("title", "text", "submit", "read"),
});

/** The frame of every article. */
export const blogPost = z.strictObject({
  head,
  back: pair,
  tags: pair,
  sources: pair,
  written: named("title", "feed"),
  other_language: pair,
  share: pair,
  related: pair,
  involved: named("title", "text", "volunteer", "donate"),
  missing: named("title", "text", "back"),
});

export const media = z.strictObject({
  head,
  sections: blocksAnd([
    "intro",
    "press",
    "impact_story",
    "videos",
    "drawings",
    "kit",
    "newsletter",
    "websites",
  ]),
  opening: filmedOpening.extend({
    /** Specification 2: Photos (drawings until there are some), Videos, Stories; each leads to its part of the page and says how many there are. */
    labels: some(
      z.strictObject({ label: pair, target, count: z.enum(["drawings", "videos", "stories"]) }),
    ),
  }),
  intro: named("title", "lead", "all"),
  press: named("title", "rest", "website", "blog"),
  story: z.strictObject({
    title: pair,
    text: pair,
    film: pair,
    /** The documentary's id at the video platform; null until it is known. */
    video: z.string().nullable(),
    drawn_story: z.string().optional(),
    picture: pictureName,
    more: action,
  }),
  videos: named("title"),
  drawings: z.strictObject({
    title: pair,
    lead: pair,
    filter: pair,
    /** A sentence for each. */
    stories: z.record(z.enum(sketchbookStories), pair),
    description: pair,
  }),
  kit: z.strictObject({
    title: pair,
    text: pair,
    download: pair,
    ask: action,
  }),
  /** What other sites may show in a frame; `more` is said under it, and leads to the whole page. */
  embeds: z.strictObject({
    title: pair,
    lead: pair,
    code: pair,
    copy: pair,
    copied: pair,
    see: pair,
    frames: z.record(z.enum(embeds), named("title", "text", "more")),
  }),
  newsletter: passage,
});

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

/** The frame of every issue of the newsletter. */
export const newsletterIssue = z.strictObject({
  head,
  back: pair,
  next: passage.extend({ action }),
  missing: passage,
});

const result = passage.extend({ action });

/** A page behind a link in a letter: it asks for one press, then says what happened. */
const newsletterStepPage = z.strictObject({
  head,
  ask: passage.extend({ button: pair }),
  done: result,
  unknown: result,
});

export { newsletterStepPage as newsletterConfirm, newsletterStepPage as newsletterUnsubscribe };
